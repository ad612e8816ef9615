import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ਹੋਰ | ਸਭ | ਸਾਰੇ'),
  load: rawList('ਲੋਡ ਕਰੋ | ਵੇਖੋ | ਦੇਖੋ | ਦਿਖਾਓ | ਨਤੀਜੇ'),
  next: rawList('ਅੱਗੇ | ਅਗਲਾ'),
  previous: rawList('ਪਿੱਛੇ | ਪਿਛਲਾ'),
  page: rawList('ਪੰਨਾ'),
  among: rawList('ਵਿੱਚੋਂ'),
};

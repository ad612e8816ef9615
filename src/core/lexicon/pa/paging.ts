import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ਹੋਰ ਲੋਡ ਕਰੋ | ਹੋਰ ਵੇਖੋ | ਹੋਰ ਦੇਖੋ | ਹੋਰ ਦਿਖਾਓ | ਹੋਰ ਨਤੀਜੇ | ਸਭ ਵੇਖੋ | ਸਾਰੇ ਦੇਖੋ'),
  next: rawList('ਅੱਗੇ | ਅਗਲਾ | ਅਗਲਾ ਪੰਨਾ'),
  previous: rawList('ਪਿੱਛੇ | ਪਿਛਲਾ | ਪਿਛਲਾ ਪੰਨਾ'),
  page: rawList('ਪੰਨਾ'),
  among: rawList('ਵਿੱਚੋਂ'),
};

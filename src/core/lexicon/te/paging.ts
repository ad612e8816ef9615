import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('మరిన్ని | అన్నీ'),
  load: rawList('లోడ్ చేయండి | చూడండి | చూపించు | చూపండి | ఫలితాలు'),
  next: rawList('తదుపరి | తర్వాత | తర్వాతి పేజీ'),
  previous: rawList('మునుపటి | వెనుకకు'),
  page: rawList('పేజీ'),
  among: rawList('లో'),
};

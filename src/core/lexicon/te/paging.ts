import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('మరిన్ని లోడ్ చేయండి | మరిన్ని చూడండి | మరిన్ని చూపించు | మరిన్ని చూపండి | మరిన్ని ఫలితాలు | అన్నీ చూడండి | అన్నీ చూపించు'),
  next: rawList('తదుపరి | తర్వాత | తదుపరి పేజీ | తర్వాతి పేజీ'),
  previous: rawList('మునుపటి | మునుపటి పేజీ | వెనుకకు'),
  page: rawList('పేజీ'),
  among: rawList('లో'),
};

import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ಇನ್ನಷ್ಟು | ಹೆಚ್ಚು | ಎಲ್ಲವನ್ನೂ | ಎಲ್ಲಾ'),
  load: rawList('ಲೋಡ್ ಮಾಡಿ | ನೋಡಿ | ತೋರಿಸಿ'),
  next: rawList('ಮುಂದೆ | ಮುಂದಿನ'),
  previous: rawList('ಹಿಂದೆ | ಹಿಂದಿನ'),
  page: rawList('ಪುಟ'),
  among: rawList('ರಲ್ಲಿ'),
};

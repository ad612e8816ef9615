import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('ಇನ್ನಷ್ಟು ಲೋಡ್ ಮಾಡಿ | ಇನ್ನಷ್ಟು ನೋಡಿ | ಇನ್ನಷ್ಟು ತೋರಿಸಿ | ಹೆಚ್ಚು ನೋಡಿ | ಹೆಚ್ಚು ಲೋಡ್ ಮಾಡಿ | ಎಲ್ಲವನ್ನೂ ನೋಡಿ | ಎಲ್ಲಾ ನೋಡಿ'),
  next: rawList('ಮುಂದೆ | ಮುಂದಿನ | ಮುಂದಿನ ಪುಟ'),
  previous: rawList('ಹಿಂದೆ | ಹಿಂದಿನ | ಹಿಂದಿನ ಪುಟ'),
  page: rawList('ಪುಟ'),
  among: rawList('ರಲ್ಲಿ'),
};

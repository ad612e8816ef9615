import { list } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: list('विज्ञापन | विज्ञापनों'),
    label: list('^विज्ञापन'),
    says: list('=विज्ञापन'),
  },
  consent: {
    ask: list('कुकी | कुकीज़ | कुकीज'),
    label: list('कुकी | कुकीज़ | कुकीज'),
    words: list('कुकी | कुकीज़ | कुकीज'),
  },
  newsletter: {
    ask: list('न्यूज़लेटर | न्यूजलेटर'),
    label: list('न्यूज़लेटर | न्यूजलेटर'),
  },
  comments: {
    ask: list('टिप्पणियां | टिप्पणियाँ | टिप्पणी | कमेंट'),
    label: list('^टिप्पणियां | ^टिप्पणियाँ | ^कमेंट'),
  },
  related: {
    ask: list('संबंधित | सुझाए गए'),
    label: list('संबंधित लेख | संबंधित खबरें | यह भी पढ़ें'),
  },
  sidebar: {
    ask: list('साइडबार'),
  },
  share: {
    ask: list('शेयर बटन | साझा करने के बटन'),
    label: list('^शेयर करें'),
  },
};

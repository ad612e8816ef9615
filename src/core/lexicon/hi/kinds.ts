import { rawList } from '../list.ts';
import type { KindWords } from '../shape.ts';

export const kinds: KindWords = {
  ads: {
    ask: rawList('विज्ञापन | विज्ञापनों'),
    label: rawList('^विज्ञापन'),
    says: rawList('=विज्ञापन'),
  },
  consent: {
    ask: rawList('कुकी | कुकीज़ | कुकीज'),
    label: rawList('कुकी | कुकीज़ | कुकीज'),
    words: rawList('कुकी | कुकीज़ | कुकीज'),
  },
  newsletter: {
    ask: rawList('न्यूज़लेटर | न्यूजलेटर'),
    label: rawList('न्यूज़लेटर | न्यूजलेटर'),
  },
  comments: {
    ask: rawList('टिप्पणियां | टिप्पणियाँ | टिप्पणी | कमेंट'),
    label: rawList('^टिप्पणियां | ^टिप्पणियाँ | ^कमेंट'),
  },
  related: {
    ask: rawList('संबंधित | सुझाए गए'),
    label: rawList('संबंधित लेख | संबंधित खबरें | यह भी पढ़ें'),
  },
  sidebar: {
    ask: rawList('साइडबार'),
  },
  share: {
    ask: rawList('शेयर बटन | साझा करने के बटन'),
    label: rawList('^शेयर करें'),
  },
};

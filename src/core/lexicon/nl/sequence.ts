import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list(
    'en ten slotte | ten slotte | en tot slot | tot slot | en dan | dan | en daarna | daarna | en vervolgens | vervolgens',
  ),
  and: list('en ook | en'),
  first: list('^eerst | ^allereerst'),
  tell: list('^zeg me | ^zeg mij | ^vertel me | ^vertel mij'),
  lead: list('breng me | breng mij | neem me mee | leid me | laat me zien hoe | laat me zien waar | help me'),
  lookUp: list('^zoek | ^vind | ^kijk | ^controleer | ^zoek eerst'),
  back: list('daarheen | ernaartoe | er | het | dat | naar | alsjeblieft | dan'),
  rest: list(
    'van de rest | van de overige | van de overgebleven | uit de rest | onder de overige | van de anderen',
  ),
};

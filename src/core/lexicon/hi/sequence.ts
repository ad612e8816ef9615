import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('और अंत में | अंत में | और फिर | फिर | और उसके बाद | उसके बाद | और इसके बाद | इसके बाद'),
  and: list('और'),
  first: list('^पहले | ^सबसे पहले'),
  tell: [],
  lead: list('ले चलो | ले जाओ | ले चलिए | ले जाइए | पहुँचाओ | रास्ता दिखाओ | दिखाओ कैसे'),
  lookUp: list('ढूँढो | ढूंढो | खोजो | ढूंढें | खोजें | ढूँढिए'),
  back: list('मुझे | वहाँ | वहां | उस | पर | तक | उसे'),
  rest: list('बाकी में से | बाकियों में से | बाक़ी में से | बचे हुए में से | शेष में से'),
};

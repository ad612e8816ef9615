import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('ثم | وبعد ذلك | بعد ذلك | وبعدها | بعدها'),
  and: list('و*'),
  first: list('^أولا | ^أولاً'),
  tell: [],
  lead: list('خذني | انقلني | أرشدني | ارشدني | وجهني | أرني كيف | ارني كيف | ساعدني'),
  lookUp: list('^ابحث عن | ^جد | ^اعثر على | ^تحقق'),
  back: list('هناك | إليها | إليه | ذلك | من فضلك'),
  rest: list('من الباقي | من البقية | مما تبقى | بين الباقي'),
};

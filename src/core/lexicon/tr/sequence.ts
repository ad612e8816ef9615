import { list } from '../list.ts';
import type { SequenceWords } from '../shape.ts';

export const sequence: SequenceWords = {
  after: list('ve sonra | sonra | ardından | daha sonra | bundan sonra | ve son olarak | son olarak'),
  and: list('ve ayrıca | ve'),
  first: list('^önce | ^ilk olarak'),
  tell: list('söyleyip'),
  lead: list('beni götür | bana yol göster | nasıl yapılacağını göster | beni yönlendir | bana yardım et'),
  lookUp: list('^bul | ^ara | ^kontrol et'),
  back: list('oraya | orada | ona | onu | lütfen | sonra'),
  rest: list('kalanlardan | kalanların | geri kalanlardan | geri kalanların'),
};

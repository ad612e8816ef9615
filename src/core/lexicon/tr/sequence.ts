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
  but: list('ama | fakat | ancak'),
  earlier: list('önce | bundan önce | ondan önce | ilk önce | öncesinde'),
  adverbs: list('önce'),
  once: list('sonra'),
  before: list('önce'),
  behind: true,
  selves: list('ben'),
  turned: [
    ['-… (gizledikten/gizlemeden/sakladıktan/saklamadan)', '… gizle'],
    ['-… (kaldırdıktan/kaldırmadan/sildikten/silmeden)', '… kaldır'],
    ['-… (söyledikten/söylemeden)', '… söyle'],
    ['-… (özetledikten/özetlemeden)', '… özetle'],
    ['-… (açıkladıktan/açıklamadan)', '… açıkla'],
    ['-… (bulduktan/bulmadan)', '… bul'],
    ['beni … (götürdükten/götürmeden/yönlendirdikten/yönlendirmeden)', 'beni … götür'],
  ],
};

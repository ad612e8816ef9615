import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('kaç tane | kaç adet | kaç | sayısı'),
  all: rawList('listele* | ^tüm … göster* | ^bütün … göster* | hepsini göster'),
  which: rawList('bunlardan hangileri | hangileri'),
  groups: rawList('şikayet* | ne diyor* | ana konular | grupla*'),
  exists: rawList('var mı | mevcut mu'),
  first: rawList('ilk'),
  cheapest: rawList('en ucuz* | en düşük fiyat*'),
  dearest: rawList('en pahalı* | en yüksek fiyat*'),
  least: rawList('en düşük* | en küçük* | en az | en kısa*'),
  most: rawList('en yüksek* | en büyük* | en çok | en fazla | en uzun*'),
  earliest: rawList('en eski*'),
  latest: rawList('en yeni* | en son'),
  sum: rawList('toplam*'),
  average: rawList('ortalama*'),
  under: rawList('daha az | az | altında | altındaki | daha ucuz | ucuz | daha düşük'),
  over: rawList(
    'daha fazla | fazla | üzerinde | üzerindeki | üstünde | üstündeki | daha pahalı | pahalı | daha yüksek',
  ),
  atMost: rawList('en fazla | en çok | kadar'),
  atLeast: rawList('en az | ve üzeri | veya daha fazla'),
  between: rawList('arasında | arasındaki | arası'),
  and: rawList('ve | ile'),
  not: rawList('değil | olmayan | hariç | dışında | dışındaki'),
  items: rawList('öğe* | kayıt* | satır* | sonuç* | liste* | tablo* | sayfa* | var | burada'),
  numbers: rawList('bir | iki | üç | dört | beş | altı | yedi | sekiz | dokuz | on'),
  verbs: rawList(
    'göster | hangi | hangisi | olan | vardır | bulunan | bulunuyor | sahip | ne | nedir | tüm | bütün',
  ),
  costs: rawList('fiyat* | ücret* | maliyet*'),
  yes: rawList('evet | var'),
  boundsBehind: true,
};

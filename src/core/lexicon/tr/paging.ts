import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'daha fazla göster | daha fazla yükle | daha fazla gör | daha fazla sonuç | daha fazlasını göster | devamını göster | devamını yükle | tümünü göster | tümünü gör | hepsini göster | hepsini gör',
  ),
  next: rawList('sonraki | sonraki sayfa | ileri'),
  previous: rawList('önceki | önceki sayfa | geri'),
  page: rawList('sayfa'),
  among: rawList('sonuçtan | üründen | ilandan | sayfadan'),
};

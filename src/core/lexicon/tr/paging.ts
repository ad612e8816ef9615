import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('daha fazla | daha fazlasını | devamını | tümünü | hepsini'),
  load: rawList('göster | yükle | gör | sonuç'),
  next: rawList('sonraki | ileri'),
  previous: rawList('önceki | geri'),
  back: rawList('geri'),
  page: rawList('sayfa'),
  among: rawList('sonuçtan | üründen | ilandan | sayfadan'),
};

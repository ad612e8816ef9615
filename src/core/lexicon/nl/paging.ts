import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('meer | alles | alle'),
  load: rawList('laden | laad | toon | tonen | weergeven | resultaten | bekijk | bekijken'),
  next: rawList('volgende'),
  previous: rawList('vorige'),
  back: rawList('terug'),
  page: rawList('pagina'),
  of: rawList('van'),
};

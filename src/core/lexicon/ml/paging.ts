import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('കൂടുതൽ | എല്ലാം'),
  load: rawList('ലോഡ് ചെയ്യുക | കാണുക | കാണിക്കുക | ഫലങ്ങൾ'),
  next: rawList('അടുത്തത് | അടുത്ത'),
  previous: rawList('മുമ്പത്തെ | മുമ്പത്തേത്'),
  page: rawList('പേജ്'),
  among: rawList('ൽ'),
};

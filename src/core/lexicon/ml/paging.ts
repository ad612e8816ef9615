import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('കൂടുതൽ ലോഡ് ചെയ്യുക | കൂടുതൽ കാണുക | കൂടുതൽ കാണിക്കുക | കൂടുതൽ ഫലങ്ങൾ | എല്ലാം കാണുക | എല്ലാം കാണിക്കുക'),
  next: rawList('അടുത്തത് | അടുത്ത | അടുത്ത പേജ്'),
  previous: rawList('മുമ്പത്തെ | മുമ്പത്തേത് | മുമ്പത്തെ പേജ്'),
  page: rawList('പേജ്'),
  among: rawList('ൽ'),
};

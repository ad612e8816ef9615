import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('और | अधिक | सभी | सब'),
  load: rawList('देखें | दिखाएं | दिखाएँ | लोड करें | परिणाम'),
  next: rawList('अगला | आगे'),
  previous: rawList('पिछला | पीछे'),
  page: rawList('पेज | पृष्ठ'),
  among: rawList('में से'),
};

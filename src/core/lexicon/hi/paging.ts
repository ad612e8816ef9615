import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'और देखें | और दिखाएं | और दिखाएँ | और लोड करें | अधिक देखें | अधिक दिखाएं | अधिक लोड करें | अधिक परिणाम | सभी देखें | सभी दिखाएं | सब देखें',
  ),
  next: rawList('अगला | आगे | अगला पेज | अगला पृष्ठ'),
  previous: rawList('पिछला | पीछे | पिछला पेज | पिछला पृष्ठ'),
  page: rawList('पेज | पृष्ठ'),
  among: rawList('में से'),
};

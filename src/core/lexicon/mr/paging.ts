import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'आणखी पहा | आणखी दाखवा | आणखी लोड करा | अधिक पहा | अधिक दाखवा | अधिक लोड करा | सर्व पहा | सर्व दाखवा',
  ),
  next: rawList('पुढे | पुढील | पुढील पान | पुढील पृष्ठ'),
  previous: rawList('मागे | मागील | मागील पान | मागील पृष्ठ'),
  page: rawList('पृष्ठ | पान'),
  among: rawList('पैकी'),
};

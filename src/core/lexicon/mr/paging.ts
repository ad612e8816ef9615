import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('आणखी | अधिक | सर्व'),
  load: rawList('पहा | दाखवा | लोड करा'),
  next: rawList('पुढे | पुढील'),
  previous: rawList('मागे | मागील'),
  page: rawList('पृष्ठ | पान'),
  among: rawList('पैकी'),
};

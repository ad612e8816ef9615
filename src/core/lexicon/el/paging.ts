import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('περισσότερων | περισσότερα | όλων | όλα'),
  load: rawList('φόρτωση | εμφάνιση | δείτε | δες | αποτελέσματα | προβολή'),
  next: rawList('επόμενη | επόμενο'),
  previous: rawList('προηγούμενη | προηγούμενο'),
  page: rawList('σελίδα'),
  of: rawList('από'),
};

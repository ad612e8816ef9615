import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'φόρτωση περισσότερων | εμφάνιση περισσότερων | δείτε περισσότερα | δες περισσότερα | περισσότερα αποτελέσματα | εμφάνιση όλων | προβολή όλων | δείτε όλα',
  ),
  next: rawList('επόμενη | επόμενο | επόμενη σελίδα'),
  previous: rawList('προηγούμενη | προηγούμενο | προηγούμενη σελίδα'),
  page: rawList('σελίδα'),
  of: rawList('από'),
};

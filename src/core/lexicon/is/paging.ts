import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('meira | fleiri | allt | alla'),
  load: rawList('hlaða | sækja | sýna | sjá | niðurstöður'),
  next: rawList('næsta | áfram'),
  previous: rawList('fyrri | til baka'),
  page: rawList('síða'),
  of: rawList('af'),
};

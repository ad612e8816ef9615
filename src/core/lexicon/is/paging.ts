import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'hlaða meira | hlaða fleiri | sækja fleiri | sýna meira | sýna fleiri | sjá meira | sjá fleiri | fleiri niðurstöður | sýna allt | sjá allt | sjá alla',
  ),
  next: rawList('næsta | næsta síða | áfram'),
  previous: rawList('fyrri | fyrri síða | til baka'),
  page: rawList('síða'),
  of: rawList('af'),
};

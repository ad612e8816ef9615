import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('vairāk | visus | visu'),
  load: rawList('rādīt | ielādēt | skatīt | rezultātu'),
  next: rawList('nākamā | nākamais | tālāk'),
  previous: rawList('iepriekšējā | iepriekšējais | atpakaļ'),
  page: rawList('lapa | lappuse'),
  of: rawList('no'),
};

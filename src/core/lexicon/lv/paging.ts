import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'rādīt vairāk | ielādēt vairāk | skatīt vairāk | vairāk rezultātu | rādīt visus | skatīt visus | skatīt visu',
  ),
  next: rawList('nākamā | nākamais | nākamā lapa | tālāk'),
  previous: rawList('iepriekšējā | iepriekšējais | iepriekšējā lapa | atpakaļ'),
  page: rawList('lapa | lappuse'),
  of: rawList('no'),
};

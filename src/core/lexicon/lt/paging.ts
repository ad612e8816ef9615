import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('daugiau | visus | viską'),
  load: rawList('rodyti | įkelti | žiūrėti | rezultatų | peržiūrėti'),
  next: rawList('kitas | toliau | sekantis'),
  previous: rawList('ankstesnis | atgal'),
  page: rawList('puslapis'),
  of: rawList('iš'),
};

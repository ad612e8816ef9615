import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'rodyti daugiau | įkelti daugiau | žiūrėti daugiau | daugiau rezultatų | rodyti visus | rodyti viską | žiūrėti visus | peržiūrėti visus',
  ),
  next: rawList('kitas | kitas puslapis | toliau | sekantis'),
  previous: rawList('ankstesnis | ankstesnis puslapis | atgal'),
  page: rawList('puslapis'),
  of: rawList('iš'),
};

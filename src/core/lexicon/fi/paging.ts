import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'lataa lisää | näytä lisää | näytä enemmän | katso lisää | lisää tuloksia | näytä kaikki | katso kaikki',
  ),
  next: rawList('seuraava | seuraava sivu | seuraavat'),
  previous: rawList('edellinen | edellinen sivu | edelliset'),
  page: rawList('sivu'),
};

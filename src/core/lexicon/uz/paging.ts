import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    "yana yuklash | yana ko'rsatish | ko'proq yuklash | ko'proq ko'rsatish | barchasini ko'rish | barchasini ko'rsatish | hammasini ko'rish | =ko'proq",
  ),
  next: rawList('keyingi | keyingi sahifa | oldinga'),
  previous: rawList('oldingi | oldingi sahifa | orqaga'),
  page: rawList('sahifa | bet'),
};

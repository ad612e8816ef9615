import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList("yana | ko'proq | barchasini | hammasini"),
  load: rawList("yuklash | ko'rsatish | ko'rish"),
  alone: rawList("ko'proq"),
  next: rawList('keyingi | oldinga'),
  previous: rawList('oldingi | orqaga'),
  page: rawList('sahifa | bet'),
};

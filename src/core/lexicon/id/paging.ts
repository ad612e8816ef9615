import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('lebih banyak | lainnya | selengkapnya | semua'),
  load: rawList('muat | tampilkan | lihat | hasil'),
  next: rawList('berikutnya | selanjutnya'),
  previous: rawList('sebelumnya'),
  page: rawList('halaman'),
  of: rawList('dari'),
};

import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'muat lebih banyak | muat lainnya | tampilkan lebih banyak | tampilkan lainnya | lihat lebih banyak | lihat lainnya | lihat selengkapnya | hasil lainnya | lihat semua | tampilkan semua',
  ),
  next: rawList('berikutnya | selanjutnya | halaman berikutnya | halaman selanjutnya'),
  previous: rawList('sebelumnya | halaman sebelumnya'),
  page: rawList('halaman'),
  of: rawList('dari'),
};

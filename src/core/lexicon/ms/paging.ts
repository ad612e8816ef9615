import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList(
    'muat lagi | muatkan lagi | tunjukkan lagi | papar lagi | lihat lagi | hasil lagi | papar semua | lihat semua | tunjukkan semua',
  ),
  next: rawList('seterusnya | halaman seterusnya'),
  previous: rawList('sebelumnya | sebelum | halaman sebelumnya'),
  page: rawList('halaman | muka surat'),
  of: rawList('daripada | dari'),
};

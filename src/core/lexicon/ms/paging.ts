import { rawList } from '../list.ts';
import type { PagingWords } from '../shape.ts';

export const paging: PagingWords = {
  more: rawList('lagi | semua'),
  load: rawList('muat | muatkan | tunjukkan | papar | lihat | hasil'),
  next: rawList('seterusnya'),
  previous: rawList('sebelumnya | sebelum'),
  page: rawList('halaman | muka surat'),
  of: rawList('daripada | dari'),
};

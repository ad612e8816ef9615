import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('berapa banyak | berapa jumlah | ada berapa | jumlah'),
  all: rawList('^sebutkan | ^daftar* | ^tampilkan semua | ^tunjukkan semua'),
  which: rawList('yang mana dari'),
  groups: rawList('keluhan | mengeluh | apa kata | tema utama | kelompokkan'),
  exists: rawList('apakah ada | adakah'),
  first: rawList('pertama'),
  cheapest: rawList('termurah | paling murah | harga terendah'),
  dearest: rawList('termahal | paling mahal | harga tertinggi'),
  least: rawList('terendah | terkecil | paling sedikit | terpendek'),
  most: rawList('tertinggi | terbesar | paling banyak | terbanyak | terpanjang'),
  earliest: rawList('tertua | terlama | paling lama'),
  latest: rawList('terbaru | paling baru'),
  sum: rawList('total | jumlah harga | keseluruhan'),
  average: rawList('rata rata'),
  under: rawList('kurang dari | di bawah | lebih murah dari | sebelum'),
  over: rawList('lebih dari | di atas | lebih mahal dari | setelah'),
  atMost: rawList('paling banyak | maksimal | hingga | sampai'),
  atLeast: rawList('setidaknya | minimal | mulai'),
  between: rawList('antara'),
  and: rawList('dan'),
  not: rawList('tidak | tanpa | bukan | kecuali'),
  items: rawList('item | entri | baris | hasil | daftar | tabel | halaman | ada | sini'),
  numbers: rawList('satu | dua | tiga | empat | lima | enam | tujuh | delapan | sembilan | sepuluh'),
  verbs: rawList(
    'yang | memiliki | punya | mempunyai | di | dengan | apa | mana | adalah | semua | dari | terletak | seharga | berapa',
  ),
  costs: rawList('harga | harganya | biaya | berharga'),
  yes: rawList('ya | ada'),
};

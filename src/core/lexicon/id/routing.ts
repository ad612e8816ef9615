import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

/** Indonesian and Malay. */
export const routing: RoutingWords = {
  script: LATIN,
  howTo:
    /\b(bagaimana (cara|caranya|saya|aku)|gimana cara|cara (untuk )?(meng|mem|men|me)\w+|di mana saya (bisa|dapat|klik|harus)|bantu saya|pandu saya|tunjukkan cara|langkah langkah|tutorial)\b/,
  ask: /^ (di |ke |dari |pada |sejak |untuk )?(siapa|apa|apakah|kapan|mana|dimana|mengapa|kenapa|berapa|bagaimana|adakah|yang mana) /,
  tell: /^ (tolong )?(ringkas\w*|rangkum\w*|jelaskan|terangkan|uraikan|beri tahu|terjemahkan|sebutkan)/,
  away: [
    /\b(tidak|nggak|gak|tak) (mau|ingin) (me)?lihat|\bjangan (tampilkan|perlihatkan)|\bberhenti (menampilkan|menunjukkan)|\b(hanya|cuma) (tampilkan|artikel)|\btampilkan hanya|\bhilang/,
    /\bsetengah (layar|halaman)\b/,
  ],
  hide: /\b(sembunyikan|singkirkan|bersihkan|hilangkan|saring|enyahkan|rapikan)\b/,
  remove: /\b(hapus|blokir|tutup|matikan|bisukan)\b/,
  own: /\b(keranjang|akun|saya|kata sandi|pesanan|profil|langganan)\b/,
  noise:
    /\b(iklan\w*|spanduk|banner|cookie|bilah samping|sidebar|komentar|rekomendasi|sponsor|popup|halaman|video|postingan|berita|gambar|artikel)\b/,
  act: /^ (tolong |silakan |saya (mau|ingin) |bisakah kamu )*(cari|carikan|temukan|tambahkan|pesan|pesankan|beli|buka|pergi|urutkan|filter|unduh|bandingkan|pilih|isi|kirim|tampilkan|lihat|periksa|cek|batalkan|ubah|ganti|daftar|masuk|tunjukkan) /,
  polite: /\b(bisakah|bisa kamu|bisakah kamu|bolehkah)\b/,
  whereSee: /^ (di ?mana|dimana) (saya |aku )?(bisa |dapat )?(melihat|lihat|cek|menemukan|membaca) /,
  wish: /^ (saya|aku) (ingin|mau|perlu|harus) (?!(tahu|mengerti|melihat|lihat|baca|membaca)\b)/,
  vanish: rawList('hilang* | sembunyi* | hapus | singkir* | buang'),
  noneOf: rawList(
    'tanpa | tidak mau | tidak butuh | tidak perlu | nggak butuh | nggak perlu | gak perlu | kurangi | tidak tertarik | tak perlu | tidak ingin',
  ),
  fedUp: rawList('terlalu banyak | mengganggu | ganggu | menyebalkan | bosan | menutupi'),
  only: rawList('hanya | cuma | kecuali | selain'),
  content: rawList('artikel | resep | teks | isi | konten'),
  trouble: rawList(
    'lupa | kehilangan | tidak bisa masuk | tidak bisa login | nggak bisa login | tidak berfungsi | kedaluwarsa | salah | berubah | pindah | belum sampai | terkunci | terlalu kecil | belum sampai | belum datang | dicuri | dua kali | uang kembali | tidak masuk | tidak datang | tidak menerima | tidak menemukan | tidak ketemu | salah kirim',
  ),
  goods: rawList('tiket | penerbangan | kereta | bus | kursi | kamar | meja | janji temu'),
  self: rawList('saya | aku | kami | kita | ku'),
  talk: rawList(
    'terima kasih | makasih | halo | hai | selamat pagi | selamat malam | sampai jumpa | bagus | mantap | oke | ok | ya | tidak | mengerti | apa kabar',
  ),
  about: rawList('apa yang bisa kamu lakukan | kamu bisa apa | siapa kamu | bantuan | kamu siapa'),
  clutter: rawList('iklan* | banner | spanduk | bilah samping | cookie'),
  fact: rawList('nomor | harga | alamat'),
  source: rawList('menurut artikel ini | menurut artikel | menurut penulis | menurut halaman ini'),
  retell: rawList(
    '^buat tabel | ^buatkan tabel | ^bandingkan kedua | ^bandingkan dua | ^bacakan | ^terjemahkan | ^sebutkan',
  ),
  noControl: rawList('tidak melihat tombol | tidak ada tombol | tidak menemukan tombol'),
  takeMe: rawList('^bawa saya ke | ^antar saya ke | ^arahkan saya ke'),
  readWithout: rawList('membaca … tanpa | melihat … tanpa | dilihat tanpa'),
  facts: rawList('apa | mana | siapa | kapan | mengapa | kenapa | berapa | tahun berapa | apa yang terjadi'),
  controls: rawList(
    'di sini | tombol | menu | pengaturan | setelan | opsi | tautan | link | ikon | tab | formulir | klik | tekan | halaman | layar | keranjang',
  ),
  asksControl: rawList(
    'tombol mana | tombol apa | ikon mana | tautan mana | di mana klik | di mana saya klik | klik di mana | di menu mana | di pojok mana | ada tombol',
  ),
  required: rawList(
    '^apakah saya harus | ^apakah harus | ^apakah perlu | ^apakah wajib | ^apakah kita harus | ^apakah gratis | ^haruskah | ^perlukah',
  ),
};

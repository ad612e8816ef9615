import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`saya | anda | ini`),
  commits:
    rawList(`lakukan pembayaran | pesan sekarang | buat pesanan | tempatkan pesanan | pesan tiket | pesan kamar | hilangkan | posting |
    unggah status | logout | tarik dana | tarik saldo | tarik tunai | isi saldo | top up | tutup akun | daftar | buat akun |
    lamar | pengembalian dana | mulai ulang | matikan | pilih suara | beri suara | telepon | lanjut ke pembayaran |
    lanjutkan pembayaran | coba gratis | ikuti | berhenti mengikuti | dan pesan | lalu pesan`),
  perhaps: rawList(`pembayaran | pesanan | pemesanan | langganan | balas | komentari | checkout | tawar`),
  alone: rawList(`tukar | jual | pasang | tawar | ya`),
  harmless:
    rawList(`pesanan saya | riwayat pesanan | metode pembayaran | cara pembayaran | opsi pengiriman | tersimpan |
    disimpan | terkirim | daftar isi | daftar pesanan | daftar harga | daftar produk | daftar keinginan |
    lacak pesanan | lihat pesanan | simpanan | penjual | hapus pencarian | terima kasih | ke daftar | daftar belanja |
    lacak paket | tandai sudah dibaca | tandai dibaca | lanjut belanja | lanjutkan belanja | ongkos kirim |
    biaya kirim | cara bayar | pesan baru | tulis ulasan | matikan suara | keluar dari layar penuh | kata sandi`),
  looks:
    rawList(`lihat | tampilkan | rincian | detail | riwayat | lacak | status | metode | cara | opsi | pilihan | pengaturan | setelan |
    preferensi | bantuan | tentang | bandingkan | kembali | edit | ubah | cari | pencarian | filter | saring | urutkan |
    temukan | informasi | info | ringkasan | kuitansi | faktur | kebijakan | syarat | ketentuan | cetak | unduh | ekspor |
    pratinjau`),
  leads:
    rawList(`semua | selengkapnya | lebih banyak | lebih sedikit | selanjutnya | berikutnya | lanjut | sebelumnya |
    buka | menu | pelajari | baca | jelajahi | perluas | ciutkan | perbesar | putar | jeda | salin | sembunyikan |
    beranda | halaman | segarkan | pilih | ganti | tambah | tambahkan | buat | baru | sisipkan | lampirkan | unggah |
    bahasa | tema | profil | kalender | peta | kelola | kontak | saya`),
  topics:
    rawList(`tanya jawab | pertanyaan | layar penuh | cuaca | jam buka | jam operasional | jadwal | tabel ukuran |
    dengarkan | cuplikan | trailer | bisukan | mode gelap | subtitel | takarir | katalog | aksesibilitas |
    tentang kami | karier | karir | pers | favorit | petunjuk arah | rute | terdekat | ulasan | ketersediaan | berita |
    termurah | ukuran teks | perkecil | bilah sisi | keranjang | muat lebih | tonton | hukum | hari ini | besok |
    kemarin | minggu | bulan | tahun | tampilan | kategori | item dihapus | panduan | duplikat | urungkan | ulangi |
    tebal | miring | terjemahkan | lupa | ke atas | hitung | populer | terpopuler | terbaru | terkait | serupa | bab |
    kecepatan | potong gambar | kolom | kelompokkan | belum dibaca | tempat sampah | draf | toko | cabang | galeri |
    foto | video | fitur | spesifikasi | garansi | harga | mutasi | saldo | kartu | rekening | dokumen | formulir |
    acara | musim | lirik | kontras | promo | merek | olahraga | resep | masuk | ^di bawah | jadwal kosong |
    cek ongkir | ongkir | rekening koran | stok tersedia | kursi kosong`),
  retreats:
    rawList(`batal | batalkan | tidak | tidak terima kasih | jangan sekarang | nanti | lain kali | tutup | kembali | simpan saja |
    tetap | lewati`),
  opens:
    rawList(`lihat | tampilkan | baca | cara | bagaimana | mengapa | kenapa | kapan | di mana | siapa | tentang | selengkapnya | syarat |
    ketentuan | kebijakan | riwayat | detail | rincian | lacak | biaya | panduan | bantuan | jangan | tidak | pertahankan |
    bandingkan | kembali ke | status | aturan | sembunyikan | kelola | jelajahi | cari | pratinjau | pelajari |
    apa yang | berapa | apakah gratis | apakah ini`),
  places:
    rawList(`pembayaran | checkout | ringkasan pesanan | penagihan | tagihan | zona berbahaya | hapus akun | penghapusan akun |
    pengaturan akun | transfer | penarikan | langganan | donasi | tidak dapat dibatalkan | apakah anda yakin`),
  acts: rawList(`kirim* | mengirim* | ajukan* | bayar* | membayar* | beli* | membeli* | pesan* | memesan* | booking* |
    reservasi* | sewa* | donasi* | langgan* | berlangganan* | hapus* | menghapus* | buang* | kosongkan* | hancurkan* |
    atur* | setel* | reset* | pulihkan* | kembalikan* | timpa* | simpan* | menyimpan* | terapkan* | terbitkan* |
    menerbitkan* | bagikan* | rilis* | konfirmasi* | setuju* | menyetujui* | terima* | izinkan* | otorisasi* | tolak* |
    tanda* | tangani* | transfer* | setor* | investasi* | jual* | tukar* | klaim* | undang* | gabung* | bergabung* |
    tinggalkan* | blokir* | aktifkan* | nonaktifkan* | pasang* | instal* | copot* | jalankan* | perbarui* |
    perpanjang* | daftar* | mendaftar* | minta* | jadwalkan* | selesaikan* | hubungkan* | putuskan* | paksa* | kunci* |
    arsipkan* | cabut* | akhiri* | publikasi* | kembali ke yang dipublikasikan | tagih | ambil pembayaran | terbit |
    upgrade | tingkatkan paket | tingkatkan sekarang | deploy | bubarkan | tendang | usir | pilih kandidat |
    jadi anggota | jadi pendukung | jadi sponsor | menjadi anggota | menjadi patron | beri hadiah | beri tip |
    bekukan | panggil taksi | siaran langsung sekarang | mulai siaran | mulai merekam | mulai rekam | serahkan |
    kumpulkan tugas | buka kembali | pecat | pekerjakan | naikkan limit | tingkatkan limit | adopsi | lunasi | cicil |
    batalkan | lapor* | komentari | teruskan | keluar* | lepaskan | beri izin | format … disk | hentikan | luncurkan |
    sumbang* | tawar | pilih calon | mengundurkan diri | ganti paket | taruhan | hubungi sekarang | check in sekarang |
    ikut | buka rekening | buka pintu | isi ulang | buat janji | pinjam | jadikan admin | alihkan | pindahkan dana |
    siarkan | beri tahu semua | umumkan | sanggah | asuransikan | tugaskan | retur | checkout | saya mau |
    ambil promo | musnahkan | tutup rekening | verifikasi | sahkan | tebus | berikan`),
  states:
    rawList(`pengiriman | pembayaran | dibayar | pembelian | pembeli | pesanan | pesan | pesan masuk | pemesanan |
    terhapus | dihapus | dihapus pada | diterbitkan | penerbit | publikasi | dipublikasikan | dibagikan |
    terkonfirmasi | persetujuan | diterima | perizinan | ditolak | terjual | undangan | bergabung pada | diblokir |
    laporan | aktif | aktivitas | terpasang | terdaftar | permintaan | jadwal | selesai | terhubung | arsip |
    langganan saya | kirim masukan faq | keluar dari pratinjau | keluar pratinjau | asuransi | komentar |
    reservasi saya | bayaran | pengikut | tukang | pemberitahuan | daftar | keluaran | bayarannya | pasangan |
    investasi saya | telepon seluler | hubungi kami | ikuti langkah* | sewaan | penerima | berikan ulasan | belian |
    dikirim | dibatalkan`),
  cancels: rawList(`batal*`),
  keeps: rawList(`simpan*`),
  drafts: rawList(`draf | draft | pencarian`),
  clears: rawList(`hapus | bersihkan | atur ulang | terapkan | reset | kosongkan`),
  filters: rawList(`filter* | saringan`),
  joins: rawList(`dan | lalu | kemudian`),
};

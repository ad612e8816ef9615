import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('saya | anda | ini'),
  commits:
    list(`kirim | kirimkan | kirim pesan | ajukan | serahkan | bayar | bayar sekarang | lakukan pembayaran | lunasi | beli |
    beli sekarang | pesan sekarang | buat pesanan | tempatkan pesanan | selesaikan pesanan | selesaikan pembelian | konfirmasi |
    konfirmasikan | ikut lelang | reservasi | booking | pesan tiket | pesan kamar | sewa | donasi | donasikan | sumbang |
    berlangganan | langganan sekarang | berhenti berlangganan | batalkan langganan | batalkan pesanan | batalkan pemesanan |
    hapus | hapus akun | hapus permanen | hilangkan | buang | kosongkan | kosongkan sampah | atur ulang | setel ulang | timpa |
    pulihkan | terbitkan | publikasikan | posting | unggah status | bagikan | keluar | keluar akun | logout | log keluar |
    terima | setuju | saya setuju | setujui | izinkan | otorisasi | tolak | tanda tangani | tandatangani | transfer |
    transfer sekarang | tarik dana | tarik saldo | tarik tunai | setor | isi saldo | top up | investasikan | tukarkan | simpan |
    terapkan | undang | laporkan | blokir | buka blokir | nonaktifkan | aktifkan | tutup akun | keluar grup | gabung |
    bergabung | daftar | daftar sekarang | buat akun | lamar | lamar sekarang | minta pengembalian | pengembalian dana | copot |
    instal | jalankan | mulai ulang | matikan | perpanjang | pilih suara | beri suara | telepon | arsipkan | hubungkan akun |
    putuskan | lanjut ke pembayaran | lanjutkan pembayaran | coba gratis | ikuti | berhenti mengikuti | selesaikan | cabut`),
  perhaps: list(`pembayaran | pesanan | pemesanan | langganan | balas | komentari | checkout | tawar`),
  alone: list('tukar | jual | pasang | tawar | ya'),
  harmless:
    list(`pesanan saya | riwayat pesanan | metode pembayaran | cara pembayaran | opsi pengiriman | tersimpan | disimpan |
    terkirim | hapus filter | atur ulang filter | terapkan filter | daftar isi | daftar pesanan | daftar harga |
    daftar produk | daftar keinginan | lacak pesanan | lihat pesanan | simpanan | penjual | hapus pencarian |
    terima kasih | ke daftar | daftar belanja`),
  looks:
    list(`lihat | tampilkan | rincian | detail | riwayat | lacak | status | metode | cara | opsi | pilihan | pengaturan | setelan |
    preferensi | bantuan | tentang | bandingkan | kembali | edit | ubah | cari | pencarian | filter | saring | urutkan |
    temukan | informasi | info | ringkasan | kuitansi | faktur | kebijakan | syarat | ketentuan | cetak | unduh | ekspor |
    pratinjau`),
  leads:
    list(`semua | selengkapnya | lebih banyak | lebih sedikit | selanjutnya | berikutnya | lanjut | sebelumnya | buka |
    menu | pelajari | baca | jelajahi | perluas | ciutkan | perbesar | putar | jeda | salin | sembunyikan | beranda |
    halaman | segarkan | pilih | ganti | tambah | tambahkan | buat | baru | sisipkan | lampirkan | unggah | bahasa |
    tema | profil | kalender | peta | lewati | kelola | kontak | saya`),
  topics:
    list(`pertanyaan umum | pertanyaan yang sering | tanya jawab | pertanyaan | layar penuh | cuaca | jam buka |
    jam operasional | jadwal | tabel ukuran | panduan ukuran | dengarkan | cuplikan | trailer | bisukan | mode gelap |
    subtitel | takarir | katalog | unduh | aksesibilitas | tentang kami | karier | karir | pers | favorit |
    petunjuk arah | rute | terdekat | ulasan | ketersediaan | berita | harga terendah | termurah | ukuran teks |
    perkecil | bilah sisi | keranjang | lihat keranjang | daftar keinginan | muat lebih | tonton | hukum | urutkan |
    tampilkan`),
  retreats:
    list(`batal | batalkan | tidak | tidak terima kasih | jangan sekarang | nanti | lain kali | tutup | kembali | simpan saja | tetap |
    lewati`),
  places:
    list(`pembayaran | checkout | ringkasan pesanan | penagihan | tagihan | zona berbahaya | hapus akun | penghapusan akun |
    pengaturan akun | transfer | penarikan | langganan | donasi | tidak dapat dibatalkan | apakah anda yakin`),
  acts: list(`kirim* | kirimkan* | mengirim* | ajukan* | bayar* | membayar* | beli* | membeli* | pesan* | memesan* | booking* |
    reservasi* | sewa* | donasi* | langgan* | berlangganan* | hapus* | menghapus* | buang* | kosongkan* | hancurkan* |
    atur* | setel* | reset* | pulihkan* | kembalikan* | timpa* | simpan* | menyimpan* | terapkan* | terbitkan* |
    publikasikan* | menerbitkan* | bagikan* | rilis* | konfirmasi* | setuju* | menyetujui* | terima* | izinkan* |
    otorisasi* | tolak* | tanda* | tangani* | tandatangani* | transfer* | setor* | investasi* | jual* | tukar* |
    klaim* | undang* | gabung* | bergabung* | tinggalkan* | blokir* | laporkan* | aktifkan* | nonaktifkan* | pasang* |
    instal* | copot* | jalankan* | perbarui* | langganan* | perpanjang* | daftar* | mendaftar* | minta* | jadwalkan* |
    selesaikan* | hubungkan* | putuskan* | paksa* | kunci* | arsipkan* | cabut* | akhiri* | gabungkan* | publikasi* |
    keluar dari akun | keluar dari grup | log keluar | tarik dana | kembalikan dana | atur ulang | setel ulang |
    mulai ulang | beri suara | putuskan | tanda tangan | kembali ke yang dipublikasikan | simpan | terima |
    tandai sebagai | cabut | rotasi kunci | putar kunci | alihkan kepemilikan | tagih | minta pengembalian |
    ambil pembayaran | terbit | upgrade | tingkatkan paket | tingkatkan sekarang | deploy | bubarkan |
    keluarkan dari | tendang | usir | pilih kandidat | berikan suara | ajukan penawaran | tawar sekarang |
    pasang taruhan | jadi anggota | jadi pendukung | jadi sponsor | menjadi anggota | menjadi patron | pasang iklan |
    beri hadiah | kirim hadiah | beri tip | bekukan | panggil taksi | pesan perjalanan | siaran langsung sekarang |
    mulai siaran | mulai merekam | mulai rekam | serahkan | kumpulkan tugas | jeda langganan | lanjutkan langganan |
    buka kembali | pecat | pekerjakan | naikkan limit | tingkatkan limit | tarik persetujuan | adopsi | lunasi |
    cicil`),
  states:
    list(`terkirim | pengiriman | pembayaran | metode pembayaran | dibayar | pembelian | pembeli | pesanan | pesanan saya |
    pesan | pesan masuk | pemesanan | terhapus | dihapus | dihapus pada | tersimpan | disimpan | diterbitkan |
    penerbit | publikasi | dipublikasikan | dibagikan | terkonfirmasi | persetujuan | diterima | perizinan | ditolak |
    penjual | terjual | undangan | bergabung pada | diblokir | laporan | aktif | aktivitas | terpasang | terdaftar |
    permintaan | jadwal | selesai | terhubung | arsip | langganan saya | kirim masukan faq | keluar dari layar penuh |
    keluar dari pratinjau | keluar pratinjau | ke daftar | daftar harga | daftar belanja | daftar keinginan |
    daftar isi`),
  cancels: list(`batal*`),
};

import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list('saya | anda | ini'),
  commits:
    list(`hantar | hantarkan | kirim | serah | serahkan | kemukakan | bayar | bayar sekarang | buat bayaran | buat pembayaran | jelaskan |
    beli | beli sekarang | pesan sekarang | buat pesanan | tempah | tempah sekarang | buat tempahan | lengkapkan pesanan |
    lengkapkan pembelian | sahkan | mengesahkan | pengesahan | bida | sewa | derma | menderma | sumbang | langgan | langgan sekarang |
    henti langganan | berhenti melanggan | batalkan langganan | batalkan pesanan | batalkan tempahan | padam | padamkan | hapus |
    hapuskan | buang | keluarkan | alih keluar | kosongkan | tetapkan semula | set semula | tulis ganti | pulihkan | terbitkan |
    siarkan | pos | kongsi | kongsikan | log keluar | daftar keluar | keluar | terima | setuju | saya setuju | bersetuju | luluskan |
    benarkan | izinkan | beri kuasa | tolak | tandatangan | tandatangani | pindah wang | pindahkan wang | pindahkan | pemindahan |
    keluarkan wang | keluarkan tunai | deposit | tambah nilai | labur | melabur | jual | tukarkan | tebus | simpan | guna pakai |
    gunakan sekarang | jemput | laporkan | lapor | sekat | nyahsekat | nyahaktifkan | aktifkan | tutup akaun | tinggalkan kumpulan |
    sertai | daftar sekarang | daftar | buat akaun | cipta akaun | mohon | mohon sekarang | bayaran balik | nyahpasang | pasang |
    jalankan | mulakan semula | matikan | perbaharui | undi | panggil | arkibkan | pautkan akaun | putuskan | teruskan ke pembayaran |
    cuba percuma | ikuti | nyahikut | selesaikan | batalkan penerbangan`),
  perhaps: list('pembayaran | pesanan | tempahan | langganan | balas | komen | daftar masuk | derma'),
  alone: list('ya | tukar'),
  harmless:
    list(`tempahan saya | pesanan saya | sejarah pesanan | kaedah pembayaran | cara pembayaran | pilihan penghantaran | disimpan | dihantar |
    padam penapis | set semula penapis | guna penapis | senarai pesanan | jejak pesanan | lihat pesanan | penjual | daftar masuk`),
  looks:
    list(`lihat | papar | paparkan | butiran | maklumat | sejarah | jejak | status | kaedah | cara | pilihan | tetapan | keutamaan |
    bantuan | tentang | perihal | bandingkan | kembali | edit | ubah | cari | carian | penapis | tapis | susun | ringkasan | resit |
    invois | dasar | terma | syarat | cetak | muat turun | eksport | pratonton | senarai`),
  leads:
    list(`semua | lagi | lanjut | kurang | seterusnya | berikutnya | sebelumnya | teruskan | buka | menu | ketahui | baca |
    terokai | kembangkan | besarkan | main | jeda | salin | sembunyikan | utama | halaman | muat semula | pilih |
    tambah | baharu | baru | lampirkan | muat naik | bahasa | tema | profil | kalendar | peta | langkau | urus |
    hubungi | saya`),
  topics:
    list(`soalan lazim | soalan | skrin penuh | cuaca | waktu operasi | waktu buka | jadual | carta saiz | panduan saiz |
    dengar | petikan | treler | senyap | mod gelap | sari kata | katalog | muat turun | kebolehcapaian |
    tentang kami | kerjaya | kegemaran | arah | berdekatan | ulasan | berita | harga terendah | termurah | saiz teks |
    kecilkan | bar sisi | troli | lihat troli | senarai hajat | muat lagi | tonton | undang undang | isih |
    susun mengikut | papar | lihat`),
  retreats: list(
    'batal | batalkan | tidak | tidak terima kasih | bukan sekarang | nanti | lain kali | tutup | kembali | kekalkan | langkau',
  ),
  places:
    list(`pembayaran | daftar keluar | ringkasan pesanan | pengebilan | bil | zon bahaya | padam akaun | tetapan akaun | pemindahan |
    pengeluaran | langganan | derma | tidak boleh dibatalkan | adakah anda pasti`),
  acts: list(`hantar* | hantarkan* | serah* | bayar* | beli* | tempah* | pesan* | sewa* | derma* | langgan* | padam* | buang* |
    kosongkan* | musnahkan* | tetapkan* | pulihkan* | kembalikan* | simpan* | perubahan* | terbitkan* | siarkan* |
    kongsi* | sahkan* | setuju* | terima* | luluskan* | lulus* | benarkan* | tolak* | tandatangan* | daftar* |
    pindahkan* | deposit* | keluarkan* | labur* | jual* | tukar* | tebus* | jemput* | sertai* | menyertai* |
    tinggalkan* | sekat* | nyahsekat* | lapor* | aktifkan* | nyahaktif* | dayakan* | pasang* | nyahpasang* |
    jalankan* | mulakan* | perbaharui* | lanjutkan* | undi* | minta* | mohon* | jadualkan* | selesaikan* | sambung* |
    putuskan* | paksa* | kunci* | arkibkan* | tamatkan* | log keluar | daftar keluar | keluar daripada kumpulan |
    tarik balik | tetapkan semula | set semula | beri kuasa | mulakan semula | pulangkan wang | simpan | terima |
    tulis ganti | minta untuk menyertai | tandakan sebagai | putar kunci | pindah milik | minta pemulangan |
    naik taraf | bubarkan | keluarkan daripada | singkirkan | usir | undi | buang undi | buat tawaran | bida |
    pasang taruhan | jadi ahli | jadi penyokong | jadi penaja | pasang iklan | siarkan iklan | beri hadiah |
    beri tip | bekukan | panggil teksi | tempah perjalanan | mula siaran | mulakan siaran | mula rakam | serahkan |
    hantar tugasan | buat aduan | kemukakan* | jeda langganan | buka semula | pecat | bayar balik | naikkan had |
    batalkan persetujuan | lunaskan`),
  states:
    list(`dihantar | penghantaran | pembayaran | kaedah pembayaran | dibeli | pembelian | pesanan | pesanan saya | tempahan |
    dipadam | disimpan | diterbitkan | penerbit | dikongsi | disahkan | penjual | dijual | jemputan | menyertai pada |
    laporan | aktif | aktiviti | dipasang | permintaan | permohonan | jadual | selesai | arkib`),
  cancels: list(`batal* | tarik* | balik*`),
};

import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: rawList(`saya | anda | ini`),
  commits:
    rawList(`buat bayaran | buat pembayaran | jelaskan | buat pesanan | buat tempahan | lengkapkan pesanan | lengkapkan pembelian |
    mengesahkan | pengesahan | menderma | sumbang | berhenti melanggan | set semula | tulis ganti | pos | keluar | bersetuju |
    izinkan | beri kuasa | pindah wang | pemindahan | tambah nilai | melabur | guna pakai | gunakan sekarang | tutup akaun |
    buat akaun | cipta akaun | bayaran balik | matikan | panggil | pautkan akaun | teruskan ke pembayaran | cuba percuma |
    ikuti | nyahikut | teruskan bayaran | teruskan pembayaran | pindah dana | pindahan wang | buat pindahan`),
  perhaps: rawList(`pembayaran | pesanan | tempahan | langganan | balas | komen | daftar masuk | derma`),
  alone: rawList(`ya | tukar`),
  harmless: rawList(`tempahan saya | pesanan saya | sejarah pesanan | kaedah pembayaran | cara pembayaran |
    pilihan penghantaran | disimpan | dihantar | guna penapis | senarai pesanan | jejak pesanan | lihat pesanan |
    penjual | daftar masuk | jejak bungkusan | tandai sebagai dibaca | teruskan membeli* | kosongkan carian |
    kos penghantaran | cara bayar | senarai hajat | bisukan | tukar bahasa | tukar tarikh | pilih tarikh |
    susun ikut harga | tarikh | susun mengikut | tukar cawangan | bida saya`),
  looks:
    rawList(`lihat | papar | paparkan | butiran | maklumat | sejarah | jejak | status | kaedah | cara | pilihan | tetapan | keutamaan |
    bantuan | tentang | perihal | bandingkan | kembali | edit | ubah | cari | carian | penapis | tapis | susun | ringkasan |
    resit | invois | dasar | terma | syarat | cetak | muat turun | eksport | pratonton | senarai`),
  leads:
    rawList(`semua | lagi | lanjut | kurang | seterusnya | berikutnya | sebelumnya | teruskan | buka | menu | ketahui |
    baca | terokai | kembangkan | besarkan | main | jeda | salin | sembunyikan | utama | halaman | muat semula |
    pilih | tambah | baharu | baru | lampirkan | muat naik | bahasa | tema | profil | kalendar | peta | urus |
    hubungi | saya`),
  topics:
    rawList(`soalan | skrin penuh | cuaca | waktu operasi | waktu buka | jadual | carta saiz | dengar | petikan |
    treler | senyap | mod gelap | sari kata | katalog | kebolehcapaian | tentang kami | kerjaya | kegemaran | arah |
    berdekatan | ulasan | berita | termurah | saiz teks | kecilkan | bar sisi | troli | muat lagi | tonton |
    undang undang | isih | hari ini | esok | semalam | minggu | bulan | tahun | paparan | kategori | item dipadam |
    panduan | namakan semula | pendua | buat asal | buat semula | tebal | condong | lampir | terjemah | lupa |
    ke atas | kira | popular | terbaharu | berkaitan | serupa | kandungan | bab | kelajuan | putar | pangkas | lajur |
    kumpulkan | belum dibaca | peti masuk | tong sampah | draf | banding | bakul | ketersediaan | laluan | kedai |
    cawangan | galeri | gambar | video | ciri | waranti | harga | penyata | baki | kad | akaun | dokumen | borang |
    acara | musim | lirik | kelantangan | kontras | promosi | jenama | sukan | resipi | ^bawah | masa kosong |
    tempat kosong`),
  retreats: rawList(
    `batal | batalkan | tidak | tidak terima kasih | bukan sekarang | nanti | lain kali | tutup | kembali | kekalkan | langkau`,
  ),
  opens:
    rawList(`lihat | papar | baca | cara | bagaimana | mengapa | kenapa | bila | di mana | siapa | tentang | syarat | terma | dasar |
    sejarah | butiran | jejak | yuran | panduan | bantuan | jangan | tidak | kekalkan | bandingkan | kembali ke | status |
    peraturan | sembunyi | urus | senarai | teroka | cari | ketahui | apa berlaku | apa jadi | bolehkah | berapa |
    adakah ia`),
  places:
    rawList(`pembayaran | daftar keluar | ringkasan pesanan | pengebilan | bil | zon bahaya | padam akaun | tetapan akaun | pemindahan |
    pengeluaran | langganan | derma | tidak boleh dibatalkan | adakah anda pasti`),
  acts: rawList(`hantar* | serah* | bayar* | beli* | tempah* | pesan* | sewa* | derma* | langgan* | padam* | buang* |
    kosongkan* | musnahkan* | tetapkan* | pulihkan* | kembalikan* | simpan* | perubahan* | terbitkan* | siarkan* |
    kongsi* | sahkan* | setuju* | terima* | lulus* | benarkan* | tolak* | tandatangan* | daftar* | pindahkan* |
    deposit* | keluarkan* | labur* | jual* | tukar* | tebus* | jemput* | sertai* | menyertai* | tinggalkan* | sekat* |
    nyahsekat* | lapor* | aktifkan* | nyahaktif* | dayakan* | pasang* | nyahpasang* | jalankan* | mulakan* |
    perbaharui* | lanjutkan* | undi* | minta* | mohon* | jadualkan* | selesaikan* | sambung* | putuskan* | paksa* |
    kunci* | tamatkan* | log keluar | keluar daripada kumpulan | tarik balik | tandakan sebagai | pindah milik |
    naik taraf | bubarkan | singkirkan | usir | buat tawaran | jadi ahli | jadi penyokong | jadi penaja | beri hadiah |
    beri tip | bekukan | panggil teksi | mula siaran | mula rakam | kemukakan* | buka semula | pecat | naikkan had |
    lunaskan | batalkan | adu* | isytihar* | komen sekarang | kirim* | majukan | henti ikut | berhenti ikut |
    format cakera | hentikan | gabungkan | arkib* | bida* | letak jawatan | pertaruh* | hubungi sekarang | telefon |
    buka akaun | buka pintu | buat temu janji | jadual* semula | pinjam* | lantik | jana semula | siar* langsung |
    maklumkan semua | pertikai* | tugaskan | laksana* | pulangkan | saya mahu | hapus*`),
  states:
    rawList(`penghantaran | pembayaran | dibeli | pembelian | pesanan | tempahan | dipadam | diterbitkan | penerbit |
    dikongsi | disahkan | dijual | jemputan | menyertai pada | laporan | aktif | aktiviti | dipasang | permintaan |
    permohonan | jadual | selesai | arkib | bayaran | langganan saya | komen | pelaburan | berdaftar | pembeli |
    aduan saya | siaran | disekat | penerima | pinjaman saya | dibatalkan`),
  cancels: rawList(`batal* | tarik* | balik*`),
  keeps: rawList(`simpan*`),
  drafts: rawList(`draf | draft | carian`),
  clears: rawList(`kosongkan | tetapkan | set semula | gunakan | buang | padam`),
  filters: rawList(`penapis* | tapisan | filter`),
  joins: rawList(`dan | kemudian`),
};

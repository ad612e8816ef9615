import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`kata sandi* | sandi | katasandi | kata kunci rahasia | frasa sandi | kode sandi | password | kunci api |
    kunci rahasia | kunci pribadi | kunci privat | kunci akses | token akses | kunci keamanan |
    frasa pemulihan`),
  code: rawList(`kode verifikasi | kode konfirmasi | kode keamanan | kode otp | kode otentikasi | kode autentikasi |
    kode aktivasi | kode akses | kode sekali pakai | kata sandi sekali pakai | kode sms | kode rahasia |
    kode pin | pin | pin atm | nomor pin | mpin | kode masuk | kode pemulihan | kode cadangan |
    pertanyaan keamanan | pertanyaan rahasia | jawaban keamanan | jawaban rahasia | nama gadis ibu |
    nama gadis ibu kandung | nama ibu kandung | ibu kandung | kode 6 digit | digit kode`),
  payment:
    rawList(`nomor kartu | no kartu | nomer kartu | kartu kredit | kartu debit | kartu bank | kartu atm |
    nomor kartu kredit | detail kartu | data kartu | informasi kartu | pemegang kartu | nama pemegang kartu |
    nama di kartu | nama pada kartu | nama yang tertera pada kartu | tanggal kedaluwarsa | tanggal kadaluarsa |
    tanggal kadaluwarsa | masa berlaku | berlaku hingga | berlaku sampai | bulan kedaluwarsa |
    tahun kedaluwarsa | cvv | cvc | kode cvv | kode cvc | nomor rekening | no rekening | rekening bank |
    pemilik rekening | nama pemilik rekening | nomor akun bank | iban | swift | kode swift`),
  identity:
    rawList(`nik | nomor induk kependudukan | nomor ktp | no ktp | ktp | kartu tanda penduduk | paspor | nomor paspor |
    no paspor | sim nomor | nomor sim pengemudi | surat izin mengemudi | npwp | nomor npwp |
    nomor pokok wajib pajak | bpjs | nomor bpjs | nomor kartu keluarga | kartu keluarga | nomor kk |
    nomor identitas | kartu identitas | nomor jaminan sosial | jaminan sosial | kitas`),
  shortCode: rawList(`kode | digit`),
  forms:
    rawList(`=masuk | masuk ke akun | log masuk | login | lupa kata sandi | buat akun | buat akun baru | pembayaran |
    bayar | bayar sekarang | metode pembayaran | cara pembayaran | detail pembayaran | informasi pembayaran |
    buat pesanan | selesaikan pesanan | checkout | beli sekarang | =transfer | transfer bank | donasi sekarang`),
  harmless:
    rawList(`kode promo | kode diskon | kode kupon | kupon | kode voucher | voucher | kode referral | kode undangan |
    kode pos | kode negara | kode area | kode qr | kode batang | kode sumber | kode kesalahan | kode produk |
    kode warna | nomor pesanan | nomor resi | kartu nama | kartu pos | kartu ucapan | kata kunci`),
};

import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`kata laluan* | katalaluan | frasa laluan | kunci api | kunci rahsia | kunci peribadi | kunci akses |
    token akses`),
  code: rawList(`kod pengesahan | kod keselamatan | kod sekali guna | kod otp | kod pengaktifan | kod tac | =tac |
    kod akses | nombor pin | pin | kod pemulihan | kod sandaran | soalan keselamatan | jawapan keselamatan |
    soalan rahsia | jawapan rahsia`),
  payment:
    rawList(`nombor kad | no kad | kad kredit | kad debit | kad bank | butiran kad | maklumat kad | pemegang kad |
    nama pada kad | nama di kad | tarikh luput | tarikh tamat | tarikh tamat tempoh | sah sehingga | cvv | cvc |
    kod cvv | nombor akaun | no akaun | akaun bank | pemegang akaun | swift | iban`),
  identity:
    rawList(`nombor kad pengenalan | kad pengenalan | no kad pengenalan | no kp | no ic | nombor ic | mykad | pasport |
    nombor pasport | no pasport | lesen memandu | nombor cukai | no cukai pendapatan | perkeso | kwsp`),
  shortCode: rawList(`kod | digit`),
  forms:
    rawList(`log masuk | daftar masuk | lupa kata laluan | cipta akaun | buat akaun | pembayaran | bayar |
    bayar sekarang | kaedah pembayaran | daftar keluar dan bayar | beli sekarang | pindahan wang`),
  harmless:
    rawList(`kod promo | kod promosi | kod diskaun | kupon | kod jemputan | kod rujukan | poskod | kod pos | kod negara |
    kod kawasan | kod qr | kod bar | kod sumber | kod ralat | kod produk | nombor pesanan | kad nama | poskad |
    kata kunci`),
};

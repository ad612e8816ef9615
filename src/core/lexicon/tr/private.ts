import { rawList } from '../list.ts';
import type { PrivateWords } from '../shape.ts';

export const privateWords: PrivateWords = {
  password:
    rawList(`şifre | şifreniz | şifreni | şifresi | şifreyi | şifremi | şifrenizi | yeni şifre | eski şifre | parola* |
    giriş şifresi | gizli anahtar* | api anahtarı | özel anahtar* | erişim anahtarı | erişim belirteci |
    güvenlik anahtarı | kurtarma ifadesi | kurtarma cümlesi`),
  code: rawList(`doğrulama kodu* | onay kodu* | güvenlik kodu* | aktivasyon kodu* | kimlik doğrulama kodu* |
    tek kullanımlık kod* | tek kullanımlık şifre* | tek seferlik şifre* | sms kodu* | sms şifresi* |
    sms ile gelen kod | erişim kodu* | giriş kodu* | haneli kod* | pin | pin kodu* | pin numarası | puk kodu |
    kurtarma kodu* | kurtarma kodları | yedek kod* | güvenlik sorusu* | gizli soru* | güvenlik cevabı |
    gizli cevap | gizli yanıt | anne kızlık soyadı | annenizin kızlık soyadı | anne kızlık`),
  payment:
    rawList(`kredi kartı* | banka kartı* | bankamatik kartı* | ödeme kartı* | kart numarası* | kart numarasi* | kart no |
    kartno | kart numaranız | kart bilgileri | kart sahibi* | kart üzerindeki isim | kart üzerindeki ad* |
    kartın üzerindeki isim | kartın üzerindeki ad* | son kullanma tarihi* | son kullanma | son kullanım tarihi |
    =skt | son kullanma ayı | son kullanma yılı | geçerlilik tarihi | cvv kodu | cvc kodu | cvv | cvc | cvv2 |
    güvenlik numarası | kart güvenlik* | hesap numarası* | hesap no | banka hesabı* | hesap sahibi | iban |
    iban no | iban numarası | bic | swift kodu | şube kodu | =kart`),
  identity:
    rawList(`tc kimlik* | t c kimlik* | tckn | tc no | tc kimlik no | tc kimlik numarası | kimlik numarası* |
    =kimlik no | kimlik seri no | nüfus cüzdanı* | nüfus cüzdanı seri no | vatandaşlık numarası | pasaport* |
    pasaport numarası | pasaport no | vergi numarası* | vergi no | vergi kimlik* | =vkn |
    vergi kimlik numarası | sosyal güvenlik* | sosyal güvenlik numarası | sgk* | sgk no | ssk no | ehliyet* |
    ehliyet no | sürücü belgesi* | yabancı kimlik* | ikamet izni*`),
  shortCode: rawList(`kod | kodu | kodunuz | haneli`),
  forms: rawList(`giriş yap* | oturum aç* | üye girişi | kullanıcı girişi | login | =giriş | şifremi unuttum |
    hesap oluştur* | üye ol* | ödeme* | öde | şimdi öde | ödeme yap* | ödeme yöntemi | ödeme bilgileri |
    satın al* | siparişi tamamla* | alışverişi tamamla* | siparişi onayla* | =kasa | havale | =eft |
    para transferi | bağış yap*`),
  harmless:
    rawList(`promosyon kodu* | indirim kodu* | kupon* | kampanya kodu* | hediye çeki mesajı | davet kodu* |
    referans kodu* | posta kodu* | ülke kodu* | alan kodu* | qr kod* | karekod* | barkod* | kaynak kod* |
    hata kodu* | ürün kodu* | stok kodu* | renk kodu* | sipariş numarası* | sipariş no | takip numarası* |
    kargo takip* | kartvizit* | kartpostal* | anahtar kelime* | anahtar sözcük* | şifre yöneticisi`),
  expiry: 'aa yy',
};

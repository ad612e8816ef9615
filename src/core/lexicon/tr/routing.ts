import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /nasil (\S+ )*\S*(rim|rum|irim|urum|arim|erim|abilirim|ebilirim|abiliriz|ebiliriz|mali\S*|meli\S*|acagim|ecegim|iyorum|iyoruz|ilir|ilir|nir|lir|yapilir|yaparim|yapabilirim|edilir|ederim|ederiz)( |\?)|nere(den|ye|de) (\S+ )*\S*(abilirim|ebilirim|irim|arim|erim|urum|mali\S*|meli\S*|tiklamali\S*|\S+(acagim|ecegim)|tiklarim)|(adimlari|adim adim|yardim et|yardimci ol|yol goster|rehberlik|goster nasil|nasil yapilacagini|nasil yapildigini|ogret)|hangi (dugme|buton)|(dugme|buton|ayar|baglanti)\S* nere|(beni|bizi) (\S+ )+(gotur|yonlendir)\S*|\S+(mak|mek) icin (ne yap|nereye|nasil)/,
    /\S+(im|um) nerede (\? )?$/,
  ],
  ask: /(^| )(kim|kimin|kime|kimi|kimler|ne (kadar|zaman|oldu|demek|dir|icin|gibi|anlama|var|diyor|yapti|tur|renk|yapar|soyluyor)|nedir|neyi|neden|nicin|niye|nerede|nereden|nereye|neresi|hangi|hangisi|kac|kaci|kacinci|nasil|midir|miydi|mudur|muydu|var mi|farki) |\S (mi|mu|ne) (\? )?$/,
  tell: /(ozetle|ozetler misin|aciklar misin|acikla|anlat|cevir|tanimla|listele|soyle|ozet|(numarasi|adresi|fiyati|tarihi|ismi) lazim)( |$)/,
  away: [
    /gormek istemi|gormek istemem|gosterme |gostermeyi (birak|kes|durdur)|gosterilmesin|gorunmesin|(sadece|yalnizca) (\S+ ){1,4}(goster|kalsin|gorunsun|gormek)|yok olsun|kaybolsun|okuma modu|biktim|rahatsiz|olmasin|istemiyorum|onerme |cikmasin/,
    /ekranin yarisi|^ (siyaset|futbol|spor|reklam) istemiyorum/,
  ],
  hide: /(^| )(gizle\S*|gizler|sakla|saklar|saklayin|yok et|kurtul\S*|temizle\S*|filtrele|ayikla|sadelestir|kapat su|ortadan kaldir|kaybet)( |$)|(^| )(gizle|gizleyin|gizler misin|gizlemek)( |$)/,
  remove:
    /(^| )(kaldir\S*|sil|siler|silin|silmek|engelle\S*|kapat\S*|sustur\S*|cikar|cikart|blokla|devre disi)( |$)/,
  own: /sepet|hesab|hesap|abonel|profil|sifre|kart|siparis|rezervasyon|kullanici|dosya|favori|ayarlar|\S+(imi|umu|larimi|lerimi|mdan|mden|miz|ma|me )( |$)/,
  noise:
    /reklam|sponsor|tanitim|banner|cerez|cookie|kenar cubugu|yan (panel|menu)|yorum|onerilen|oneri|ilgili|benzer|acilir pencere|popup|sohbet|widget|menu|ust bilgi|alt bilgi|video|resim|gorsel|fotograf|gonderi|haber|sayfa|ekran|spoiler|sonuc|makale|tukenen|stokta olmayan|bildirim\S* cub|hikaye/,
  act: [
    /(^| )(ara|arat|bul|bulun|ekle|ekler|ayirt|ayirtin|rezerve et|rezervasyon yap|satin al|al|siparis ver|siparis et|goster|ac|git|gir|sirala|filtrele|indir|yukle|gonder|giris yap|oturum ac|cikis yap|kayit ol|kaydol|abone ol|iptal et|degistir|duzenle|guncelle|karsilastir|sec|doldur|yaz|yayinla|kirala|talep et|basvur|ode|kontrol et|hesapla|oynat|takip et|kaydet|paylas|etkinlestir|planla|olustur|tikla|sat|uygula|iade et|ayarla|incele|goruntule|sepetten cikar|hesabimi sil|istiyorum|istiyoruz|lazim)( misin| musun| lutfen)? ?\?? $/,
    /^ \S+( \S+)? (ac|kapat|degistir|uzat|ertele|isaretle) $|param[i] geri|sepete (ekle|at|koy)/,
  ],
  polite: /(mis[iı]n|musun) (\?)? ?$/,
  nothingElse: /baska bir sey $/,
  whereSee:
    /nere(de|den|ye) (gor|bul|bak|oku|kontrol)\S*|nere(de|den|ye) \S*(ebilirim|abilirim|ebiliriz|abiliriz)/,
  wish: /(iade et|degistir|iptal et|satin al|rezerve et|kaydol|sifirla|\S+)(mek|mak) (istiyorum|istiyoruz|isterim|lazim) $/,
  vanish: rawList('gizl* | kaybol* | kaldır* | yok olsun | sil | silin | kapat* | çıkar*'),
  noneOf: rawList(
    'olmadan | daha az | istemiyorum | gerek yok | ihtiyacım yok | gereksiz | ilgilenmiyorum | olmasın | ilgimi çekmiyor',
  ),
  fedUp: rawList('çok fazla | rahatsız* | sinir* | bıktım | bunaltıcı | dikkatimi dağıt* | sıktı'),
  only: rawList('sadece | yalnızca | hariç | dışında'),
  content: rawList('tarif | makale | metin | yazı | içerik | tablo | şarkı sözleri'),
  trouble: rawList(
    'unuttum | kaybettim | giremiyorum | giriş yapamıyorum | çalışmıyor | süresi doldu | süresi dolmuş | yanlış | değişti | taşındım | gelmedi | ulaşmadı | kilitlendi | çok küçük | çok büyük | gelmedi | çalındı | iki kez | geri istiyorum | vazgeçtim | gelmiyor | alamıyorum | bulamıyorum | kaybettim | yanlış ürün',
  ),
  goods: rawList(
    'bilet | bileti | biletler | uçuş | uçak bileti | tren | otobüs | koltuk | oda | masa | randevu',
  ),
  self: rawList('ben | benim | bana | beni | biz | bizim'),
  talk: rawList(
    'teşekkürler | teşekkür ederim | çok teşekkürler | sağ ol | sağol | merhaba | selam | günaydın | iyi akşamlar | hoşça kal | harika | süper | tamam | evet | hayır | anladım | nasılsın',
  ),
  about: rawList('neler yapabilirsin | ne yapabilirsin | sen kimsin | yardım | nasıl çalışıyorsun'),
  clutter: rawList('reklam* | banner* | kenar çubuğu* | açılır pencere* | sponsorlu | çerez* | öneriler'),
  fact: rawList('numarası | adresi | fiyatı | tarihi'),
  source: rawList(
    'bu yazıya göre | yazıya göre | bu makaleye göre | makaleye göre | habere göre | metne göre | yazara göre | bu sayfaya göre',
  ),
  retell: rawList(
    'tablo yap | tabloya dök | tablo hazırla | iki planı karşılaştır | ikisini karşılaştır | bana oku | sesli oku | çevir | yan etkileri sırala',
  ),
  noControl: rawList(
    'düğmesini … göremiyorum | düğmesi yok | düğmeyi bulamıyorum | butonu yok | butonunu … göremiyorum',
  ),
  takeMe: rawList('^beni … götür'),
  readWithout: rawList('reklamsız oku* | reklamsız gör* | olmadan oku* | olmadan gör*'),
  facts: rawList(
    'hangi | hangisi | hangisiydi | ne | neyi | neye | kim | kimin | kimi | kime | kiminle | ne zaman | neden | niçin | niye | kaç | hangi yıl | hangi yılda | kaçıncı | ne oldu | ne olur | kimdi | neydi',
  ),
  controls: rawList(
    'burada | burdan | buradan | düğme* | buton* | menü* | ayar* | seçenek* | bağlantı* | simge* | sekme* | form* | tıkla* | bas* | sayfa* | ekran* | sepet*',
  ),
  asksControl: rawList(
    'neye dokun* | nereye dokun* | hangi düğme* | hangi buton* | hangi tuş* | hangi simge* | hangi ikon* | hangi bağlantı* | hangi menüden | hangi menüye | hangi sekme* | hangi köşe* | düğmelerden hangisi | nereye tıkla* | nereye bas* | neye bas* | neye tıkla* | hangi sayfaya git* | bir düğme var mı',
  ),
  required: rawList(
    'gerekiyor mu | gerekir mi | gerekli mi | lazım mı | şart mı | zorunlu mu | zorunda mıyım | mecbur muyum | ücretsiz mi | yasak mı',
  ),
  sees: rawList('görmem | görmek | görmemiz | izlemem | bakmam'),
};

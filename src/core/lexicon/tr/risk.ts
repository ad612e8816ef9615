import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`teslim et | satın al | satın alın | hemen al | şimdi al | teklif ver | üyeliği iptal et | sil | silin | temizle | yok et |
    üzerine yaz | geri yükle | tweetle | çıkış | oturumu kapat | onaylıyorum | imzalıyorum | para çek | takas et |
    kullan kupon | bakiye yükle | rapor et | yasakla | devre dışı bırak | hesabı kapat | hesabımı kapat | kayıt ol | üye ol |
    hesap oluştur | talep et | biçimlendir | oy ver | ara şimdi | hesap bağla | bağlantıyı kes | kasaya git | ücretsiz dene |
    takip et | takibi bırak | yürüt | çöpe at`),
  perhaps: rawList(
    `ödeme | sipariş | rezervasyon | abonelik | bağış | havale | kasa | yanıtla | yorum yap | iade | onay | teklif`,
  ),
  alone: rawList(`at | sat | öde | kur | al | uzat | ayrıl | çıkar | evet`),
  harmless:
    rawList(`siparişlerim | siparişler | kaydedilenler | kaydedilen | gönderilenler | gönderilen | aramayı temizle |
    ödeme yöntemleri | ödeme seçenekleri | teslimat seçenekleri | sipariş takibi | siparişi görüntüle | kargo takip* |
    kargom nerede | siparişimi takip et | okundu olarak işaretle | okunmadı olarak işaretle | alışverişe devam* |
    kargo ücreti | sesi kapat | sesi aç | giriş yap | karşılaştırmaya ekle`),
  looks:
    rawList(`görüntüle | göster | gör | bak | detaylar | detay | ayrıntılar | geçmiş | geçmişi | takip | durumu | durum | yöntemleri |
    seçenekleri | seçenekler | ayarlar | ayarları | tercihler | yardım | hakkında | karşılaştır | geri | düzenle | ara | arama |
    filtrele | filtreler | filtre | sırala | bul | bilgi | özet | makbuz | fatura | faturalar | koşullar | politika | yazdır |
    indir | dışa aktar | önizleme | liste`),
  leads:
    rawList(`tümü | daha fazla | daha az | ileri | sonraki | önceki | devam | menü | oku | keşfet | genişlet | daralt |
    yakınlaştır | oynat | duraklat | kopyala | gizle | sayfa | yenile | değiştir | ekle | oluştur | yeni | iliştir |
    dil | tema | profil | takvim | harita | özelleştir | yönet | iletişim`),
  topics:
    rawList(`sorular | sepet | sepetim | sepeti gör | tam ekran | hava durumu | çalışma saatleri | açılış saatleri |
    sefer saatleri | tarife | beden tablosu | beden rehberi | dinle | alıntı | fragman | karanlık mod | koyu tema |
    katalog | erişilebilirlik | hakkımızda | kariyer | basın | favoriler | favorilere | yol tarifi | yakınımda |
    yorumlar | stok durumu | haberler | artan fiyat | azalan fiyat | en ucuz | yazı boyutu | büyüt | küçült |
    kenar çubuğu | istek listesi | daha fazla yükle | izle | yasal | bugün | yarın | dün | hafta | ay | yıl | gün |
    görünüm | kategoriler | silinenler | benimle paylaşılanlar | rehber | teslimat | kargo | yorum yaz | değerlendir* |
    yeniden adlandır | çoğalt | yinele | kalın | italik | çevir* | önizle* | unuttum | yukarı | aşağı | hesapla |
    popüler | yenilikler | ilgili | benzer | içindekiler | bölüm | hız | altyazı* | döndür | kırp | sütunlar | grupla |
    okunmamış | gelen kutusu | çöp kutusu | taslaklar | sepete | müsaitlik | mağazalar | şubeler | galeri |
    fotoğraflar | videolar | özellikler | garanti | fiyatlar | ekstre | bakiye | kartlar* | hesaplar* | belgeler |
    formlar | etkinlikler | sezon | şarkı sözleri | çalma listesi | ses | kontrast | yakınımdaki | kampanyalar |
    indirimler | markalar | spor | tarifler | hesap bakiyesi | hesap hareketleri | boş saatler | uygun saatler |
    tl altı | hesap özeti | stoktakiler | stokta | boş koltuklar | ücretsiz mi | tekliflerim`),
  retreats:
    rawList(`iptal | vazgeç | hayır | hayır teşekkürler | şimdi değil | daha sonra | sonra | kapat | geri | geri dön | koru | kal |
    atla | listeye dön | listeye geri dön | sayfaya dön`),
  opens: rawList(`nasıl | neden | niçin | ne zaman | nerede | kim | hakkında`),
  closes:
    rawList(`görüntüle | göster | gör | oku | incele | öğren | hakkında | koşulları | şartları | politikası | geçmişi | detayları |
    durumu | takip et | takibi | ücretleri | rehberi | karşılaştır | gizle | yönet | öğeler | ne olur | nasıl öderim`),
  places:
    rawList(`ödeme | kasa | sipariş özeti | fatura bilgileri | faturalandırma | tehlikeli bölge | hesabı sil | hesap silme |
    hesap ayarları | havale | para transferi | abonelik | bağış | geri alınamaz | emin misiniz | emin misin`),
  acts: rawList(`gönder* | yolla* | ilet* | sipariş* | rezerv* | ayırt* | kirala* | bağış* | abone* | kaldır* | çıkar* |
    boşalt* | sıfırla* | kaydet* | uygula* | yayınla* | yayımla* | paylaş* | onayla* | kabul* | izin* | yetkilendir* |
    reddet* | imzala* | sonlandır* | transfer* | havale* | aktar* | yatır* | bozdur* | davet* | katıl* | ayrıl* |
    engelle* | engeli* | şikayet* | bildir* | etkinleştir* | çalıştır* | başlat* | yenile* | uzat* | kaydol* | iade* |
    başvur* | planla* | tamamla* | bitir* | zorla* | arşivle* | feshet* | birleştir* | oturumları kapat* |
    üzerine yaz* | satın al* | sat | kilidi aç | olarak işaretle* | devret* | devred* | stoku at | tahsil et |
    yükselt | pasifleştir* | silme | seçilenleri sil | seçileni sil | canlıya al | üretime al | gruptan at |
    oyumu kullan | oyunu kullan | pey sür | destekçi ol | sponsor ol | ilan ver | hediye et | taksi çağır |
    yolculuk iste | yeniden aç | işe al | limiti artır | geri çek | sahiplen | borcu kapat | sigortala |
    erişimi … geri al | yetki* … geri al | izni … geri al | öde* | kullan* kupon* | kuponu kullan | itiraz* | beyan* |
    satışa koy | yorum yap | at gitsin | geri yükle* | devre dışı* | dondur* | takibi bırak* | bağlantıyı kes* |
    bağlantısını kes* | eşleştir* | yetki* ver* | onay* ver* | rıza* | kur | yükle* program* | biçimlendir* disk* |
    durdur* | kapat* hesab* | hesabı kapat* | yayına al* | dağıt* | teklif ver* | oy ver* | oy kullan* | istifa* |
    planı değiştir | tarifeyi değiştir | bahis* | oyna* şimdi | hemen ara | check in yap* | üye ol* | kayıt ol* |
    hesap aç* | bakiye yükle* | para yükle* | bahşiş* | randevu al* | randevu* ertele* | ertele | kilitle* |
    limit* artır* | borç al* | yönetici yap* | ata | eft yap* | yeniden oluştur* | canlı yayın* | haber ver* |
    kapıyı aç* | sigorta* yap* | görevlendir* | para çek* | al gitsin | hemen al* | istiyorum | kap | yakala |
    siliyorum | temizle* her* | yok et* | çıkış yap* | oturumu kapat* | doğrula* | taahhüt*`),
  states:
    rawList(`gönderildi | ödeme yöntemi | ödenmiş | satış | satışlar | satılan | satın alınanlar | siparişlerim ve |
    rezervasyonlar | rezervasyonlarım | abonelikler | aboneler | silindi | kaydedildi | uygulama | uygulamalar |
    uygulamalarımız | yayınlandı | yayınlar | yayın | şu anda yayınlanmış | yayınlanma | yayınlanmış | onaylandı |
    kabul edilen | izinler | imzalar | transferler | davetler | katıldı | katılım | katılım tarihi | bildirim | etkin |
    etkinlik | etkinlikler | yükleme | yüklemeler | yüklendi | kurulum | kurs | kurslar | kurumsal | kural | kurallar |
    kurye | kurul | kurgu | talepler | taleplerim | talebim | başvurular | planlar | planlandı | plan | bağlantı |
    bağlantılar | arşiv | iadeler | iade koşulları | iletişim | iletişime | ileti | iletiler | atla | atlas | ata |
    atlama | atölye | ataması | atama | satır | satırlar | satırı | satırın seçimini | seçimini kaldır |
    satırların seçimini kaldır | çıkarım | oylar | kullanıcı | kullanıcılar | kullanım | kullanım koşulları |
    uygulanan | sile | silah | siluet | kabuk | kabul edildi | öder | kaydedilen* | gönderilen* | silinen* |
    siparişler* | ödemeler* | ödeme yöntem* | sigorta | yayınlanan* | kayıtlı | paylaşılan* | bağışlar* |
    aboneliklerim | iade* koşul* | iade politikası | ödenen* | satıcı* | yorumlar | tamamlanan* | oyuncu* | oyunlar |
    katılımcı* | onaylanan* | ödül* | ödünç | bildirimler* | ertelenen | dağıtım* | yüklenen* | katalog |
    gönderilmiş* | silinmiş* | iptal edilen* | iptal edilmiş* | kaydedilmiş* | engellenen*`),
  cancels: rawList(`iptal* | vazgeç*`),
  keeps: rawList(`kaydet*`),
  drafts: rawList(`taslak* | taslağ* | arama | aramayı`),
  clears: rawList(`temizle* | sıfırla* | uygula* | kaldır* | sil`),
  filters: rawList(`filtre*`),
  joins: rawList(`ve | sonra`),
};

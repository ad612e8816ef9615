import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`gönder | gönderin | yolla | ilet | teslim et | ödeyin | ödeme yap | ödemeyi tamamla | ödemeyi onayla | satın al |
    satın alın | hemen al | şimdi al | teklif ver | sipariş ver | siparişi ver | siparişi tamamla | siparişi onayla |
    siparişimi tamamla | alışverişi tamamla | tamamla | rezervasyon yap | rezerve et | yer ayırt | kirala | bağış yap | bağışla |
    abone ol | abonelikten çık | aboneliği iptal et | aboneliği sonlandır | üyeliği iptal et | siparişi iptal et |
    rezervasyonu iptal et | sözleşmeyi feshet | feshet | sil | silin | hesabı sil | kalıcı olarak sil | kaldır | temizle |
    sepeti boşalt | çöpü boşalt | boşalt | yok et | sıfırla | üzerine yaz | geri yükle | yayınla | yayımla | paylaş | paylaşın |
    tweetle | çıkış | çıkış yap | oturumu kapat | oturumu sonlandır | onayla | onaylıyorum | onaylayın | doğrula | kabul et |
    kabul ediyorum | kabul | izin ver | yetkilendir | reddet | imzala | imzalıyorum | havale et | havale yap | transfer et |
    para gönder | para çek | para yatır | yatırım yap | takas et | bozdur | kullan kupon | bakiye yükle | kaydet | uygula |
    davet et | şikayet et | bildir | rapor et | engelle | engeli kaldır | yasakla | devre dışı bırak | etkinleştir |
    hesabı kapat | hesabımı kapat | gruptan ayrıl | katıl | kayıt ol | kaydol | üye ol | hesap oluştur | başvur | başvuru yap |
    talep et | iade et | iade talep et | para iadesi | yükle ve kur | çalıştır | yeniden başlat | kapat ve sil | biçimlendir |
    yenile aboneliği | oy ver | ara şimdi | arşivle | hesap bağla | bağlantıyı kes | ödemeye geç | ödemeye git | kasaya git |
    ücretsiz dene | takip et | takibi bırak | yürüt | hemen öde | şimdi öde | faturayı öde | sepete git ve öde | çöpe at |
    bağış yapın | ödemeyi yap | ödemeyi`),
  perhaps: list(
    `ödeme | sipariş | rezervasyon | abonelik | bağış | havale | kasa | yanıtla | yorum yap | iade | onay | teklif`,
  ),
  alone: list('at | sat | öde | kur | al | uzat | ayrıl | çıkar | evet'),
  harmless:
    list(`siparişlerim | siparişler | kaydedilenler | kaydedilen | gönderilenler | gönderilen | filtreleri temizle |
    filtreleri sıfırla | filtreyi temizle | filtreleri uygula | aramayı temizle | ödeme yöntemleri | ödeme seçenekleri |
    teslimat seçenekleri | sipariş takibi | siparişi görüntüle | filtreleri kaldır`),
  looks:
    list(`görüntüle | göster | gör | bak | detaylar | detay | ayrıntılar | geçmiş | geçmişi | takip | durumu | durum | yöntemleri |
    seçenekleri | seçenekler | ayarlar | ayarları | tercihler | yardım | hakkında | karşılaştır | geri | düzenle | ara | arama |
    filtrele | filtreler | filtre | sırala | bul | bilgi | özet | makbuz | fatura | faturalar | koşullar | politika | yazdır |
    indir | dışa aktar | önizleme | liste`),
  leads:
    list(`tümü | daha fazla | daha az | ileri | sonraki | önceki | devam | menü | oku | keşfet | genişlet | daralt |
    yakınlaştır | oynat | duraklat | kopyala | gizle | ana sayfa | sayfa | yenile | değiştir | ekle | oluştur | yeni |
    iliştir | dil | tema | profil | takvim | harita | atla | özelleştir | yönet | iletişim`),
  topics:
    list(`sık sorulan sorular | sorular | sepete git | sepet | sepetim | sepeti gör | tam ekran | hava durumu |
    çalışma saatleri | açılış saatleri | sefer saatleri | tarife | beden tablosu | beden rehberi | dinle | alıntı |
    fragman | sesi kapat | karanlık mod | koyu tema | altyazı | altyazılar | katalog | indir | erişilebilirlik |
    hakkımızda | kariyer | basın | favoriler | favorilere | yol tarifi | yakınımda | yorumlar | değerlendirmeler |
    stok durumu | haberler | artan fiyat | azalan fiyat | en ucuz | yazı boyutu | büyüt | küçült | kenar çubuğu |
    istek listesi | daha fazla yükle | izle | yasal | sırala | göster`),
  retreats: list(
    'iptal | vazgeç | hayır | hayır teşekkürler | şimdi değil | daha sonra | sonra | kapat | geri | geri dön | koru | kal | atla',
  ),
  places:
    list(`ödeme | kasa | sipariş özeti | fatura bilgileri | faturalandırma | tehlikeli bölge | hesabı sil | hesap silme |
    hesap ayarları | havale | para transferi | abonelik | bağış | geri alınamaz | emin misiniz | emin misin`),
  acts: list(`gönder* | yolla* | ilet* | ödeme* | sipariş* | rezerv* | ayırt* | kirala* | bağış* | abone* | kaldır* | çıkar* |
    boşalt* | sıfırla* | kaydet* | uygula* | yayınla* | yayımla* | paylaş* | onayla* | kabul* | izin* | yetkilendir* |
    reddet* | imzala* | sonlandır* | transfer* | havale* | aktar* | yatır* | yatırım* | bozdur* | davet* | katıl* |
    ayrıl* | engelle* | engeli* | şikayet* | bildir* | etkinleştir* | çalıştır* | başlat* | yenile* | abonel* |
    uzat* | kaydol* | iade* | başvur* | planla* | tamamla* | bitir* | zorla* | arşivle* | feshet* | birleştir* |
    oturumu kapat | oturumları kapat* | üzerine yaz* | geri döndür | geri yükle | iade et | satın al* | öde | sat |
    katılım iste | katılmak iste | yok et | çıkış yap | izin ver | onay ver | devre dışı bırak | kayıt ol | üye ol |
    oy ver | para gönder | para çek | para yatır | hesabı kapat | kilidi aç | yayını planla | yeniden başlat |
    bağlantıyı kes | olarak işaretle* | devret* | devred* | stoku at | anahtarı döndür | anahtarını döndür |
    tahsil et | iade iste | iade talebi | yükselt | paketi yükselt | pasifleştir* | silme | seçilenleri sil |
    seçileni sil | dağıt | yayına al | canlıya al | üretime al | grubu dağıt | gruptan at | gruptan çıkar |
    oyumu kullan | oy kullan | oyunu kullan | teklif ver | pey sür | bahis yap | bahis oyna | destekçi ol |
    bağışçı ol | sponsor ol | ilan ver | ilan yayınla | hediye et | bahşiş ver | bahşiş bırak | dondur | taksi çağır |
    yolculuk iste | canlı yayın başlat | canlı yayına geç | yayını başlat | kaydı başlat | ödevi teslim et |
    teslim et | şikayet et | şikayette bulun | başvuru yap | aboneliği duraklat | aboneliği sürdür | yeniden aç |
    işten çıkar | işe al | geri öde | para iade et | limiti artır | limit artır | yönetici yap | rızamı geri çek |
    onayımı geri çek | geri çek | sahiplen | borcu kapat | sigortala | kapora öde | erişimi … geri al |
    erişimi … kaldır | yetki* … geri al | yetki* … kaldır | izni … geri al | izni … kaldır`),
  states:
    list(`gönderilen | gönderildi | ödemeler | ödeme yöntemleri | ödeme yöntemi | ödenmiş | satıcı | satıcılar | satış |
    satışlar | satılan | satın alınanlar | siparişler | siparişlerim | siparişlerim ve | rezervasyonlar |
    rezervasyonlarım | abonelikler | aboneler | silinen | silindi | silinmiş | kaydedilen | kaydedilenler | kaydedildi |
    uygulama | uygulamalar | uygulamalarımız | yayınlandı | yayınlanan | yayınlar | yayın | şu anda yayınlanmış |
    yayınlanma | yayınlanmış | paylaşılan | paylaşılanlar | onaylandı | kabul edilen | izinler | imzalar | transferler |
    davetler | katıldı | katılımcılar | katılım | katılım tarihi | engellenen | engellenenler | bildirimler | bildirim |
    etkin | etkinlik | etkinlikler | yükleme | yüklemeler | yüklendi | kurulum | kurs | kurslar | kurumsal | kural |
    kurallar | kurye | kurul | kurgu | talepler | taleplerim | talebim | başvurular | planlar | planlandı | plan |
    tamamlanan | bağlantı | bağlantılar | arşiv | iadeler | iade koşulları | iletişim | iletişime | ileti | iletiler |
    atla | atlas | ata | atlama | atölye | ataması | atama | satır | satırlar | satırı | satırın seçimini |
    seçimini kaldır | satırların seçimini kaldır | çıkarım | oylar | kullanıcı | kullanıcılar | kullanım |
    kullanım koşulları | uygulanan | sile | silah | siluet | kabuk | kabul edildi | öder`),
  cancels: list(`iptal* | vazgeç*`),
};

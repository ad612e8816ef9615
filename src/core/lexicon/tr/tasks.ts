import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change:
      'değiştir değiştirmek değiştirebilirim değiştireceğim düzenle düzenlemek düzenleyebilirim güncelle güncellemek güncelleyebilirim',
    delete: 'sil silmek silebilirim silme kaldır kaldırmak kaldırabilirim',
    create: 'oluştur oluşturmak oluşturabilirim oluşturma ekle eklemek ekleyebilirim',
    find: 'ara arama aramak arayabilirim bul bulmak',
    settings:
      'ayarlar ayarları ayarlarım ayarlarımı tercihler tercihlerim profil profilim profilimi hesabım hesabımı seçenekler',
    login: 'giriş girişi oturum',
    register: 'kaydol kaydolmak kaydolabilirim üyelik',
    participate: 'katıl katılmak katılabilirim katılım başvur başvuru başvurmak başvurabilirim başvurusu',
    password: 'şifre şifremi şifrem şifreyi parola parolamı parolam',
    save: 'kaydet kaydetmek kaydedebilirim uygula onayla onaylamak',
    publish: 'yayınla yayımla yayınlamak yayımlamak yayınlayabilirim',
    buy: 'satın sepet sepete sepetim sepetimi sipariş alışveriş mağaza',
    tickets: 'bilet biletler bileti biletleri biletimi gişe',
    book: 'rezervasyon rezervasyonu rezervasyonum rezerve',
    appointment: 'randevu randevum randevumu randevular',
    download: 'indir indirmek indirebilirim indirme',
    app: 'uygulama uygulaması uygulamayı',
    history: 'sürümler sürümleri revizyonlar',
    help: 'yardım yardıma destek desteği sss',
    contact: 'iletişim iletişime ulaşın ulaşabilirim ulaşmak',
    feedback: 'geribildirim öneri önerim öneriler görüşleriniz',
    mistake: 'düzeltme',
    report: 'bildir şikayet şikâyet şikayetim ihbar raporla',
    print: 'yazdır yazdırmak yazdırabilirim yazdırılabilir',
    listen: 'dinle dinlemek dinleyebilirim dinleyin seslendir sesli',
    video: 'video videolar videosu videoları izle izlemek izleyebilirim',
    photos: 'fotoğraf fotoğraflar fotoğrafları resimler galeri foto görseller resimleri',
    podcast: 'podcast podcastler podcastleri',
    job: 'kariyer pozisyonlar',
    subscribe: 'abone abonelik aboneliği',
    newsletter: 'bülten bülteni bültene bültenler bültenimiz ebülten',
    follow: 'takip facebook twitter instagram linkedin tiktok',
    feed: 'rss',
    comment: 'yorum yorumlar yorumu yorumlara yanıtla cevapla tartışma tartış',
    rate: 'puanla oyla değerlendir değerlendirme değerlendirmeler',
    donate: 'bağış bağışla bağışta bağışlar bağışınız',
    share: 'paylaş paylaşmak paylaşabilirim paylaşın tweetle whatsapp',
    link: 'bağlantı bağlantıyı linki alıntı alıntıla kaynakça',
    bookmark: 'favori favoriler favorilere favorilerim kaydedilenler',
    gift: 'hediye hediyeler hediyesi',
    coupon: 'kupon kuponlar kuponu kuponum kampanyalar',
    price: 'fiyat fiyatlar fiyatı fiyatları ücret ücretler ücreti tarifeler fiyatlandırma',
    invoice: 'fatura faturam faturamı faturalar faturaları makbuz',
    track: 'kargom',
    return: 'iade iadeler iadesi',
    cancel: 'iptal iptali feshet fesih',
    language: 'dil dili dilde diller çevir çeviri türkçe english deutsch français español русский',
    accessibility: 'erişilebilirlik engelsiz engelli',
    textsize: 'punto',
    dark: 'karanlık tema',
    next: 'sonraki ileri devamı',
    previous: 'önceki geri',
    archive: 'arşiv arşivi arşivler arşivleri',
    author: 'yazar yazarlar yazarı yazarlarımız muhabir gazeteci',
    popular: 'popüler trend gündemdekiler',
    related: 'benzer ilgili ilişkili',
    latest: 'sondakika',
    cookies: 'çerez çerezler çerezleri çerezlere cookie cookies',
    privacy: 'gizlilik kvkk mahremiyet verilerim verilerimi',
    terms: 'koşullar koşulları şartlar şartları kurallar kuralları',
    imprint: 'künye künyesi',
    about: 'hakkımızda ekibimiz ekip kadromuz kurumsal',
    advertise: 'reklam reklamlar',
    press: 'basın',
    partner: 'ortaklar ortaklarımız partnerler partner sponsor sponsorlar sponsorluk bayilik',
    map: 'harita haritası haritada konum konumu',
    stores: 'şubeler şubelerimiz şube mağazalar mağazalarımız bayiler bayilerimiz bayi',
    calendar: 'takvim takvimi etkinlik etkinlikler etkinlikleri etkinliklerimiz',
    epaper: 'egazete',
    weather: 'hava yağmur',
    traffic: 'trafik',
    tv: 'televizyon tv radyo canlı',
    games: 'oyun oyunlar oyunu oyunları bulmaca bulmacalar bilmece sudoku quiz',
    horoscope: 'burç burçlar burcu burcum astroloji horoskop',
    recipes: 'tarif tarifler tarifi tarifleri',
    forum: 'forum forumlar foruma topluluk topluluğu topluluğumuz',
    wiki: 'kılavuz kılavuzu dokümantasyon belgelendirme dokümanlar',
    code: 'github',
    sort: 'sırala sıralama sıralamak',
    filter: 'filtre filtrele filtreler filtrelemek daralt',
    menu: 'menü menüyü menüsü navigasyon',
    compare: 'karşılaştır karşılaştırma karşılaştırmak kıyasla kıyaslama',
    size: 'beden',
    invite: 'davet',
    verify: 'doğrula doğrulama doğrulamak',
  },
  phrases: {
    create: list('yeni ekle | yeni oluştur | yeni konu aç | yeni sayfa'),
    find: list('site içi arama | arama yap | sitede ara'),
    settings: list('hesap ayarları | profil ayarları'),
    login: list(
      'giriş yap | üye girişi | kullanıcı girişi | oturum aç | giriş yapmak | oturum açmak | hesabıma gir | hesabıma girmek',
    ),
    logout: list(
      'çıkış yap | çıkış yapmak | oturumu kapat | oturumu kapatmak | güvenli çıkış | hesaptan çık | hesabımdan çıkmak | oturumdan çık',
    ),
    register: list(
      'üye ol | üye olmak | üye olabilirim | hesap oluştur | hesap oluşturmak | hesap aç | hesap açmak | kayıt ol | kayıt olmak | yeni üyelik | ücretsiz kaydol | yeni hesap',
    ),
    participate: list(
      'hemen katıl | hemen başvur | etkinliğe kaydol | etkinliğe kayıt | kursa kaydol | kursa katılmak | etkinliğe katıl | başvuru formu | yarışmaya katıl',
    ),
    password: list(
      'şifremi unuttum | parolamı unuttum | şifre sıfırla | şifremi sıfırlamak | parola sıfırlama | şifre yenile | şifremi kaybettim',
    ),
    save: list('değişiklikleri kaydet'),
    buy: list(
      'satın al | satın almak | satın alabilirim | sepete ekle | sipariş ver | sipariş vermek | ödemeye geç | alışverişi tamamla | hemen al | online mağaza',
    ),
    tickets: list('bilet al | bilet satın al | bilet almak | online bilet'),
    book: list('rezervasyon yap | rezervasyon yapmak | yer ayırt | yer ayırtmak | oda ayırtmak'),
    appointment: list('randevu al | randevu almak | online randevu | randevu oluştur | sizi arayalım'),
    download: list('dışa aktar | bilgisayara indir | pdf indir'),
    app: list(
      'mobil uygulama | mobil uygulamamız | uygulamamızı indirin | app store | google play | iphone uygulaması | android uygulaması | telefon uygulaması',
    ),
    upload: list(
      'dosya yükle | dosya yüklemek | fotoğraf yükle | resim yükle | içe aktar | dosya ekle | dosya gönder | karşıya yükle',
    ),
    history: list(
      'sürüm geçmişi | geçmişi gör | önceki sürümler | eski sürümler | sürüm notları | değişiklik günlüğü | değişiklik geçmişi | düzenleme geçmişi',
    ),
    help: list(
      'yardım merkezi | sıkça sorulan sorular | sık sorulan sorular | müşteri hizmetleri | destek merkezi | destek al',
    ),
    contact: list(
      'bize ulaşın | bize yazın | iletişime geç | iletişime geçin | iletişim formu | iletişim bilgileri | size nasıl ulaşırım | kime sorabilirim | bizi arayın | telefon numarası | bizimle iletişime geçin',
    ),
    feedback: list(
      'geri bildirim | geri bildirim gönder | geri bildirimde bulun | görüş bildir | önerilerimi iletmek | görüşlerimi iletmek | öneri formu | düşüncelerimi söylemek',
    ),
    mistake: list(
      'yanlış buldum | hata buldum | yazım hatası | metinde hata | haberde hata | düzeltme öner | düzeltme iste | hatalı bilgi | yazım yanlışı | düzeltme talebi | yanlış bilgi',
    ),
    report: list(
      'şikayet et | şikayet etmek | sorun bildir | hata bildir | kötüye kullanım | telif hakkı ihlali | içeriği bildir | şikayet hattı | sorun bildirmek | hatayı bildirmek',
    ),
    tip: list(
      'haber ihbar | haber ihbar hattı | haber gönder | haber göndermek | yazar ol | yazar olmak | yazı gönder | ihbar hattı | hikayeni paylaş | bize haber ver | yazar olun',
    ),
    print: list('çıktı al | çıktı almak | yazdırılabilir sürüm | yazıcı dostu | sayfayı yazdır'),
    listen: list('haberi dinle | sesli dinle | sesli oku | yazıyı dinle | makaleyi dinle | sesli okuma'),
    video: list('videoyu izle | web tv | video galeri'),
    photos: list('foto galeri | fotoğraf galerisi | resim galerisi | basın fotoğrafları'),
    podcast: list('podcast bölümleri | son podcast bölümü'),
    job: list(
      'iş ilanları | iş başvurusu | açık pozisyonlar | bizimle çalışın | iş fırsatları | kariyer fırsatları | insan kaynakları | sizinle çalışmak | ekibimize katılın | işe alım | iş imkanları',
    ),
    subscribe: list('abone ol | abone olmak | abone olabilirim | abone olun | abonelik paketleri'),
    unsubscribe: list(
      'abonelikten çık | abonelikten çıkmak | abonelikten ayrıl | aboneliği sonlandır | e-posta almak istemiyorum | e-postaları durdur | bülten aboneliğini iptal et | listeden çık | listeden çıkmak',
    ),
    newsletter: list(
      'haber bülteni | e-posta listesi | e-posta ile al | bültene kaydol | bültene abone ol | bültenimize kaydolun | e-posta bülteni | e-posta güncellemeleri',
    ),
    follow: list(
      'takip et | takip etmek | bizi takip edin | sosyal medya | sosyal medya hesapları | takip edin',
    ),
    feed: list('rss beslemesi | rss akışı | rss servisi'),
    comment: list('yorum yap | yorum yaz | yorum yapmak | yorum yazmak | yorum ekle | yorumları gör'),
    rate: list(
      'puan ver | puan vermek | değerlendirme yaz | oy ver | değerlendirme yap | yıldız ver | inceleme yaz',
    ),
    donate: list(
      'bağış yap | bağış yapmak | bağışta bulun | bize destek ol | bizi destekleyin | destek olun | para bağışlamak | para vermek | destek olmak',
    ),
    share: list(
      'arkadaşına gönder | arkadaşıma göndermek | e-posta ile paylaş | e-posta ile gönder | whatsapp ile paylaş',
    ),
    link: list(
      'bağlantıyı kopyala | linki kopyala | kalıcı bağlantı | siteye göm | gömme kodu | kaynak göster | atıf yap | yerleştirme kodu',
    ),
    bookmark: list(
      'favorilere ekle | yer imi | yer imlerine ekle | daha sonra oku | sonra oku | sonra okumak için kaydet | okuma listesi | okuma listem | okuma listesine ekle | daha sonra okumak',
    ),
    wishlist: list(
      'istek listesi | istek listem | dilek listesi | alışveriş listem | istek listesine ekle | beğendiğim ürünler',
    ),
    gift: list('hediye kartı | hediye çeki | hediye et | hediye etmek'),
    coupon: list('indirim kodu | promosyon kodu | indirim kuponu | kampanya kodu'),
    price: list('ne kadar | fiyat listesi | kaç para'),
    invoice: list('fatura görüntüle'),
    track: list(
      'kargo takip | kargo takibi | sipariş takibi | siparişim nerede | sipariş durumu | gönderi takibi | kargom nerede | siparişimi takip et | sipariş takip',
    ),
    return: list(
      'iade et | iade etmek | iade ve değişim | iade koşulları | geri göndermek | ürünü geri gönder | para iadesi | kolay iade',
    ),
    cancel: list(
      'iptal et | iptal etmek | aboneliğimi iptal et | üyeliğimi iptal etmek | üyelik iptali | aboneliği iptal et',
    ),
    language: list(
      'dil seçimi | dili değiştir | dil değiştir | diğer diller | ingilizce oku | dil seç | başka dilde',
    ),
    accessibility: list(
      'işaret dili | ekran okuyucu | görme engelli | engelsiz erişim | engelli erişimi | kolay dil',
    ),
    textsize: list(
      'yazı boyutu | metin boyutu | yazı tipi boyutu | yazıyı büyüt | harfleri büyüt | daha büyük yazı | yazı büyüklüğü | punto büyüt',
    ),
    dark: list('karanlık mod | koyu mod | gece modu | koyu tema | karanlık tema'),
    next: list(
      'sonraki sayfa | sonraki yazı | sonraki bölüm | sonraki haber | okumaya devam et | bir sonraki',
    ),
    previous: list(
      'önceki sayfa | önceki yazı | önceki bölüm | önceki haber | bir önceki | geri dön | geri git',
    ),
    archive: list(
      'eski yazılar | eski haberler | geçmiş sayılar | eski sayılar | aylara göre | daha eski yazılar | haber arşivi',
    ),
    author: list(
      'yazar hakkında | yazarın diğer yazıları | yazarın tüm yazıları | tüm yazıları | köşe yazarları | kim yazdı',
    ),
    popular: list(
      'en çok okunan | en çok okunanlar | çok okunanlar | en çok izlenenler | en popüler | öne çıkanlar | en çok okunan haberler | trend konular',
    ),
    related: list(
      'ilgili haberler | benzer haberler | benzer yazılar | ilgili yazılar | benzer ürünler | ilgili içerikler | bu konuda daha fazla | ilginizi çekebilir',
    ),
    latest: list(
      'son dakika | son haberler | en yeni | en son | son eklenenler | en son haberler | en yeniler | güncel haberler | son yazılar | son dakika haberleri',
    ),
    cookies: list('çerez ayarları | çerez politikası | çerez tercihleri | çerezleri yönet'),
    privacy: list(
      'gizlilik politikası | kişisel veriler | kişisel verilerin korunması | kişisel verilerim | veri koruma | aydınlatma metni | gizlilik sözleşmesi | veri politikası',
    ),
    terms: list(
      'kullanım koşulları | kullanım şartları | hizmet şartları | şartlar ve koşullar | kullanıcı sözleşmesi | üyelik sözleşmesi | mesafeli satış sözleşmesi | hizmet koşulları',
    ),
    imprint: list(
      'yasal uyarı | yasal bilgiler | yasal bildirim | sitenin sahibi | bu sitenin arkasında kim var | sitenin sahibi kim',
    ),
    about: list(
      'biz kimiz | siz kimsiniz | bizi tanıyın | site hakkında | hakkımızda bilgi | yönetim kadrosu',
    ),
    advertise: list(
      'reklam ver | reklam vermek | reklam verin | ilan ver | ilan vermek | ücretsiz ilan ver | medya kiti | reklam için iletişim',
    ),
    press: list(
      'basın bülteni | basın bültenleri | basın odası | basın merkezi | basın açıklaması | basın iletişim | medya iletişim | basın kiti',
    ),
    partner: list(
      'iş ortakları | iş ortağı ol | iş ortaklarımız | ortaklık programı | satış ortaklığı | sponsor ol | çözüm ortakları | iş ortağımız olun',
    ),
    map: list(
      'yol tarifi | yol tarifi al | nasıl gidilir | haritada göster | nasıl gelinir | oraya nasıl giderim',
    ),
    stores: list(
      'en yakın mağaza | mağaza bul | en yakın şube | satış noktaları | bana en yakın mağaza | bayi bul',
    ),
    hours: list(
      'çalışma saatleri | açılış saatleri | ziyaret saatleri | kaçta açılıyor | kaçta kapanıyor | mesai saatleri | çalışma saatlerimiz | ne zaman açık',
    ),
    calendar: list('etkinlik takvimi | yaklaşan etkinlikler | önemli tarihler | akademik takvim'),
    epaper: list(
      'bugünkü gazete | gazete oku | dijital gazete | dijital baskı | basılı gazete | günün gazetesi | gazetenin birinci sayfası',
    ),
    weather: list('hava durumu | hava tahmini | hava nasıl'),
    traffic: list('trafik haritası | yol durumu | trafik durumu | trafik yoğunluğu'),
    tv: list(
      'canlı yayın | canlı izle | yayın akışı | tv rehberi | canlı tv | canlı dinle | canlı radyo | tv yayın akışı',
    ),
    games: list('oyun oyna | bulmaca çöz'),
    horoscope: list('günlük burç yorumları | burç yorumları'),
    recipes: list('yemek tarifleri | yemek tarifi | tatlı tarifleri'),
    wiki: list('kullanım kılavuzu | kullanma kılavuzu | kullanıcı kılavuzu | el kitabı'),
    code: list('kaynak kod | kaynak kodu | kaynak kodları | kod deposu | açık kaynak | kaynağı görüntüle'),
    sort: list('şuna göre sırala | sıralama ölçütü | fiyata göre sırala | sıralamayı değiştir'),
    filter: list('sonuçları daralt | filtreleri temizle'),
    menu: list('tüm kategoriler | tüm bölümler | ana menü'),
    sitemap: list('site haritası | site dizini'),
    top: list(
      'yukarı çık | başa dön | sayfa başı | yukarı git | sayfanın başına dön | sayfa başına dön | en üste | yukarı dön',
    ),
    more: list(
      'daha fazla | daha fazla göster | daha fazla yükle | tümünü gör | tümünü göster | hepsini gör | hepsini göster | daha fazlasını gör | devamını göster',
    ),
    size: list('beden tablosu | beden rehberi | ölçü tablosu | hangi beden | beden kılavuzu'),
    invite: list(
      'davet et | arkadaşını davet et | arkadaşlarımı davet etmek | arkadaşını getir | arkadaş davet et',
    ),
    verify: list('hesabı doğrula | e-posta doğrulama | hesabımı doğrulamak | kimlik doğrulama'),
  },
  filler:
    'nasıl nerede nereden nereye ben bana benim istiyorum isterim lütfen git gitmek gidebilirim aç açmak göster tıkla tıklayın sayfa sayfası sayfaya site sitede sitesi sitenin burada buraya bu şu bir için ile ve mi mı mu mü var miyim mıyım misin mısın hangi ne neresi görmek edebilirim yapabilirim yapmak etmek olabilir acaba düğme buton',
};

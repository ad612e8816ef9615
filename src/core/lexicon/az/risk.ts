import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`ödə | al | sifariş et | sifariş ver | sil | silin | qəbul et | razıyam | dərc et | yayımla | paylaş | yadda saxla | çıxış |
    çıx | abunə ol | ləğv et sifariş | köçür | köçürmə et | rezerv et | imzala | imtina et | icazə ver | blokla | şikayət et |
    cavab ver | ianə et | səs ver | çıxar | sıfırla | quraşdır | boşalt | müraciət et | hesabı bağla | dəvət et | sat |
    zəng et | qoşul | qeydiyyatdan keç | dayandır | geri götür | deaktiv et | kirayə et | rədd et | tətbiq et |
    tarixçəni təmizlə | tarixçəni sil`),
  looks:
    rawList(`bax | göstər | axtar | filtr | sırala | parametrlər | ayarlar | kömək | ətraflı | redaktə et | müqayisə et | məlumat |
    yüklə | çap et | önizləmə | ön baxış`),
  leads: rawList(
    `daha çox | daha az | növbəti | əvvəlki | davam et | aç | menyu | oxu | seç | əlavə et | kopyala | yeni | yarat | keç`,
  ),
  topics:
    rawList(`bu gün | sabah | ana səhifə | kateqoriyalar | səbət | səbətə | dil | haqqımızda | əlaqə | şərtlər | məxfilik | xəbərlər |
    təqvim | xəritə | xəritədə | şəkillər | rəylər | sevimlilər | bildirişlər | hesab | hesabım | daxil ol |
    şifrəni unutmusunuz | mövzu | iş saatları | mağazalar | qaralama | zibil qutusu | hesab balansı | boş saatlar`),
  retreats: rawList(`ləğv et | xeyr | indi yox | bağla | sonra | geri | siyahıya qayıt`),
  opens: rawList(
    `bax | göstər | oxu | necə | niyə | nə vaxt | harada | haqqında | müqayisə | geri | gizlət | axtar`,
  ),
  closes: rawList(
    `bax | göstər | oxu | haqqında | şərtləri | tarixçəsi | üsulları | izlə | axtar | müqayisə et`,
  ),
  places: rawList(`ödəniş | sifariş | kassa`),
  acts: rawList(`abunəli* | göndər* | ödəniş* et* | təsdiq* | sil* hesab*`),
  states:
    rawList(`sifarişlərim | ödəniş üsulları | ödəniş tarixçəsi | göndərilən* | silinmiş* | silinən* | çatdırılma* | paylaşılan* |
    abunəliklərim | saxlanılan*`),
  keeps: rawList(`saxla*`),
  drafts: rawList(`qaralama*`),
  clears: rawList(`təmizlə* | sıfırla* | tətbiq et* | sil`),
  filters: rawList(`filtr*`),
  joins: rawList(`və | sonra`),
  cancels: rawList(`ləğv`),
  small: rawList(`et | edin | etmək`),
};

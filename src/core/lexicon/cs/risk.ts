import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`odesílám | poslat | pošli | kupuji | předplatit | zrušit předplatné | zrušit rezervaci | zrušit účet | přijímám | vyměnit |
    dobít | použít změny | uzavřít účet | připojit se | vytvořit účet | přejít k platbě | k pokladně | do pokladny |
    vyzkoušet zdarma | sledovat uživatele`),
  perhaps:
    rawList(`platba | objednávka | nákup | rezervace | předplatné | převod | dar | registrace | pokladna | odpovědět | komentovat |
    vrácení | smazání | potvrzení | nasazení | nabídka`),
  alone: rawList(`dar | ano`),
  harmless: rawList(`objednávky | uložené | odeslané | způsoby platby | možnosti dopravy | sledovat zásilku |
    sledovat objednávku | označit jako přečtené | označit jako nepřečtené | pokračovat v nákupu | vymazat hledání |
    obnovit stránku | vypnout zvuk | zapnout zvuk | cena dopravy | přihlásit se`),
  looks:
    rawList(`zobrazit | ukázat | detaily | detail | podrobnosti | historie | sledovat | stav | způsoby | možnosti | nastavení |
    předvolby | nápověda | pomoc | o nás | porovnat | zpět | upravit | hledat | vyhledat | hledání | filtrovat | filtry |
    filtr | seřadit | řadit | najít | informace | souhrn | účtenka | faktura | faktury | podmínky | zásady | tisk | tisknout |
    stáhnout | exportovat | náhled | seznam`),
  leads:
    rawList(`vše | více | méně | další | dále | pokračovat | předchozí | otevřít | menu | zjistit | číst | procházet |
    rozbalit | sbalit | zvětšit | přehrát | pozastavit | kopírovat | skrýt | domů | stránka | obnovit | vybrat |
    změnit | přidat | vytvořit | nový | nová | nové | vložit | připojit | nahrát | jazyk | motiv | profil | kalendář |
    mapa | přizpůsobit | spravovat | kontakt | moje | zkopírovat | upřesnit | zúžit | sledovat balík`),
  topics:
    rawList(`dotazy | otázky | celá obrazovka | na celou obrazovku | počasí | otevírací doba | jízdní řád |
    jízdní řády | tabulka velikostí | poslechnout | ukázka | trailer | ztlumit | tmavý režim | titulky | katalog |
    přístupnost | kariéra | pro média | oblíbené | do oblíbených | trasa | v okolí | hodnocení | recenze | dostupnost |
    novinky | zprávy | cena vzestupně | od nejlevnějšího | nejlevnější | velikost písma | zmenšit | postranní panel |
    košík | do košíku | seznam přání | načíst další | právní informace | dnes | zítra | včera | týden | měsíc | rok |
    den | zobrazení | kategorie | smazané | sdíleno se mnou | průvodce | doprava | dopravy | napsat recenzi |
    přejmenovat | duplikovat | znovu | tučně | kurzíva | přiložit | přeložit | přečíst nahlas | zapomenuté heslo |
    zapomněl* | nahoru | dolů | spočítat | nejoblíbenější | populární | související | podobné | obsah | kapitola |
    rychlost | otočit | oříznout | sloupce | seskupit | nepřečtené | doručená | koš | koncepty | prodejny | pobočky |
    galerie | fotky | fotografie | videa | parametry | záruka | ceník | výpis* | zůstatek | karty | účty | dokumenty |
    formuláře | aktuality | události | sezóna | díl* | upoutávka | texty | hlasitost | kontrast | poblíž | akce |
    slevy | značky | sport | recepty | suroviny | volné termíny | volné časy | ^pohyby | ^zůstatek | ^mezi |
    skladem | volná místa`),
  retreats: rawList(
    `zrušit | ne | ne děkuji | teď ne | později | zavřít | zpět | ponechat | zůstat | přeskočit | storno`,
  ),
  opens:
    rawList(`zobrazit | ukázat | číst | přečíst | jak | proč | kdy | kde | kdo | o nás | více o | podmínky | zásady | historie |
    podrobnosti | sledovat zásil* | poplatky | průvodce | nápověda | ne | nechat | zachovat | ponechat | porovnat | zpět |
    stav | pravidla | skrýt | spravovat | seznam | procházet | hledat | náhled | co se stane | co když | mohu |
    můžu | kolik | je to`),
  places:
    rawList(`platba | pokladna | souhrn objednávky | rekapitulace | fakturace | nebezpečná zóna | smazat účet | nastavení účtu | převod |
    předplatné | nelze vrátit | opravdu | jste si jisti`),
  acts: rawList(`odesl* | zaslat* | předl* | zaplať* | platit* | uhraď* | nakoup* | objedn* | rezerv* | zarezerv* | pronajm* | půjč* |
    věnuj* | přihlásit* | odebír* | odhlás* | smaz* | vymaz* | odstran* | odebrat* | zahod* | zlikvid* | vypráz* | resetu* |
    resetovat* | obnov* | ulož* | aplikuj* | aplikovat* | zveřejn* | publik* | sdíl* | uvolni* | souhlas* | přijm* | schval* |
    autoriz* | zamít* | odmít* | podepi* | převed* | převést* | peněz* | vlož* | vklad* | prodat* | prodej* | směň* | uplatn* |
    pozv* | opust* | odblok* | nahlás* | aktiv* | deaktiv* | nainstal* | instal* | odinstal* | spusť* | proveď* | provést* |
    restart* | prodluž* | registr* | zaregistr* | hlasuj* | peníze* | požád* | naplánuj* | naplánovat* | dokonč* | propoj* |
    odpoj* | vynuť* | odemkn* | ukončit* | kup | žádost o připojení | vzít zpět | plaťte | přidat se | označit jako |
    označ jako | rotace* | převod vlastnictví | strhnout platbu | upgrad* | povýš* | přejít na vyšší | nasaď* | rozpustit |
    vyhodit | vyloučit | dát nabídku | učinit nabídku | stát se členem | stát se patronem | staňte se | stát se dárcem |
    dát spropitné | rozmrazit | přivolat taxi | odevzdat | pozastavit předplatné | znovu otevřít | najmout | zvýšit limit |
    adoptovat | prodlouž* | odvol* | podat* | podej* | podávám | podeps* | vystavit | okoment* | přepos* | přeps* | zruš* účet |
    zablok* | blok* | přestat sled* | sledovat uživ* | odeber* | povol* | ucház* se | naformát* | formátov* | zastav* | vypn* |
    slouč* | archiv* | darov* | přisp* | přihod* | přihaz* | hlasov* | vypověd* | vypovíd* | změnit tarif | změnit plán |
    vsad* | vsáz* | zavol* | volat | odbav* | účastn* | zúčastn* | připoj* se | vstoupit do skupin* | založit účet |
    otevřít účet | dobij* | invest* | přesunout termín | přeobj* | zmraz* | vypůjč* | splat* | jmenov* | znovu vygener* |
    vysílat | upozornit všechny | oznámit všem | otevřít dveře | napadn* | reklamov* | pojist* | přiřad* | propust* |
    vyber* peníz* | vybrat peníz* | vrát* | koup* | beru | chci to | chci ho | storn* | vysyp* | znič* | potvr* | odvysíl* |
    uspoř* | použ* změny | stvrz* | čestně prohlaš*`),
  states:
    rawList(`odesláno | odeslána | platby | platba | platební | placené | zaplaceno | koupeno | nákupní průvodce |
    objednávka | objednávek | rezervace | rezervací | darujte rady | smazáno | publikováno | publikované | publikace |
    potvrzeno | schváleno | aktivní | aktivita | aktivity | aktivace | nainstalováno | registrováno | registrace |
    hlasy | pozvánky | pozvánka | prodejce | prodejci | prodané | žádosti | žádost | archiv | připojeno | připojené |
    naplánováno | změněno | změny | změna hesla | povolení | obnovit seznam | instalace | připojení | kuponu | kupon |
    kupony | podpisy | použité | použití | spuštěno | obnovená | vyhodnocení | prodejn* | sdílen* | uložen* |
    odeslan* | smazan* | blokovan* | pojištění | převody | souhlasím ne | sledování | archivované | investice |
    nahlášen* | zrušen* | zveřejněn* | odstraněn*`),
  cancels: rawList(`zruš* | storn*`),
  keeps: rawList(`ulož*`),
  drafts: rawList(`koncept* | rozepsan* | hledání`),
  clears: rawList(`vymaz* | obnov* | použ* | odebr* | odstran* | smaz* | resetu* | zruš*`),
  filters: rawList(`filtr*`),
  joins: rawList(`a | pak`),
};

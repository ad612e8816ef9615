import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    rawList(`odosielam | poslať | pošli | podať | predplatiť | odoberať | zrušiť predplatné | zrušiť účet | prijímam | vybrať peniaze |
    vymeniť | dobiť | použiť zmeny | zatvoriť účet | vytvoriť účet | prejsť k platbe | k pokladni | do pokladne |
    vyskúšať zadarmo`),
  perhaps:
    rawList(`platba | objednávka | nákup | rezervácia | predplatné | prevod | dar | registrácia | pokladňa | odpovedať | komentovať |
    vrátenie | potvrdenie | nasadenie | ponuka`),
  alone: rawList(`áno`),
  harmless: rawList(`objednávky | uložené | odoslané | spôsoby platby | možnosti dopravy | sledovať zásielku |
    sledovať objednávku | označiť ako prečítané | označiť ako neprečítané | pokračovať v nákupe | vymazať hľadanie |
    vypnúť zvuk | prihlásiť sa | obnoviť stránku | moje prihodenia`),
  looks:
    rawList(`zobraziť | ukázať | detaily | detail | podrobnosti | história | sledovať | stav | spôsoby | možnosti | nastavenia | pomoc |
    o nás | porovnať | späť | upraviť | hľadať | vyhľadať | filtrovať | filtre | filter | zoradiť | nájsť | informácie | súhrn |
    faktúra | faktúry | podmienky | tlač | tlačiť | stiahnuť | exportovať | náhľad | zoznam`),
  leads:
    rawList(`všetko | viac | menej | ďalej | ďalší | ďalšia | pokračovať | predchádzajúca | otvoriť | menu | čítať |
    rozbaliť | zbaliť | zväčšiť | prehrať | kopírovať | skryť | domov | stránka | obnoviť | vybrať | zmeniť | pridať |
    vytvoriť | nový | nová | nové | vložiť | nahrať | jazyk | téma | profil | kalendár | mapa | spravovať | kontakt |
    moje | skopírovať | spresniť | zúžiť | sledovať balík`),
  topics:
    rawList(`otázky | celá obrazovka | na celú obrazovku | počasie | otváracie hodiny | cestovný poriadok |
    tabuľka veľkostí | vypočuť | ukážka | trailer | stlmiť | tmavý režim | titulky | katalóg | prístupnosť | kariéra |
    pre médiá | obľúbené | do obľúbených | trasa | v okolí | hodnotenia | recenzie | dostupnosť | novinky | správy |
    cena vzostupne | od najlacnejšieho | najlacnejšie | veľkosť písma | zmenšiť | bočný panel | košík | do košíka |
    zoznam želaní | načítať ďalšie | právne informácie | dnes | zajtra | včera | týždeň | mesiac | rok | deň |
    zobrazenie | kategórie | odstránené | zdieľané so mnou | sprievodca | doprava | napísať recenziu | premenovať |
    duplikovať | tučné | kurzíva | priložiť | preložiť | prečítať nahlas | motív | zabudnuté heslo | zabudli | hore |
    dole | vypočítať | populárne | súvisiace | podobné | obsah | kapitola | rýchlosť | otočiť | orezať | stĺpce |
    zoskupiť | neprečítané | doručené | kôš | koncepty | pozastaviť | pobočky | galéria | fotky | videá | parametre |
    záruka | cenník | výpis* | zostatok | karty | účty | dokumenty | formuláre | aktuality | udalosti | hlasitosť |
    kontrast | zľavy | značky | šport | recepty | voľné termíny | voľné časy | ^pohyby | ^zostatok | ^medzi |
    skladom | voľné miesta`),
  retreats: rawList(
    `zrušiť | nie | nie ďakujem | teraz nie | neskôr | zatvoriť | zavrieť | späť | ponechať | zostať | preskočiť`,
  ),
  opens:
    rawList(`zobraziť | ukázať | čítať | prečítať | ako | prečo | kedy | kde | kto | o nás | viac o | podmienky | zásady | história |
    podrobnosti | poplatky | sprievodca | pomoc | nie | nechať | zachovať | ponechať | porovnať | späť | stav | pravidlá |
    skryť | spravovať | zoznam | prehľadávať | hľadať | náhľad | čo sa stane | čo ak | môžem | koľko | je to`),
  places:
    rawList(`platba | pokladňa | súhrn objednávky | rekapitulácia | fakturácia | nebezpečná zóna | zmazať účet | nastavenia účtu |
    prevod | predplatné | nezvratné | naozaj | ste si istí`),
  acts: rawList(`odosl* | zašl* | predlož* | zaplať* | platiť* | uhraď* | nakúp* | objedn* | rezerv* | zarezerv* | prenaj* | požič* |
    venuj* | prispej* | odhlás* | vymaz* | zmaz* | odstráň* | zahod* | vyprázdn* | resetov* | resetuj* | obnov* | prepís* |
    ulož* | aplikuj* | aplikovať* | zverejn* | publik* | zdieľ* | uvoľn* | potvrd* | súhlas* | prijm* | schváľ* | povoľ* |
    autoriz* | zamiet* | odmiet* | podpíš* | previes* | preveď* | vlož* | vklad* | predaj* | predať* | uplatn* | pozv* |
    opusť* | zablok* | odblok* | nahlás* | aktiv* | deaktiv* | nainštal* | inštal* | odinštal* | spust* | reštart* | predĺž* |
    registr* | zaregistr* | hlasuj* | požiad* | naplánuj* | naplánovať* | dokonč* | prepoj* | odpoj* | vynúť* | odomkn* |
    ukončiť* | zlúč* | vziať späť | pridať sa | označiť ako | označ ako | rotácia* | strhnúť platbu | upgrad* | odpublik* |
    prejsť na vyšší | rozpustiť | vyhodiť | vylúčiť | dať ponuku | stať sa členom | stať sa patrónom | staňte sa |
    stať sa darcom | podať inzerát | pridať inzerát | dať sprepitné | rozmraziť | odovzdať | podať sťažnosť | podať žiadosť |
    podať reklamáciu | pozastaviť predplatné | znovu otvoriť | najať | zvýšiť limit | adoptovať | odvol* | podaj* | podávam |
    vystaviť | okoment* | prepos* | blok* | prestať sled* | odobr* | prija* | uchádzať* | naformát* | formátov* | zastav* |
    vypn* | nasad* | archiv* | darov* | prispie* | prihod* | hlasov* | vypoved* | zmeniť program | zmeniť plán | stav* sa |
    stavi* | zavol* | volať | odbav* | zúčastn* | pripoj* | vstúpiť do skupin* | založiť účet | otvoriť účet | dobij* |
    invest* | zmeniť menu peň* | zameniť | dať prepitné | presunúť termín | zmraz* | splat* | vymenov* | znovu vygener* |
    vysielať | upozorniť všetkých | oznámiť | otvoriť dvere | napadn* | reklamov* | poist* | prirad* | prepust* |
    vybrať peniaz* | vyber* peniaz* | vykon* | vráť* | kúp* | beriem | chcem to | storn* | vysyp* | znič* | čestne vyhlas*`),
  states:
    rawList(`platby | platba | platobné | zaplatené | objednávka | objednávok | rezervácie | rezervácia | publikované |
    publikovaný | publikácie | publikácia | potvrdené | schválené | aktívne | aktívny | aktivita | aktivity |
    nainštalované | registrovaný | registrácia | hlasy | pozvánky | pozvánka | predajca | predajcovia | predajne |
    predané | žiadosti | žiadosť | archív | pripojené | naplánované | zmenené | zmeny | povolenia | obnoviť zoznam |
    inštalácia | kupón | kupóny | použité | objednávke | vyhodnotenie | predajň* | zdieľan* | uložen* | odoslan* |
    zmazan* | odstránen* | blokovan* | poistenie | prevody | investície | vymazan* | zrušen* | zverejnen*`),
  cancels: rawList(`zruš* | storn*`),
  keeps: rawList(`ulož*`),
  drafts: rawList(`koncept* | rozpísan* | hľadanie`),
  clears: rawList(`vymaz* | obnov* | použ* | odstrán* | odober* | odobrať | resetov* | zruš* | zmaz*`),
  filters: rawList(`filter* | filtr*`),
  joins: rawList(`a | potom`),
};

import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`odoslať | odosielam | poslať | pošli | podať | zaplatiť | platiť | uhradiť | kúpiť | kupujem | nakúpiť | objednať |
    objednávam | objednať s povinnosťou platby | dokončiť objednávku | dokončiť nákup | dokončiť | rezervovať | zarezervovať |
    prenajať | darovať | prispieť | predplatiť | odoberať | odhlásiť | odhlásiť sa | odhlásenie | zrušiť predplatné |
    zrušiť objednávku | zrušiť rezerváciu | zrušiť účet | vypovedať | zmazať | vymazať | odstrániť | odobrať | vyprázdniť |
    vysypať kôš | zahodiť | zničiť | resetovať | prepísať | publikovať | zverejniť | zdieľať | potvrdiť | potvrdzujem |
    súhlasím | súhlasiť | prijať | prijímam | schváliť | povoliť | autorizovať | odmietnuť | zamietnuť | podpísať | previesť |
    vykonať platbu | poslať peniaze | vybrať peniaze | investovať | predať | vymeniť | uplatniť | dobiť | uložiť | použiť zmeny |
    pozvať | nahlásiť | zablokovať | odblokovať | deaktivovať | aktivovať | zatvoriť účet | opustiť skupinu | pripojiť sa |
    registrovať | registrovať sa | zaregistrovať | vytvoriť účet | požiadať | vrátiť peniaze | odinštalovať | nainštalovať |
    spustiť | reštartovať | vypnúť | predĺžiť | hlasovať | zavolať | archivovať | prejsť k platbe | k pokladni | do pokladne |
    vyskúšať zadarmo`),
  perhaps:
    list(`platba | objednávka | nákup | rezervácia | predplatné | prevod | dar | registrácia | pokladňa | odpovedať |
    komentovať | vrátenie | potvrdenie | nasadenie | ponuka`),
  alone: list('áno'),
  harmless:
    list(`objednávky | uložené | odoslané | resetovať filtre | použiť filtre | vymazať filtre | zrušiť filtre | spôsoby platby |
    možnosti dopravy`),
  looks:
    list(`zobraziť | ukázať | detaily | detail | podrobnosti | história | sledovať | stav | spôsoby | možnosti | nastavenia | pomoc |
    o nás | porovnať | späť | upraviť | hľadať | vyhľadať | filtrovať | filtre | filter | zoradiť | nájsť | informácie | súhrn |
    faktúra | faktúry | podmienky | tlač | tlačiť | stiahnuť | exportovať | náhľad | zoznam`),
  leads:
    list(`všetko | viac | menej | ďalej | ďalší | ďalšia | pokračovať | predchádzajúca | otvoriť | menu | čítať | rozbaliť |
    zbaliť | zväčšiť | prehrať | kopírovať | skryť | domov | stránka | obnoviť | vybrať | zmeniť | pridať | vytvoriť |
    nový | nová | nové | vložiť | nahrať | jazyk | téma | profil | kalendár | mapa | preskočiť | spravovať | kontakt |
    moje`),
  topics:
    list(`časté otázky | často kladené otázky | otázky | celá obrazovka | na celú obrazovku | počasie | otváracie hodiny |
    cestovný poriadok | tabuľka veľkostí | vypočuť | ukážka | trailer | stlmiť | tmavý režim | titulky | katalóg |
    prístupnosť | o nás | kariéra | pre médiá | obľúbené | do obľúbených | trasa | v okolí | hodnotenia | recenzie |
    dostupnosť | novinky | správy | cena vzostupne | od najlacnejšieho | najlacnejšie | veľkosť písma | zmenšiť |
    bočný panel | košík | do košíka | zoznam želaní | načítať ďalšie | právne informácie | zoradiť | zobraziť`),
  retreats: list(
    'zrušiť | nie | nie ďakujem | teraz nie | neskôr | zatvoriť | zavrieť | späť | ponechať | zostať | preskočiť',
  ),
  places:
    list(`platba | pokladňa | súhrn objednávky | rekapitulácia | fakturácia | nebezpečná zóna | zmazať účet | nastavenia účtu |
    prevod | predplatné | nezvratné | naozaj | ste si istí`),
  acts: list(`odošl* | odosl* | zaslať* | zašl* | predlož* | zaplať* | zaplatiť* | platiť* | uhraď* | kúpiť* | nakúp* |
    objedn* | rezerv* | zarezerv* | prenaj* | požič* | venuj* | prispej* | odhlás* | vymaž* | vymaz* | zmaž* | zmaz* |
    odstrán* | odstráň* | zahoď* | zahod* | vyprázdn* | zničiť* | resetov* | resetuj* | obnov* | prepís* | ulož* |
    uložiť* | aplikuj* | aplikovať* | zverejn* | publik* | zdieľ* | uvoľn* | potvrď* | potvrd* | súhlas* | prijm* |
    prijať* | schváľ* | schváliť* | povoľ* | povoliť* | autoriz* | zamietn* | zamiet* | odmietn* | odmiet* | podpíš* |
    podpísať* | previes* | preveď* | vlož* | vklad* | investuj* | predaj* | predať* | uplatn* | pozv* | pozvať* |
    opusť* | opustiť* | zablok* | blokov* | odblok* | nahlás* | aktiv* | deaktiv* | nainštal* | inštal* | odinštal* |
    spust* | vykona* | reštart* | predĺž* | registr* | zaregistr* | hlasuj* | hlasovať* | požiad* | naplánuj* |
    naplánovať* | dokonč* | prepoj* | odpoj* | vynúť* | vynúten* | vynútiť* | odomkn* | archivuj* | archivovať* |
    vypovedať* | ukončiť* | zlúč* | kúpiť | požiadať | vziať späť | platiť | pridať sa | vrátiť platbu |
    vymazať všetko | označiť ako | označ ako | odvola* | rotácia* | previesť vlastníctvo | strhnúť platbu |
    požiadať o vrátenie | upgrad* | odpublik* | prejsť na vyšší | nasadiť | rozpustiť | vyhodiť | vylúčiť |
    odovzdať hlas | dať ponuku | prihodiť | staviť | stať sa členom | stať sa patrónom | staňte sa | stať sa darcom |
    podať inzerát | pridať inzerát | darovať | dať sprepitné | zmraziť | rozmraziť | zavolať taxi | objednať jazdu |
    vysielať naživo | spustiť vysielanie | spustiť nahrávanie | odovzdať | podať sťažnosť | podať žiadosť |
    podať reklamáciu | pozastaviť predplatné | obnoviť predplatné | znovu otvoriť | vypovedať | prepustiť | najať |
    vrátiť peniaze | zvýšiť limit | odvolať súhlas | odvolať | adoptovať | splatiť | poistiť`),
  states:
    list(`odoslané | odoslaná | odoslaný | platby | platba | platobné | zaplatené | objednávky | objednávka | objednávok |
    rezervácie | rezervácia | uložené | uložený | vymazané | zmazané | odstránené | publikované | publikovaný |
    publikácie | publikácia | zdieľané | potvrdené | schválené | aktívne | aktívny | aktivita | aktivity |
    nainštalované | registrovaný | registrácia | hlasy | pozvánky | pozvánka | predajca | predajcovia | predajne |
    predajňa | predané | žiadosti | žiadosť | archív | pripojené | naplánované | zmenené | zmeny | povolenia |
    obnoviť stránku | obnoviť zoznam | inštalácia | kupón | kupóny | použité | objednávke | vyhodnotenie | predajň*`),
  cancels: list(`zruš* | storn*`),
};

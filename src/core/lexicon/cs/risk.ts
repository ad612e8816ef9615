import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  commits:
    list(`odeslat | odešli | odesílám | poslat | pošli | podat | zaplatit | zaplať | platit | uhradit | koupit | kup | kupuji |
    nakoupit | přihodit | objednat | objednávám | objednej | odeslat objednávku | dokončit objednávku | dokončit nákup |
    dokončit | závazně objednat | rezervovat | zarezervovat | pronajmout | darovat | přispět | předplatit | odebírat |
    přihlásit k odběru | odhlásit | odhlásit se | odhlášení | odhlásit odběr | zrušit předplatné | zrušit objednávku |
    zrušit rezervaci | zrušit účet | vypovědět | smazat | smaž | vymazat | odstranit | odebrat | vyprázdnit | vysypat koš |
    zahodit | zničit | resetovat | obnovit tovární | přepsat | publikovat | zveřejnit | sdílet | potvrdit | potvrzuji |
    souhlasím | souhlasit | přijmout | přijímám | schválit | povolit | autorizovat | odmítnout | zamítnout | podepsat | převést |
    provést platbu | poslat peníze | vybrat peníze | vložit peníze | investovat | prodat | vyměnit | uplatnit | dobít | uložit |
    použít změny | pozvat | nahlásit | zablokovat | odblokovat | deaktivovat | aktivovat | uzavřít účet | opustit skupinu |
    připojit se | registrovat | registrovat se | zaregistrovat | vytvořit účet | požádat | vrátit peníze | odinstalovat |
    nainstalovat | spustit | restartovat | vypnout | formátovat | prodloužit | hlasovat | zavolat | archivovat | propojit účet |
    odpojit | přejít k platbě | k pokladně | do pokladny | vyzkoušet zdarma | sledovat uživatele | provést`),
  perhaps:
    list(`platba | objednávka | nákup | rezervace | předplatné | převod | dar | registrace | pokladna | odpovědět |
    komentovat | vrácení | smazání | potvrzení | nasazení | nabídka`),
  alone: list('dar | ano'),
  harmless:
    list(`objednávky | uložené | odeslané | resetovat filtry | použít filtry | smazat filtry | vymazat filtry | zrušit filtry |
    způsoby platby | možnosti dopravy`),
  looks:
    list(`zobrazit | ukázat | detaily | detail | podrobnosti | historie | sledovat | stav | způsoby | možnosti | nastavení |
    předvolby | nápověda | pomoc | o nás | porovnat | zpět | upravit | hledat | vyhledat | hledání | filtrovat | filtry | filtr |
    seřadit | řadit | najít | informace | souhrn | účtenka | faktura | faktury | podmínky | zásady | tisk | tisknout | stáhnout |
    exportovat | náhled | seznam`),
  leads:
    list(`vše | více | méně | další | dále | pokračovat | předchozí | otevřít | menu | zjistit | číst | procházet |
    rozbalit | sbalit | zvětšit | přehrát | pozastavit | kopírovat | skrýt | domů | stránka | obnovit | vybrat |
    změnit | přidat | vytvořit | nový | nová | nové | vložit | připojit | nahrát | jazyk | motiv | profil | kalendář |
    mapa | přeskočit | přizpůsobit | spravovat | kontakt | moje`),
  topics:
    list(`časté dotazy | často kladené otázky | dotazy | otázky | celá obrazovka | na celou obrazovku | počasí |
    otevírací doba | jízdní řád | jízdní řády | tabulka velikostí | poslechnout | ukázka | trailer | ztlumit |
    tmavý režim | titulky | katalog | stáhnout katalog | přístupnost | o nás | kariéra | pro média | oblíbené |
    do oblíbených | trasa | v okolí | hodnocení | recenze | dostupnost | novinky | zprávy | cena vzestupně |
    od nejlevnějšího | nejlevnější | velikost písma | zmenšit | postranní panel | košík | do košíku | seznam přání |
    načíst další | právní informace | seřadit | zobrazit`),
  retreats: list(
    'zrušit | ne | ne děkuji | teď ne | později | zavřít | zpět | ponechat | zůstat | přeskočit | storno',
  ),
  places:
    list(`platba | pokladna | souhrn objednávky | rekapitulace | fakturace | nebezpečná zóna | smazat účet | nastavení účtu | převod |
    předplatné | nelze vrátit | opravdu | jste si jisti`),
  acts: list(`odešl* | odesl* | odeslat* | odeslá* | zaslat* | předl* | předloži* | zaplať* | zaplatit* | platit* | uhradit* |
    uhraď* | koupit* | nakoup* | objedn* | rezerv* | zarezerv* | pronajm* | půjč* | věnuj* | přihlásit* | odebír* |
    odhlas* | odhlás* | smaž* | smaz* | smazat* | vymaž* | vymaz* | odstraň* | odstran* | odebrat* | zahoď* | zahod* |
    zlikvid* | vyprázdni* | vypráz* | zničit* | resetu* | resetovat* | obnov* | přepsat* | ulož* | uložit* |
    aplikuj* | aplikovat* | zveřejn* | publik* | sdíl* | uvolni* | potvrď* | potvrd* | souhlas* | přijm* | přijmout* |
    schval* | autoriz* | zamítn* | zamít* | odmítn* | odmít* | podepi* | podepsat* | odhlásit* | převed* | převést* |
    peněz* | vlož* | vklad* | investuj* | prodat* | prodej* | směň* | uplatn* | pozv* | opusť* | opust* | zablokuj* |
    zablokovat* | blokovat* | odblok* | nahlas* | nahlás* | aktiv* | deaktiv* | nainstal* | instal* | odinstal* |
    spusť* | spustit* | proveď* | provést* | restart* | prodluž* | prodloužit* | obnovit* | registr* | zaregistr* |
    hlasuj* | hlasovat* | peníze* | požád* | naplánuj* | naplánovat* | dokonč* | propoj* | odpoj* | vynuť* |
    vynutit* | odemkn* | archivuj* | archivovat* | vypovědět* | ukončit* | koupit | kup | požádat |
    žádost o připojení | vzít zpět | platit | plaťte | přidat se | vrátit platbu | smazat vše | označit jako |
    označ jako | odvola* | rotace* | převod vlastnictví | převést vlastnictví | strhnout platbu | požádat o vrácení |
    upgrad* | povýš* | přejít na vyšší | nasadit | nasaď* | rozpustit | vyhodit | vyloučit | odevzdat hlas |
    dát nabídku | učinit nabídku | přihodit | vsadit | stát se členem | stát se patronem | staňte se |
    stát se dárcem | podat inzerát | vložit inzerát | darovat | dát spropitné | zmrazit | rozmrazit | přivolat taxi |
    objednat jízdu | vysílat živě | spustit vysílání | spustit nahrávání | odevzdat | podat stížnost | podat žádost |
    podat reklamaci | pozastavit předplatné | obnovit předplatné | znovu otevřít | vypovědět | propustit | najmout |
    vrátit peníze | zvýšit limit | odvolat souhlas | odvolat | stáhnout souhlas | adoptovat | splatit | pojistit`),
  states:
    list(`odeslané | odesláno | odeslána | platby | platba | platební | placené | zaplaceno | koupeno | nákupní průvodce |
    objednávky | objednávka | objednávek | rezervace | rezervací | darujte rady | uložené | uloženo | smazané |
    smazáno | odstraněno | odstraněné | publikováno | publikované | publikace | sdílené | sdíleno | potvrzeno |
    schváleno | aktivní | aktivita | aktivity | aktivace | nainstalováno | registrováno | registrace | hlasy |
    pozvánky | pozvánka | prodejce | prodejci | prodejny | prodejna | prodané | blokovaní | žádosti | žádost |
    archiv | připojeno | připojené | naplánováno | změněno | změny | změna hesla | povolení | obnovit stránku |
    obnovit seznam | instalace | připojení | kuponu | kupon | kupony | podpisy | použité | použití | spuštěno |
    obnovená | vyhodnocení | prodejn*`),
  cancels: list(`zruš* | storn*`),
};

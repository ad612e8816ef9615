import { rawList } from '../list.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

/** Czech and Slovak. */
export const routing: RoutingWords = {
  script: LATIN,
  howTo:
    /^ (a )?jak (muzu|mohu|mam|lze|si |se |\S+(im|am|u|it|at|et|nout|ovat|uji) )|^ kde (muzu|mohu|mam|kliknu|najdu)|pomoz mi|ukaz mi jak|proved me|krok za krokem/,
  ask: /^( (v|ve|na|z|do|o|od|za|po|pro))? (kdo|koho|co|ceho|kdy|kde|kam|odkud|proc|kolik|jaky|jaka|jake|ktery|ktera|ktere|jak|ci|je (to|mozne|mozna|v cene|zahrnuta)|jsou) /,
  tell: /^ (shrn|vysvetli|popis|rekni|preloz|vyjmenuj)/,
  away: [
    /nechci (uz )?(videt|vidat)|nezobrazuj|neukazuj|prestan ukazovat|(zobraz|ukaz|nech) (mi )?(jen|pouze)|^ (jen|pouze) |zmizet|zmiz/,
    /\bpul (obrazovky|stranky)\b/,
  ],
  hide: /(^| )(skryj|skryt|schovej|schovat|uklid|procisti|odfiltruj|zbav)( |$)/,
  remove: /(^| )(odstran|odstranit|smaz|smazat|zablokuj|zavri|vypni)( |$)/,
  own: /kosik|(^| )(ucet|uctu|muj|moje|moji|mou|meho)( |$)|profil|heslo|objednavk|predplatne/,
  noise:
    /reklam|banner|cookie|postranni|komentar|doporucen|sponzor|vyskakov|okno|chat|menu|video|prispev|zpravy|strank|clan|obraz/,
  act: /^ (prosim |muzes |chci |potrebuji )*(najdi|najit|vyhledej|hledej|pridej|rezervuj|zarezervuj|kup|koupit|objednej|ukaz|zobraz|otevri|prejdi|prihlas\S*|serad|filtruj|stahni|odesli|zaregistruj|zrus|zmen|porovnej|vyber|vypln|zkontroluj|uloz|vytvor) /,
  polite: /\b(muzes|mohl bys|mohla bys|muzete)\b/,
  whereSee: /^ kde (muzu|mohu|najdu|uvidim|vidim|zjistim|jsou moje|je muj|je moje|lze) /,
  vanish: rawList('zmiz* | skryj | skrýt | schovej | odstraň | odstranit | pryč'),
  noneOf: rawList('bez | nechci | nepotřebuji | nepotřebuju | méně | nezajímá mě | nezajímají mě'),
  fedUp: rawList('příliš mnoho | moc | otravuje | otravují | obtěžuj* | ruší | překáží | štve | štvou'),
  only: rawList('jen | pouze | jenom | všechno kromě | kromě'),
  content: rawList('článek | recept | text | obsah | návod | tabulku'),
  trouble: rawList(
    'zapomněl | zapomněla | zapomenuté | ztratil | ztratila | nefunguje | nemůžu se přihlásit | nemohu se přihlásit | vypršel* | změnila se | přestěhoval* | nedorazil* | moc malé | příliš malé | nedorazil* | ukradli | dvakrát | vrátit peníze | nepřišel | nepřichází | nepřišlo | nemohu najít | nemůžu najít | špatné zboží',
  ),
  goods: rawList(
    'lístek | lístky | jízdenka | jízdenky | jízdenku | let | vlak | autobus | pokoj | stůl | termín',
  ),
  self: rawList('já | můj | moje | moji | mě | mi | my | náš | naše | svůj | svou'),
  talk: rawList(
    'děkuji | děkuju | díky | ďakujem | ahoj | dobrý den | nashledanou | super | dobře | ok | ano | ne | rozumím',
  ),
  about: rawList('co umíš | co dokážeš | kdo jsi | pomoc'),
  clutter: rawList('reklama | reklamy | reklamu | banner* | postranní panel | cookie* | vyskakov*'),
  fact: rawList('číslo | cena | adresa'),
  that: rawList('že | zda | jestli'),
  source: rawList(
    'podle tohoto článku | podle článku | podle autora | podle textu | podľa tohto článku | podľa článku',
  ),
  retell: rawList(
    '^udělej … tabulku | ^vytvoř … tabulku | ^porovnej oba | ^porovnej obě | ^porovnaj oba | ^přečti mi | ^prečítaj mi | ^přelož | ^prelož | ^vypiš | ^shrň',
  ),
  noControl: rawList(
    'nevidím … tlačítko | není tlačítko | chybí … tlačítko | nenacházím tlačítko | nevidím … tlačidlo',
  ),
  takeMe: rawList('^vezmi mě | ^přesuň mě | ^zaveď mě | ^vezmi ma | ^zaveď ma'),
  readWithout: rawList('číst … bez | zobrazit … bez | přečíst … bez | vidět … bez'),
  facts: rawList(
    'jaký | jaká | jaké | který | která | které | co | čeho | čím | o čem | kdo | koho | komu | kým | čí | kdy | proč | kolik | ve kterém roce | v kterém roce | jak se jmenuje | jak se jmenovala | jak se jmenoval | co se stalo | byl | byla | bylo | byly | byli',
  ),
  controls: rawList(
    'tady | tlačítk* | menu | nastaven* | možnost* | odkaz* | ikon* | zálož* | formulář* | pole | klik* | zmáčk* | stránk* | obrazov* | košík*',
  ),
  asksControl: rawList(
    'je tu tlačítko | na co kliknout | na co kliknu | které tlačítko | jaké tlačítko | kterým tlačítkem | která ikona | jaká ikona | který odkaz | která záložka | kam kliknu | kam kliknout | kam kliknu | kde kliknout | co zmáčknout | v kterém rohu | v kterém menu | z těch tlačítek',
  ),
  required: rawList(
    '^musím | ^musíme | ^musí se | ^je nutné | ^je třeba | ^je potřeba | ^potřebuji | ^je povinné | ^je zdarma',
  ),
};

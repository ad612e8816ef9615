import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'změnit změňte změna změny upravit upravte úprava editovat editace aktualizovat přejmenovat',
    delete: 'smazat smaž smazání vymazat odstranit odstranění mazat',
    create: 'vytvořit vytvořte vytvoření přidat přidejte založit',
    find: 'hledat vyhledat vyhledávání hledání vyhledávač vyhledávat hledej',
    settings: 'nastavení nastavit předvolby možnosti konfigurace profil profilu účet účtu',
    login: 'přihlásit přihlášení přihlaste přihlašte login přihlašování',
    logout: 'odhlásit odhlášení logout odhlaste',
    register: 'registrace registraci registrovat zaregistrovat zaregistrujte registrujte',
    participate: 'účast zúčastnit přihláška přihlášku přihlášky účastnit zápis',
    password: 'heslo hesla heslem hesel',
    save: 'uložit uložte uložení potvrdit',
    publish: 'publikovat zveřejnit publikujte',
    buy: 'koupit kupte nákup nakoupit nakupovat košík košíku objednat objednávka obchod eshop e-shop',
    tickets: 'vstupenky vstupenka vstupenek vstupenku lístky lístek jízdenky jízdenka jízdenku předprodej',
    book: 'rezervace rezervaci rezervovat rezervujte zarezervovat rezervační zabookovat',
    appointment: 'objednání schůzka schůzku schůzky',
    download: 'stáhnout stáhněte stažení stahování instalovat nainstalovat instalace exportovat export',
    app: 'aplikace aplikaci aplikací appka android iphone ios',
    upload: 'nahrát nahrajte nahrání přiložit importovat import příloha přílohu',
    history: 'verze verzí revize changelog',
    help: 'nápověda nápovědu nápovědy pomoc pomoct podpora podporu faq pomoci',
    contact: 'kontakt kontakty kontaktovat kontaktujte kontaktní spojit zavolat zavolejte',
    feedback: 'podnět podněty návrh návrhy připomínka připomínky',
    mistake: 'překlep překlepy oprava opravu opravy opravit errata',
    report: 'nahlásit nahlaste nahlášení stížnost stížnosti reklamace reklamaci reklamovat stěžovat',
    print: 'tisk tisknout vytisknout vytiskněte tisku',
    listen: 'poslechnout poslouchat poslechněte poslech audio',
    video: 'video videa videí videu videozáznam',
    photos: 'fotky fotografie fotografií foto fotogalerie fotogalerii galerie galerii obrázky snímky',
    podcast: 'podcast podcasty podcastu podcastů epizoda epizody',
    job: 'práce práci kariéra kariéru kariéře zaměstnání pracovat brigáda brigády nábor',
    subscribe: 'předplatné předplatného předplatit předplaťte předplatitel odebírat odběr',
    newsletter: 'newsletter newsletteru newslettery zpravodaj zpravodaje',
    follow: 'sledovat sledujte sítě sítích facebook facebooku twitter instagram instagramu',
    feed: 'rss feed',
    comment:
      'komentář komentáře komentářů komentovat okomentovat diskuse diskuze diskusi diskuzi odpovědět diskutovat',
    rate: 'hodnotit ohodnotit hodnocení ohodnoťte recenze recenzi recenzí',
    donate: 'darovat darujte dar dary přispět přispějte příspěvek podpořte podpořit',
    share: 'sdílet sdílejte sdílení tweetnout nasdílet',
    link: 'odkaz odkazu citovat citace citaci permalink',
    bookmark: 'oblíbené oblíbených záložky záložka záložku záložek',
    wishlist: 'wishlist přání',
    gift: 'dárek dárky dárků dárkový dárkové dárková poukaz poukazy voucher vouchery poukázka',
    coupon: 'kupón kupon kupóny kupony sleva slevy slevu slevový slevové slev',
    price: 'cena ceny cenu ceník ceníku tarif tarify tarifů stojí',
    invoice: 'faktura fakturu faktury faktur účtenka účtenku účtenky',
    track: 'zásilka zásilku zásilky balík balíček balíku',
    return: 'vrácení vrátit vratky vratka výměna výměnu výměny',
    cancel: 'zrušit zrušení storno stornovat vypovědět výpověď zrušte',
    language: 'jazyk jazyky jazyka jazyků překlad překlady přeložit english deutsch čeština česky slovensky',
    accessibility: 'přístupnost přístupnosti nevidomé nevidomý slabozraké neslyšící',
    textsize: 'zvětšit zvětšení',
    dark: 'tmavý noční tmavé',
    next: 'další následující',
    previous: 'předchozí zpět předešlý předešlá',
    archive: 'archiv archivu archivní starší archivy',
    author: 'autor autora autorka autorky autoři autorů autorovi redaktor redaktora novinář',
    popular: 'populární nejčtenější nejoblíbenější nejsledovanější nejpopulárnější nejprodávanější',
    related: 'související souvisí podobné podobný',
    latest: 'nejnovější aktuality novinky',
    cookies: 'cookies cookie sušenky',
    privacy: 'soukromí gdpr',
    terms: 'podmínky podmínek pravidla řád',
    imprint: 'tiráž provozovatel impressum vydavatel tiráži',
    advertise: 'inzerce inzerci inzerát inzeráty inzerovat reklama reklamu reklamy inzerenti',
    press: 'tiskové tisková tiskový press novináře mluvčí',
    partner: 'partner partneři partnerem partnery partnerů partnerský sponzor sponzoři sponzorem',
    map: 'mapa mapy mapu mapě dostanu trasa poloha',
    stores:
      'pobočky pobočka pobočku poboček prodejny prodejna prodejen prodejnu prodejci prodejce dealer provozovny',
    hours: 'otevírací otevřeno otvírací otevíráte úřední',
    calendar: 'kalendář kalendáře události událost termíny rozvrh harmonogram',
    epaper: 'epaper e-vydání e-noviny',
    weather: 'počasí předpověď',
    traffic: 'dopravní zácpy kolony',
    tv: 'televize televizi tv rádio vysílání přenos živě rozhlas',
    games: 'hry hra hru hrát kvíz kvízy křížovka křížovky křížovku sudoku zahrát',
    horoscope: 'horoskop horoskopy horoskopu',
    recipes: 'recept recepty receptů receptu',
    forum: 'fórum fóra komunita komunitu fóru',
    wiki: 'dokumentace dokumentaci manuál manuály příručka příručku návod návody návodu',
    code: 'github repozitář gitlab repozitáře githubu',
    sort: 'řadit seřadit řazení třídit setřídit',
    filter: 'filtr filtry filtrovat filtrování vyfiltrovat filtru',
    menu: 'menu navigace navigaci rubriky',
    top: 'nahoru',
    compare: 'porovnat porovnání srovnat srovnání srovnávač porovnávat',
    size: 'velikosti velikostí',
    invite: 'pozvat pozvěte pozvánka pozvánku pozvánky pozvi',
    verify: 'ověřit ověření ověřte verifikace',
  },
  phrases: {
    delete: list('zrušit účet | smazat účet | smazat můj účet'),
    create: list('nový příspěvek | nové téma | napsat nový'),
    settings: list('můj účet | můj profil | mého účtu | správa účtu'),
    login: list(
      'přihlásit se | přihlaste se | přihlášení do účtu | klientská zóna | vstup do účtu | zákaznická sekce',
    ),
    logout: list('odhlásit se | odhlásit z účtu'),
    register: list(
      'vytvořit účet | založit účet | nový účet | zaregistrovat se | založte si účet | vytvořte si účet | zřídit účet | registrovat se | nová registrace | založit si účet | vytvořit si účet',
    ),
    participate: list(
      'zúčastnit se | přihlásit se na kurz | přihlásit na kurz | zapojit se | zapojte se | chci se zúčastnit | přihláška na akci | podat přihlášku | registrace na akci | přihlásit se na akci | přihlaste se na kurz',
    ),
    password: list(
      'zapomenuté heslo | zapomněl jsem heslo | zapomněla jsem heslo | zapomněli jste heslo | obnovit heslo | obnova hesla | změnit heslo | ztratil jsem heslo | nové heslo | resetovat heslo | změna hesla | nepamatuji si heslo',
    ),
    save: list('uložit změny'),
    buy: list(
      'do košíku | přidat do košíku | vložit do košíku | internetový obchod | dokončit objednávku | nákupní košík | on-line obchod | objednat zboží',
    ),
    tickets: list('koupit vstupenky | koupit lístek | prodej vstupenek | koupit lístky | koupit vstupenku'),
    book: list('rezervovat stůl | rezervace stolu | rezervace ubytování'),
    appointment: list(
      'objednat se | objednejte se | objednat k lékaři | objednání k lékaři | domluvit schůzku | sjednat schůzku | rezervovat termín | sjednejte si schůzku | online objednání | domluvit si hovor | objednat se k lékaři | domluvit hovor',
    ),
    download: list('ke stažení'),
    app: list(
      'app store | google play | mobilní aplikace | do mobilu | mobilní aplikaci | pro android | pro iphone',
    ),
    upload: list('nahrát soubor | přidat soubor | nahrát fotku | vložit soubor'),
    history: list(
      'historie změn | historie verzí | historii změn | historii verzí | seznam změn | předchozí verze | starší verze | poznámky k vydání | zobrazit historii',
    ),
    help: list(
      'časté dotazy | často kladené otázky | časté otázky | nejčastější dotazy | centrum nápovědy | zákaznická podpora | otázky a odpovědi | potřebuji pomoc | technická podpora | zákaznický servis | nejčastější otázky | potřebuju pomoc',
    ),
    contact: list(
      'kontaktujte nás | napište nám | ozvěte se | ozvat se | napsat vám | zavolejte nám | koho se zeptat | koho se mám zeptat | kontaktní formulář | spojit se s vámi | kontaktní údaje | napsat redakci',
    ),
    feedback: list(
      'zpětná vazba | zpětnou vazbu | váš názor | napište nám názor | říct svůj názor | poslat názor | poslat podnět | řekněte nám svůj názor | sdělit názor | náměty a připomínky',
    ),
    mistake: list(
      'chyba v textu | chybu v textu | chyba v článku | chybu v článku | našel jsem chybu | našla jsem chybu | našli jste chybu | nahlásit chybu v článku | navrhnout úpravu | opravit chybu | upozornit na chybu | oznámit chybu',
    ),
    report: list(
      'nahlásit problém | nahlásit zneužití | porušení autorských práv | podat stížnost | nahlásit příspěvek | nahlásit závadu | oznámit problém | oznámit protiprávní jednání | porušení pravidel',
    ),
    tip: list(
      'pošlete nám tip | poslat tip | tip na článek | máte tip | poslat článek | pošlete článek | stát se autorem | staňte se autorem | pište pro nás | psát pro vás | tip redakci | napište nám svůj příběh',
    ),
    print: list(
      'verze pro tisk | verze k tisku | verzi pro tisk | tisková verze | vytisknout stránku | k vytištění',
    ),
    listen: list(
      'poslechnout článek | poslechněte si | přečíst nahlas | číst nahlas | audio verze | poslechnout si',
    ),
    video: list('přehrát video | podívat na video | podívejte se na video'),
    photos: list('galerie obrázků | fotografie pro novináře | fotky pro média | zobrazit fotogalerii'),
    job: list(
      'volná místa | volné pozice | pracujte s námi | pracovat u vás | pracovní nabídky | nabídka práce | pracovní místa | přidejte se k nám | otevřené pozice | práce u nás | volná pracovní místa | staňte se součástí týmu',
    ),
    subscribe: list('koupit předplatné | objednat předplatné | předplatit si | stát se předplatitelem'),
    unsubscribe: list(
      'odhlásit odběr | odhlásit newsletter | odhlásit z odběru | odhlášení odběru | nechci dostávat | zrušit odběr | přestat dostávat | odhlášení z odběru | odhlásit se z odběru | zrušit newsletter',
    ),
    newsletter: list(
      'odběr novinek | novinky e-mailem | novinky emailem | na e-mail | na email | do e-mailu | do emailu | odebírat novinky | zprávy e-mailem | do schránky | odběr zpráv | novinky do e-mailu',
    ),
    follow: list(
      'sociální sítě | sociálních sítích | sledujte nás | na facebooku | na instagramu | na twitteru | najdete nás na',
    ),
    feed: list('rss kanál | rss kanály | čtečka rss'),
    comment: list(
      'přidat komentář | napsat komentář | vložit komentář | zanechat komentář | napište komentář | zobrazit komentáře | zapojit se do diskuse | vstoupit do diskuse | přidejte komentář | přidat názor | vstoupit do diskuze | napsat odpověď',
    ),
    rate: list(
      'napsat recenzi | přidat hodnocení | přidat recenzi | napište recenzi | hodnocení zákazníků | napsat hodnocení',
    ),
    donate: list(
      'podpořte nás | podpořit nás | dát peníze | dát vám peníze | poslat peníze | finanční podpora | finančně podpořit | finanční dar | staňte se dárcem | jak pomoci penězi | chci přispět | chci pomoci',
    ),
    share: list(
      'poslat kamarádovi | poslat známému | poslat příteli | poslat e-mailem | poslat emailem | doporučit článek',
    ),
    link: list(
      'kopírovat odkaz | zkopírovat odkaz | trvalý odkaz | jak citovat | vložit na web | kód pro vložení',
    ),
    bookmark: list(
      'uložit na později | uložit článek | přečíst později | číst později | přidat do oblíbených | do oblíbených | přidat do záložek | přečíst si později | seznam ke čtení | uložené články | uložit si na později | nechat na později',
    ),
    wishlist: list('seznam přání | do seznamu přání | seznamu přání'),
    gift: list(
      'dárkový poukaz | dárkové poukazy | dárková karta | dárkový certifikát | dárkovou kartu | dárkové karty',
    ),
    coupon: list('slevový kód | slevové kódy | slevový kupon | slevové kupony | promo kód | slevový kupón'),
    price: list('kolik stojí | kolik to stojí | kolik zaplatím | přehled cen | cenová nabídka'),
    invoice: list('doklad o koupi | daňový doklad | moje faktury | doklad o zaplacení'),
    track: list(
      'sledovat zásilku | sledování zásilky | sledovat balík | kde je můj balík | kde je moje zásilka | stav objednávky | kde je moje objednávka | sledovat objednávku | moje objednávky | sledování zásilek | sledování objednávky',
    ),
    return: list(
      'vrácení zboží | vrátit zboží | odstoupení od smlouvy | poslat zpět | vrátit peníze | vrácení peněz | výměna zboží | výměna a vrácení',
    ),
    cancel: list(
      'zrušit předplatné | ukončit předplatné | zrušit objednávku | ukončit smlouvu | vypovědět smlouvu | ukončení smlouvy',
    ),
    language: list(
      'v angličtině | v češtině | v němčině | anglická verze | změnit jazyk | vybrat jazyk | jiné jazyky | v jiném jazyce | přepnout jazyk | další jazyky | do angličtiny',
    ),
    accessibility: list(
      'prohlášení o přístupnosti | znakový jazyk | znakovém jazyce | čtečka obrazovky | pro nevidomé | snadné čtení | pro slabozraké | snadno čitelný text | vysoký kontrast | jednoduchý jazyk | čtečky obrazovky | znakového jazyka',
    ),
    textsize: list(
      'velikost písma | velikost textu | větší písmo | zvětšit písmo | zvětšit text | větší písmena | zmenšit písmo | větší text | velikost fontu',
    ),
    dark: list(
      'tmavý režim | noční režim | tmavý motiv | tmavé pozadí | světlý režim | tmavý vzhled | tmavého režimu | barevný motiv',
    ),
    next: list(
      'další strana | další stránka | další článek | další kapitola | další příspěvek | číst dál | číst dále | pokračovat ve čtení | následující stránka | následující článek | čtěte dál | na další stránku',
    ),
    previous: list(
      'předchozí strana | předchozí stránka | předchozí článek | předchozí kapitola | předchozí příspěvek | o stránku zpět | ten předtím',
    ),
    archive: list(
      'starší články | starší příspěvky | archiv článků | starší čísla | minulá čísla | archiv čísel | starší vydání | podle měsíců | starší zprávy | předchozí čísla',
    ),
    author: list(
      'o autorovi | o autorce | další články autora | všechny články autora | více od autora | kdo to napsal | kdo napsal | další od autora | články autora | další texty autora',
    ),
    popular: list(
      'nejvíce čtené | nejčtenější články | nejčtenější zprávy | nejvíc čtené | nejvíce komentované | nejvíce sledované',
    ),
    related: list(
      'čtěte také | čtěte i | přečtěte si také | více k tématu | více o tématu | k tématu | mohlo by vás zajímat | mohlo by se vám líbit | související články | viz také | podobné články | více na toto téma',
    ),
    latest: list(
      'poslední zprávy | nejnovější zprávy | poslední příspěvky | zprávy dne | poslední články | nejnovější články | co je nového',
    ),
    cookies: list(
      'nastavení cookies | soubory cookie | souborů cookie | souhlas s cookies | zásady cookies | správa cookies | odmítnout cookies | používání cookies',
    ),
    privacy: list(
      'ochrana osobních údajů | zásady ochrany osobních údajů | osobní údaje | osobních údajů | ochrana soukromí | moje údaje | ochrana údajů | ochrana dat | moje data | ochranu osobních údajů | zásady ochrany soukromí',
    ),
    terms: list(
      'podmínky použití | obchodní podmínky | všeobecné podmínky | smluvní podmínky | podmínky užití | obchodních podmínek | pravidla užívání | podmínky služby',
    ),
    imprint: list(
      'právní informace | právní upozornění | kdo vlastní | kdo je vlastníkem | kdo stojí za | komu patří | kdo provozuje | povinné údaje | údaje o provozovateli | povinně zveřejňované informace',
    ),
    about: list(
      'o nás | kdo jsme | kdo jste | náš tým | o společnosti | o firmě | náš příběh | o mně | o projektu | lidé v redakci | o webu | poznejte nás',
    ),
    advertise: list(
      'inzerujte u nás | podat inzerát | zadat inzerát | zadat reklamu | reklama na webu | vložit inzerát | pro inzerenty | ceník inzerce | přidat inzerát | dát inzerát | inzertní oddělení',
    ),
    press: list(
      'pro média | pro novináře | tiskové zprávy | tisková zpráva | tiskové oddělení | tiskový mluvčí | kontakt pro média | tiskové středisko | kontakt pro novináře | press kit | tiskové centrum | tiskovou zprávu',
    ),
    partner: list(
      'staňte se partnerem | stát se partnerem | partnerský program | affiliate program | naši partneři',
    ),
    map: list(
      'kde nás najdete | jak k nám | jak se k vám dostanu | kudy k nám | jak se tam dostanu | kde jsme | kde vás najdu | ukázat na mapě | zobrazit na mapě | na mapě | jak se dostat | cesta k nám',
    ),
    stores: list(
      'najít prodejnu | nejbližší prodejna | naše prodejny | nejbližší obchod | kde koupit | seznam prodejen | prodejní místa | obchod v okolí | obchody v okolí | najít pobočku | kamenné prodejny | výdejní místa',
    ),
    hours: list(
      'otevírací doba | otevírací dobu | otvírací doba | provozní doba | úřední hodiny | kdy máte otevřeno | kdy otevíráte | ordinační hodiny | pracovní doba | ordinační doba | do kdy máte otevřeno',
    ),
    calendar: list(
      'kalendář akcí | nadcházející akce | nadcházející události | připravované akce | program akcí | přehled akcí | co se děje ve městě | plánované akce',
    ),
    epaper: list(
      'digitální vydání | elektronické vydání | tištěné vydání | dnešní noviny | dnešní vydání | elektronické noviny | aktuální vydání | noviny v pdf | aktuální číslo | tištěné noviny',
    ),
    weather: list('předpověď počasí | bude pršet'),
    traffic: list(
      'dopravní situace | dopravní informace | situace na silnicích | dopravní zpravodajství | na silnicích | stav silnic',
    ),
    tv: list(
      'živé vysílání | tv program | televizní program | sledovat živě | přímý přenos | program televize',
    ),
    wiki: list('uživatelská příručka | návod k použití | návod k obsluze | uživatelský manuál'),
    code: list('zdrojový kód | zdrojové kódy | zdrojového kódu | na githubu | otevřený kód'),
    sort: list('řadit podle | seřadit podle | řadit dle | podle abecedy'),
    filter: list('upřesnit hledání | upřesnit výběr | zúžit výběr | zúžit výsledky'),
    menu: list('všechny rubriky | všechny sekce | hlavní menu | hlavní nabídka | všechny kategorie'),
    sitemap: list('mapa stránek | mapa webu | mapa stránky | mapu stránek | mapu webu'),
    top: list('zpět nahoru | na začátek stránky | zpátky nahoru | na začátek'),
    more: list(
      'zobrazit více | zobrazit další | načíst další | zobrazit vše | zobrazit všechny | více zpráv | ukázat více | všechny články | další zprávy | více článků | načíst více | ukázat vše',
    ),
    size: list(
      'tabulka velikostí | tabulku velikostí | jaká velikost | jakou velikost | průvodce velikostmi | velikostní tabulka | výběr velikosti',
    ),
    invite: list(
      'pozvat přítele | pozvat přátele | doporučit příteli | pozvěte přátele | doporučit známému | pozvat kamaráda | přiveďte přítele | doporučte nás',
    ),
    verify: list('ověřit účet | ověřit e-mail | ověření totožnosti'),
  },
  filler:
    'jak kde mohu můžu lze chci chtěl chtěla bych potřebuji potřebuju prosím otevřít otevři otevřete zobrazit ukázat ukaž ukažte kliknout klikni přejít jít najít najdu najdi můj moje moji svůj svoje tady zde tato tuto tento stránka stránku stránce stránky web webu se si je jsou na v z a mám',
};

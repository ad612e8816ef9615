import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change:
      'szerkesztés szerkesztése szerkeszt szerkeszteni módosítás módosítása módosít módosítani megváltoztatni frissítés átnevezés módosíthatom',
    delete: 'törlés törlése töröl törölni törlöm törölhetem eltávolítás eltávolítása eltávolítani',
    create: 'létrehozás létrehozása létrehozni hozzáadás hozzáadása hozzáad',
    find: 'keresés keresése keres keresni kereső keressen keresek',
    settings:
      'beállítások beállítás beállításaim beállításokat profil profilom profilomat fiókom beállításai',
    login: 'belépés bejelentkezés belépek belépni bejelentkezni bejelentkezem belép beléphetek',
    logout: 'kijelentkezés kilépés kijelentkezni kilépni kijelentkezem kijelentkezhetek',
    register:
      'regisztráció regisztrálni regisztrálás regisztrálok regisztrálj regisztráljon regisztrálhatok regisztrációhoz',
    participate:
      'jelentkezés jelentkezem jelentkezni jelentkezz jelentkezhetek részvétel nevezés nevezek nevezni',
    password: 'jelszó jelszavam jelszavamat jelszót',
    save: 'mentés mentése menteni elmenteni mentem megerősítés alkalmaz',
    publish: 'közzététel közzététele közzétenni publikálás publikálni',
    buy: 'vásárlás vásárol vásárolni megveszem kosár kosárba kosaram rendelés megrendelés megrendelem webshop',
    tickets:
      'jegy jegyek jegyet jegyvásárlás jegyvétel jegypénztár jegyárusítás jegyeket belépőjegy jegyiroda jegyértékesítés',
    book: 'foglalás foglal foglalni foglalok szobafoglalás asztalfoglalás foglalások lefoglalni foglalj foglaljon foglalásom helyfoglalás',
    appointment: 'időpont időpontfoglalás időpontot időpontkérés',
    download:
      'letöltés letöltése letölt letölteni letöltések letöltöm letölthetem telepítés telepítése telepíteni exportálás letölthető',
    app: 'alkalmazás mobilalkalmazás alkalmazásunk mobilapp applikáció applikációnk',
    upload: 'feltöltés feltöltése feltölt feltölteni feltöltök csatolás importálás feltölthetek',
    history: 'laptörténet verziók verziótörténet változásnapló változatok',
    help: 'segítség súgó segítséget gyik ügyfélszolgálat súgóközpont',
    contact: 'kapcsolat elérhetőség elérhetőségek elérhetőségeink kapcsolatfelvétel elérhetem',
    feedback: 'visszajelzés visszajelzést visszajelzések javaslat javaslatok javaslatom észrevétel',
    mistake: 'elírás helyesbítés helyreigazítás hibajavítás',
    report:
      'bejelentés bejelentése panasz panaszt panaszkezelés hibabejelentés visszaélés jelentem hibabejelentő bejelenteni panaszbejelentés',
    print: 'nyomtatás nyomtatása nyomtatni kinyomtatni nyomtatható nyomtat kinyomtatom nyomtatóbarát',
    listen:
      'hallgatás meghallgatás meghallgatom meghallgatni hallgassa hallgasd hallgatni felolvasás felolvastatás hanganyag meghallgathatom',
    video: 'videó videók videót videóink video videóját megnézem',
    photos:
      'képek fotók galéria képgaléria fotógaléria képeket fotókat fényképek fotóalbum sajtófotók galériák fotógalériák',
    podcast: 'podcast podcastok podcastek podcastot podcastunk podcastjaink',
    job: 'állás állások karrier állásajánlatok álláslehetőségek állásajánlat munkalehetőség állást állásaink',
    subscribe:
      'előfizetés előfizetek előfizetni előfizetői előfizetések előfizetési feliratkozás feliratkozom feliratkozni előfizethetek feliratkozhatok',
    unsubscribe: 'leiratkozás leiratkozom leiratkozni leiratkozhatok',
    newsletter:
      'hírlevél hírlevelünk hírlevelet hírlevelek hírlevélre levelezőlista hírlevelünkre hírlevél-feliratkozás',
    follow: 'követés követem követni kövess facebook twitter instagram linkedin tiktok',
    feed: 'rss hírcsatorna rss-csatorna rss-hírcsatorna',
    comment:
      'hozzászólás hozzászólok hozzászólások hozzászólni komment kommentek kommentelni vitalap kommentelek megjegyzések',
    rate: 'értékelés értékelések értékelje értékeld értékelni értékelem értékelése vélemények',
    donate: 'adományozás adomány adományozok adományozz adományozni adományozzon adományt',
    share: 'megosztás megosztása megosztom megosztani megoszt megoszthatom tweetelés',
    link: 'hivatkozás permalink beágyazás idézés hivatkozást beágyazása',
    bookmark:
      'könyvjelző könyvjelzők könyvjelzőzés kedvencek kedvencekhez kedvenceim könyvjelzőkhöz kedvencnek olvasólista',
    wishlist: 'kívánságlista kívánságlistára kívánságlistám kívánságlistához kívánságlistámra',
    gift: 'ajándék ajándékkártya ajándékutalvány ajándékok utalvány ajándékozás ajándékba ajándékutalványok ajándékötletek utalványok',
    coupon:
      'kupon kuponok kedvezmény kedvezmények kuponkód akciók kuponom kedvezménykód promóciós kuponkódom',
    price: 'árak árlista díjszabás árlistát díjak árjegyzék tarifák díjcsomagok',
    invoice: 'számla számlák számlám számlát számlámat nyugta számláim számlázás díjbekérő',
    track: 'csomagkövetés nyomkövetés csomagom csomagkereső',
    return:
      'visszaküldés visszaküldése visszaküldeni visszatérítés csere elállás termékvisszaküldés pénzvisszafizetés visszáru cserélni visszaküldhetem visszavétel',
    cancel:
      'lemondás lemondása lemondani lemondom felmondás felmondása felmondani visszavonás sztornó sztornózás mégse lemondhatom',
    language:
      'nyelv nyelvek nyelvet nyelvválasztás nyelvváltás fordítás angolul english deutsch français español magyarul',
    accessibility:
      'akadálymentesség akadálymentesített akadálymentes akadálymentesítés akadálymentesítési jelnyelv jelnyelvi vakbarát vakoknak képernyőolvasó gyengénlátó látássérültek',
    textsize: 'betűméret szövegméret betűnagyság betűméretet',
    dark: 'sötét téma',
    next: 'következő tovább következőre',
    previous: 'előző vissza előzőre',
    archive: 'archívum archívuma archívumban archív',
    author: 'szerző szerzők szerzőről szerzője szerzőink újságíró újságírók írója',
    popular:
      'népszerű legnépszerűbb legolvasottabb legnézettebb legolvasottabbak felkapott népszerűek legnépszerűbbek',
    related: 'kapcsolódó hasonló kapcsolódók',
    latest: 'legfrissebb legújabb hírfolyam legutóbbi',
    cookies:
      'süti sütik cookie cookie-k sütiket cookie-beállítások sütikezelés sütikezelési cookies sütibeállítások',
    privacy: 'adatvédelem adatkezelés adatvédelmi adatkezelési adataim adataimat adatkezelésről',
    terms: 'ászf feltételek felhasználási szabályzat szabályok játékszabályzat',
    imprint: 'impresszum impresszumot',
    about: 'rólunk bemutatkozás csapatunk munkatársaink cégünkről magunkról munkatársak küldetésünk névjegy',
    advertise:
      'hirdetés hirdetésfeladás médiaajánlat hirdetek hirdetni hirdetőknek hirdessen hirdess hirdetési médiaajánlatunk hirdethetek hirdetések',
    press:
      'sajtó sajtószoba sajtóközlemény sajtóközlemények sajtókapcsolat sajtóanyag sajtóanyagok sajtóiroda sajtónak sajtókapcsolatok sajtóosztály',
    partner:
      'partnerek partnereink partner partnereinknek szponzorok támogatóink szponzor partnerprogram partnerünk partnerség',
    map: 'térkép térképen térképet megközelítés útvonal útvonaltervezés megközelítése útvonaltervező megközelíthetőség térképes',
    stores:
      'üzletek üzleteink boltok boltjaink üzletkereső boltkereső viszonteladók fiókkereső márkakereskedők márkakereskedések fióktelepek üzletünk',
    hours: 'nyitvatartás nyitvatartási nyitvatartásunk ügyfélfogadás ügyfélfogadási nyitva',
    calendar:
      'naptár események rendezvények eseménynaptár programok programajánló rendezvénynaptár naptárban eseményeink programnaptár',
    epaper: 'e-újság lapozó lapszám',
    weather: 'időjárás előrejelzés időjárás-előrejelzés időjárásjelentés meteorológia időjárást',
    traffic: 'közlekedés útinform közlekedési forgalmi dugók',
    tv: 'tévé televízió rádió élő tévéműsor tv-műsor tv élőben műsorújság rádióadás műsorrend',
    games:
      'játék játékok kvíz keresztrejtvény rejtvény rejtvények kvízek játékot sudoku játszani keresztrejtvények',
    horoscope: 'horoszkóp horoszkópom csillagjegy horoszkópok asztrológia horoszkópot',
    recipes: 'recept receptek recepteket receptje receptjeink receptet receptötletek',
    forum: 'fórum fórumok közösség közösségünk fórumra fórumot',
    wiki: 'dokumentáció kézikönyv útmutató útmutatók kézikönyvek',
    code: 'forráskód github forráskódja forráskódot kódtár',
    sort: 'rendezés sorrend rendezése rendezni sorrendbe',
    filter: 'szűrés szűrő szűrők szűrni szűkítés szűrése',
    menu: 'menü menüt navigáció főmenü rovatok',
    sitemap: 'oldaltérkép honlaptérkép webhelytérkép webtérkép oldaltérképet',
    compare: 'összehasonlítás összehasonlít összehasonlítása összehasonlítani összehasonlítom összevetés',
    size: 'mérettáblázat mérettábla méretválasztó méretkalauz mérettáblázatot',
    invite: 'meghívás meghívása meghívó meghívni meghívom',
    verify: 'hitelesítés megerősítő hitelesíteni igazolni',
  },
  phrases: {
    create: list('új létrehozása | új hozzáadása | új téma | új bejegyzés írása'),
    find: list('keresés az oldalon'),
    settings: list('saját fiók | fiók beállításai | személyes adataim'),
    login: list('jelentkezz be | jelentkezzen be | lépj be | lépjen be'),
    register: list('fiók létrehozása | fiókot létrehozni | új felhasználó | új fiók | csatlakozz most'),
    participate: list(
      'vegyen részt | vegyél részt | jelentkezz most | jelentkezési lap | csatlakozz hozzánk | jelentkezés a tanfolyamra | részt venni | regisztráció az eseményre | részt vehetek',
    ),
    password: list(
      'elfelejtett jelszó | elfelejtettem a jelszavam | új jelszó | elfelejtette jelszavát | elfelejtetted a jelszavad',
    ),
    save: list('változtatások mentése'),
    buy: list(
      'kosárba teszem | kosárba rakom | tovább a pénztárhoz | megrendelés elküldése | vásárlás folytatása',
    ),
    appointment: list(
      'időpontot foglalok | időpontot kérni | időpontot foglalni | visszahívást kérek | kérjen időpontot',
    ),
    app: list(
      'mobil alkalmazás | app store | google play | iphone alkalmazás | android alkalmazás | telefonos alkalmazás | töltse le alkalmazásunkat',
    ),
    upload: list('fájl feltöltése | kép feltöltése | képet feltölteni'),
    history: list('korábbi verziók | módosítások története | kiadási megjegyzések | korábbi változatok'),
    help: list('gyakori kérdések | gyakran ismételt kérdések | segítségre van szükségem'),
    contact: list(
      'írjon nekünk | írj nekünk | lépjen kapcsolatba velünk | hívjon minket | kihez fordulhatok | hogyan érhetem el | kapcsolatba lépni',
    ),
    feedback: list(
      'mondja el véleményét | küldjön visszajelzést | visszajelzés küldése | elmondani a véleményem',
    ),
    mistake: list(
      'hibát találtam | hibát talált | hiba a szövegben | hiba a cikkben | javítás javaslata | szerkesztés javaslata | hibát találtál',
    ),
    report: list(
      'hiba jelentése | probléma jelentése | visszaélés bejelentése | szerzői jogok megsértése | hiba bejelentése | panaszt tenni | probléma bejelentése',
    ),
    tip: list(
      'küldjön hírt | küldj hírt | küldjön be cikket | írjon nekünk cikket | legyen szerzőnk | legyél szerző | hír beküldése | cikk beküldése | írd meg nekünk a történeted | hírt küldeni',
    ),
    print: list('nyomtatható változat | nyomtatható verzió | nyomtatóbarát változat'),
    listen: list('hallgassa meg | hallgasd meg | cikk meghallgatása | cikk felolvasása'),
    video: list('nézd meg a videót | videó megtekintése | nézze meg a videót | videó lejátszása'),
    podcast: list('minden epizód | összes epizód'),
    job: list(
      'nyitott pozíciók | dolgozz nálunk | dolgozzon nálunk | nálunk dolgozni | önöknél dolgozni | csatlakozz csapatunkhoz | betöltetlen állások',
    ),
    subscribe: list('fizessen elő | fizess elő | iratkozz fel | iratkozzon fel'),
    unsubscribe: list(
      'hírlevél lemondása | iratkozz le | nem kérek több e-mailt | iratkozzon le | ne küldjenek több levelet',
    ),
    newsletter: list(
      'feliratkozás hírlevélre | iratkozz fel hírlevelünkre | hírek e-mailben | iratkozzon fel hírlevelünkre',
    ),
    follow: list(
      'kövess minket | kövessen minket | közösségi média | kövesse oldalunkat | közösségi oldalaink',
    ),
    comment: list('szólj hozzá | szóljon hozzá | írj hozzászólást | hozzászólás írása | vita erről'),
    rate: list('értékelés írása | vélemény írása | írjon véleményt | véleményt írok | véleményt írni'),
    donate: list(
      'támogass minket | támogasson minket | támogatom önöket | pénzt adni | támogasd munkánkat | adó egy százalék | támogatni szeretném | támogasd a munkánkat | támogassa munkánkat',
    ),
    share: list(
      'oszd meg | ossza meg | küldés ismerősnek | küldd el barátodnak | küldje el ismerősének | elküldeni egy barátomnak | megosztás e-mailben',
    ),
    link: list(
      'link másolása | hivatkozás másolása | állandó hivatkozás | állandó link | hivatkozás erre a lapra | linket másolni | oldal idézése',
    ),
    bookmark: list(
      'mentés későbbre | elolvasom később | kedvencekhez adom | későbbi olvasásra | könyvjelzőkhöz adás | később olvasom el | később elolvasni',
    ),
    wishlist: list('kívánságlistára teszem'),
    coupon: list('promóciós kód | kedvezményre jogosító kód'),
    price: list('mennyibe kerül | mennyi az ára | mibe kerül'),
    track: list(
      'rendelés követése | csomag nyomon követése | rendelés állapota | hol a csomagom | hol van a csomagom | rendelés nyomon követése | hol tart a rendelésem',
    ),
    return: list('áru visszaküldése | visszaküldés és csere | elállási jog | pénz visszafizetése'),
    cancel: list('előfizetés lemondása | rendelés törlése | előfizetésem lemondása | szerződés felmondása'),
    language: list('in english | más nyelven | nyelv kiválasztása | más nyelvek | nyelv váltása'),
    accessibility: list(
      'könnyen érthető | könnyen érthető nyelven | akadálymentes változat | gyengénlátó változat | akadálymentesítési nyilatkozat',
    ),
    textsize: list(
      'nagyobb betűk | betűméret növelése | nagyobb betűkkel | szöveg nagyítása | betűk nagyítása | nagyobb szöveg',
    ),
    dark: list('sötét mód | éjszakai mód | sötét téma | sötét módba'),
    next: list(
      'következő oldal | következő bejegyzés | következő fejezet | következő cikk | olvasás folytatása | tovább olvasom',
    ),
    previous: list('előző oldal | előző bejegyzés | előző fejezet | előző cikk'),
    archive: list(
      'korábbi számok | régebbi bejegyzések | korábbi cikkek | régi cikkek | lapszámok archívuma | korábbi bejegyzések | régebbi cikkek | korábbi lapszámok',
    ),
    author: list(
      'a szerzőről | szerző további cikkei | a szerző összes cikke | a szerző cikkei | ki írta | szerző írásai',
    ),
    popular: list('legolvasottabb cikkek | most népszerű'),
    related: list(
      'kapcsolódó cikkek | hasonló cikkek | ajánlott cikkek | hasonló termékek | bővebben a témáról | ez is érdekelheti | a témában | ezt is olvasd el | kapcsolódó termékek | olvassa el ezt is',
    ),
    latest: list(
      'legfrissebb hírek | friss hírek | legújabb hírek | legutóbbi bejegyzések | legfrissebb cikkek',
    ),
    cookies: list('süti beállítások | cookie beállítások | cookie szabályzat | sütik kezelése'),
    privacy: list(
      'adatvédelmi tájékoztató | adatvédelmi nyilatkozat | adatkezelési tájékoztató | személyes adatok | személyes adatok védelme | adatvédelmi szabályzat | adatvédelmi irányelvek',
    ),
    terms: list(
      'felhasználási feltételek | általános szerződési feltételek | szerződési feltételek | vásárlási feltételek | használati feltételek | szolgáltatási feltételek',
    ),
    imprint: list(
      'jogi nyilatkozat | jogi tudnivalók | jogi információk | kié az oldal | ki áll az oldal mögött | üzemeltető adatai | kié ez az oldal',
    ),
    about: list(
      'kik vagyunk | kik vagyunk mi | ismerj meg minket | kik önök | cégünk bemutatása | ismerje meg csapatunkat',
    ),
    advertise: list('hirdetés feladása | hirdetést feladni | hirdessen nálunk | hirdess nálunk'),
    partner: list('legyen partnerünk | legyél partnerünk | legyen a partnerünk | együttműködő partnerek'),
    map: list('hol vagyunk | hol talál minket | hogyan jutok oda | útvonal tervezése | így talál meg minket'),
    stores: list(
      'legközelebbi bolt | legközelebbi üzlet | bolt keresése | üzlet keresése | hol a legközelebbi üzlet',
    ),
    hours: list(
      'nyitva tartás | nyitvatartási idő | mikor van nyitva | mikor nyit | meddig vannak nyitva | hánykor zár',
    ),
    calendar: list('közelgő események | fontos dátumok | következő események'),
    epaper: list(
      'digitális lap | nyomtatott lap | mai lapszám | nyomtatott újság | mai újság | e-lapozó olvasása | digitális kiadás',
    ),
    weather: list('milyen idő lesz'),
    traffic: list('közlekedési hírek | forgalmi térkép | közlekedési térkép | forgalmi helyzet'),
    tv: list('élő közvetítés | élő adás | tv műsor | élő stream | nézze élőben | élő műsor'),
    horoscope: list('napi horoszkóp | heti horoszkóp'),
    recipes: list('főzés receptekkel'),
    wiki: list('felhasználói kézikönyv | használati útmutató | használati utasítás | műszaki dokumentáció'),
    code: list('nyílt forráskód | forráskód megtekintése | lapforrás megtekintése'),
    sort: list('rendezés ár szerint | ár szerint rendezés | sorba rendezés'),
    filter: list('találatok szűkítése | szűrés törlése | keresés szűkítése | szűrők törlése'),
    menu: list('összes rovat | minden rovat | menü megnyitása'),
    sitemap: list('az oldal térképe'),
    top: list(
      'vissza a tetejére | oldal tetejére | lap tetejére | ugrás a tetejére | ugrás az oldal tetejére | vissza az elejére | fel az oldal tetejére | az oldal tetejére | lap teteje',
    ),
    more: list(
      'több betöltése | továbbiak betöltése | összes megtekintése | mutass többet | az összes megtekintése | összes mutatása | továbbiak megjelenítése | több megjelenítése | még több | összes megjelenítése',
    ),
    compare: list('hozzáadás az összehasonlításhoz'),
    size: list('milyen méret | melyik méret'),
    invite: list(
      'hívd meg barátaidat | barát meghívása | ajánlj egy barátnak | ismerős meghívása | barátok meghívása | ajánlja ismerősének',
    ),
    verify: list('fiók megerősítése | e-mail cím megerősítése | e-mail megerősítése'),
  },
  filler:
    'hogyan hogy hol hová hova honnan tudom tudok lehet szeretnék szeretném akarok akarom kérem kérlek menj menjen nyisd nyissa megnyitni mutasd mutassa kattints kattintson itt ide ez ezt ezen az a oldal oldalon oldalt honlap honlapon weboldal en én nekem van egy és gomb gombot látni találok találom találhatok mi milyen kell',
};

import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change:
      'modifică modifica modificare editează edita editare schimbă schimba actualizează actualiza redenumește',
    delete: 'șterge sterge ștergere ștergerea elimină elimina șterg sterg',
    create: 'creează crea creare adaugă adăuga adăugare adauga compune',
    find: 'caută cauta căutare cautare căuta căutarea căutați',
    settings: 'setări setari setările preferințe preferințele profil profilul opțiuni configurare',
    login:
      'autentificare autentifică autentifica conectare logare loghează loga login conectează-te autentifică-te',
    logout: 'deconectare deconectează deconecta deloghează delogare logout deconectează-te',
    register: 'înregistrare înregistrează inregistrare înregistra înregistrează-te',
    participate:
      'participă participa înscriere înscrie înscrie-te inscrie-te înscrieri înscrieți-vă inscriere participare',
    password: 'parola parolă parolei parole',
    save: 'salvează salveaza salva salvare confirmă',
    publish: 'postează posta',
    buy: 'cumpără cumpăra cumpara cumpăr comandă comanda coș coșul cumpărături achiziționa',
    tickets: 'bilet bilete biletul biletele',
    book: 'rezervă rezerva rezervare rezervări rezervarea rezervările rezerv',
    appointment: 'programare programări programează-te programarea programeaza-te',
    download:
      'descarcă descarca descărca descărcare descărcări download instalează instalare exportă descărcați',
    app: 'aplicația aplicație aplicatia aplicații aplicatie',
    upload: 'încarcă încărca încărcare atașează atașa importă importa upload',
    history: 'istoric istoricul versiuni versiunile revizii',
    help: 'ajutor ajutorul asistență suport faq ajută-mă',
    contact: 'contact contactează contactați contactează-ne contactați-ne contacta contactul contacte',
    feedback: 'feedback sugestie sugestii sugestia sugestiile părerea',
    mistake: 'corectură erată corectare',
    report:
      'raportează raporta raportare reclamație reclamații plângere sesizare sesizări abuz plângeri sesizează',
    print:
      'tipărește tipări tipărire imprimă imprima printează printare imprimare print tipareste printa imprimabilă',
    listen: 'ascultă asculta ascult audio ascultați ascultare',
    video: 'video videoclip videoclipuri vizionează viziona videoclipul clipuri videouri',
    photos: 'foto fotografii galerie poze imagini galeria fotografie pozele fotografiile',
    podcast: 'podcast podcasturi podcastul podcasturile podcast-uri',
    job: 'cariere joburi angajări job carieră recrutare',
    subscribe: 'abonează-te abonare abonament abonamente abonează abona aboneaza-te abonamentul abonați-vă',
    unsubscribe: 'dezabonare dezabonează dezabonează-te dezabona dezabonez',
    newsletter: 'newsletter newsletterul newslettere buletin newsletter-ul newsletterului',
    follow: 'urmărește urmărește-ne urmări facebook twitter instagram linkedin tiktok urmăriți-ne',
    feed: 'rss',
    comment:
      'comentariu comentarii comentează comenta răspunde comentariile comentariul discuție discuții comentati',
    rate: 'evaluează evaluare recenzie recenzii evalua rating review-uri evaluări review',
    donate: 'donează dona donație donații doneaza donez donația donațiile donatii',
    share: 'distribuie distribui distribuire partajează partaja partajare share whatsapp tweet',
    link: 'link linkul citare citează permalink încorporează',
    bookmark: 'favorite favorit favoritele bookmark',
    wishlist: 'wishlist',
    gift: 'cadou cadouri voucher vouchere cadoul',
    coupon: 'cupon cupoane reducere reduceri discount promoții cuponul reducerea discounturi',
    price: 'preț prețuri pret preturi prețul prețurile tarife tarif tarifele tariful costă',
    invoice: 'factură factura facturi facturile chitanță facturare chitanța',
    track: 'tracking awb',
    return: 'retur returnare retururi returnează returna rambursare înlocuire returul',
    cancel: 'anulează anula anulare reziliere reziliază renunță anularea rezilia anulez',
    language: 'limba limbă limbi limbile traducere tradu traduce română engleză english deutsch français',
    accessibility: 'accesibilitate accesibilitatea nevăzători dizabilități',
    dark: 'întunecat întunecată',
    next: 'următorul următoarea urmatorul urmatoarea următor continuă',
    previous: 'anterior anteriorul anterioara precedentul precedenta precedent înapoi inapoi',
    archive: 'arhivă arhiva arhive arhivele arhivei',
    author: 'autor autorul autori autorului autoare jurnalist jurnalistul redactor reporter',
    popular: 'populare popular trending tendințe',
    related: 'similare asemănătoare similar înrudite',
    latest: 'recente',
    cookies: 'cookie cookies cookie-uri cookieuri cookie-urile cookie-urilor',
    privacy: 'confidențialitate confidentialitate gdpr confidențialitatea',
    terms: 'termeni termenii condiții condițiile regulament regulamentul reguli regulile conditii',
    about: 'echipa echipei',
    advertise: 'publicitate advertising anunț anunțuri',
    press: 'presă press',
    partner:
      'parteneri partener parteneriat parteneriate partenerii sponsori sponsor sponsorizare afiliați afiliere partenerul sponsorii',
    map: 'hartă harta hărți locație locația hărții localizare indicații',
    stores: 'magazine magazinele sucursale filiale dealeri sucursală showroom reprezentanțe sucursalele',
    hours: 'orar orarul orare',
    calendar: 'calendar calendarul evenimente evenimentele agenda eveniment calendarului',
    weather: 'vremea meteo prognoza prognoză meteorologic',
    traffic: 'trafic traficul traficului',
    tv: 'tv televizor televiziune radio livestream',
    games: 'jocuri joc joacă integrame quiz rebus puzzle sudoku jocul joacă-te rebusuri jocurile',
    horoscope: 'horoscop horoscopul zodiac zodie zodii zodia horoscopului zodiile astrologie',
    recipes: 'rețete reteta retete rețetă rețeta rețetele rețetei',
    forum: 'forum forumul comunitate comunitatea forumuri forumului comunității',
    wiki: 'documentație documentația manual manuale ghidul documentatie manualul',
    code: 'github',
    sort: 'sortează sortare sorta ordonează ordonare sorteaza ordona',
    filter: 'filtrează filtru filtre filtrare filtra filtreaza filtrele rafinează',
    menu: 'meniu meniul navigare meniului',
    sitemap: 'sitemap',
    compare: 'compară compara comparație comparare comparații comparator compar',
    size: 'mărimi mărimile',
    invite: 'invită invita invitație invit invitații invitați-vă',
    verify: 'verifică verificare verifica verificarea',
  },
  phrases: {
    create: list('adaugă nou | creează nou | subiect nou | scrie un mesaj nou'),
    settings: list('contul meu | setările contului | profilul meu | setări cont'),
    login: list('intră în cont | intra in cont | conectați-vă la cont | conecta la cont | intru în cont'),
    logout: list('ieșire din cont | ieși din cont | ies din cont'),
    register: list(
      'creează cont | cont nou | crează cont | creează un cont | deschidere cont | crea un cont | fă-ți cont | creare cont | îmi fac cont',
    ),
    participate: list(
      'formular de înscriere | înscriere la curs | înscrie-te acum | vreau să particip | mă înscriu | alătură-te acum',
    ),
    password: list(
      'am uitat parola | ai uitat parola | resetare parolă | resetează parola | parolă uitată | mi-am uitat parola | recuperare parolă | schimbă parola',
    ),
    save: list('salvează modificările | aplică modificările'),
    publish: list('publică un articol | publică articolul'),
    buy: list(
      'adaugă în coș | coș de cumpărături | finalizează comanda | cumpără acum | coșul meu | adauga in cos | comandă acum | finalizare comandă | plasează comanda | cosul meu',
    ),
    tickets: list('cumpără bilete | casa de bilete | bilete online'),
    book: list('rezervă acum | rezervă o masă | rezervă o cameră'),
    appointment: list(
      'fă o programare | fac o programare | programează o întâlnire | programare online | solicită o programare | programează un apel',
    ),
    app: list(
      'aplicație mobilă | aplicația mobilă | app store | google play | aplicație android | aplicație iphone | aplicații mobile',
    ),
    upload: list('încarcă fișier | încarcă o fotografie | adaugă fișier'),
    history: list(
      'istoricul versiunilor | istoricul modificărilor | versiuni anterioare | note de lansare | jurnal de modificări',
    ),
    help: list(
      'întrebări frecvente | centru de ajutor | centrul de ajutor | întrebări și răspunsuri | serviciul clienți | intrebari frecvente',
    ),
    contact: list(
      'scrie-ne un mesaj | scrieți-ne un mesaj | date de contact | ia legătura cu noi | sună-ne acum | pe cine întreb | luați legătura cu noi | formular de contact | lua legătura',
    ),
    feedback: list(
      'spune-ne părerea | trimite feedback | părerea ta | sugestii și reclamații | spune-ți părerea | lasă feedback',
    ),
    mistake: list(
      'am găsit o greșeală | ai găsit o greșeală | greșeală în text | eroare în text | sugerează o modificare | semnalează o greșeală | raportează o greșeală | greșeală de scriere | greșeală în articol | sugerează o corectură',
    ),
    report: list(
      'raportează o problemă | semnalează o problemă | încălcarea drepturilor de autor | raportează un abuz | protecția consumatorului | depune o plângere | semnalează un abuz | raportează abuz',
    ),
    tip: list(
      'trimite o știre | trimite știrea ta | trimite un pont | devino autor | scrie pentru noi | trimite un articol | spune-ne povestea ta | știrea ta | trimite-ne o știre',
    ),
    print: list('versiune pentru tipărire | versiune de tipărit | versiune imprimabilă'),
    listen: list('ascultă articolul | citește cu voce tare | cu voce tare | ascultă știrea'),
    video: list('vezi video | urmărește videoclipul | galerie video'),
    photos: list('galerie foto | galerii foto | fotografii de presă | galerie de imagini'),
    podcast: list('toate episoadele | ultimul episod'),
    job: list(
      'locuri de muncă | posturi vacante | lucrează cu noi | posturi disponibile | vino în echipă | vino în echipa noastră | lucra la voi | locuri de munca | alătură-te echipei',
    ),
    subscribe: list('mă abonez'),
    unsubscribe: list(
      'nu mai vreau emailuri | oprește emailurile | dezabonare de la newsletter | nu mai primi emailuri',
    ),
    newsletter: list(
      'prin email | știri pe email | abonare la newsletter | abonează-te la newsletter | buletin informativ | listă de email | noutăți pe email | lista de corespondență',
    ),
    follow: list('rețele sociale | social media | rețelele sociale | ne găsești pe facebook'),
    feed: list('flux rss | flux de știri rss'),
    comment: list(
      'lasă un comentariu | adaugă un comentariu | adaugă comentariu | scrie un comentariu | lasă un răspuns | lasa un comentariu',
    ),
    rate: list(
      'scrie o recenzie | acordă o notă | adaugă un review | adaugă recenzie | dă o notă | scrie un review',
    ),
    donate: list(
      'susține-ne acum | fă o donație | sprijină-ne acum | da bani | redirecționează impozitul | susține proiectul | cum vă pot susține | direcționează impozitul | susține jurnalismul',
    ),
    share: list(
      'trimite unui prieten | trimite prin email | trimite prietenilor | dă mai departe | distribuie pe facebook | share pe facebook',
    ),
    link: list(
      'copiază linkul | copiază link | legătură permanentă | link permanent | copiez linkul | citează acest articol | citează articolul | legătura permanentă',
    ),
    bookmark: list(
      'adaugă la favorite | salvează pentru mai târziu | citește mai târziu | listă de lectură | lista de lectură | citi mai târziu | semn de carte | adauga la favorite | articole salvate',
    ),
    wishlist: list(
      'listă de dorințe | lista de dorințe | adaugă la dorințe | lista mea de dorințe | adaugă în wishlist',
    ),
    gift: list('card cadou | voucher cadou | carduri cadou | oferă cadou'),
    coupon: list('cod promoțional | cod de reducere | cod promo | cupon de reducere | coduri de reducere'),
    price: list('cât costă | cat costa | listă de prețuri | planuri și prețuri'),
    invoice: list('factura mea | bon fiscal'),
    track: list(
      'urmărire comandă | urmărește comanda | unde este comanda | unde e coletul | stare comandă | urmărire colet | status comandă | starea comenzii | unde este coletul meu | comenzile mele | urmărirea comenzii | urmărește coletul',
    ),
    return: list(
      'politica de retur | trimite înapoi | returnarea produselor | banii înapoi | retur produse | schimb de produs | formular de retur',
    ),
    cancel: list(
      'anulează abonamentul | anulare comandă | renunță la abonament | anulează comanda | închide abonamentul',
    ),
    language: list(
      'in english | schimbă limba | alte limbi | alege limba | în engleză | în altă limbă | selectează limba',
    ),
    accessibility: list(
      'limbajul semnelor | cititor de ecran | persoane cu dizabilități | limbaj simplu | limbaj mimico-gestual | persoane cu handicap',
    ),
    textsize: list(
      'mărimea textului | mărime text | dimensiune text | mărește textul | litere mai mari | dimensiunea fontului | mărime font | dimensiunea textului | scris mai mare | mărește fontul | mări textul',
    ),
    dark: list('mod întunecat | modul întunecat | mod noapte | temă întunecată | dark mode | modul noapte'),
    next: list(
      'pagina următoare | articolul următor | capitolul următor | continuă lectura | citește în continuare | articol următor | citește mai departe | postarea următoare',
    ),
    previous: list(
      'pagina anterioară | articolul anterior | capitolul anterior | articol anterior | pagina precedentă | postarea anterioară',
    ),
    archive: list(
      'articole mai vechi | numere anterioare | ediții anterioare | articole vechi | postări mai vechi | știri mai vechi | arhiva de știri | ediții precedente',
    ),
    author: list(
      'despre autor | toate articolele autorului | articole de același autor | cine a scris | scrise de autor',
    ),
    popular: list(
      'cele mai citite | cele mai populare | cele mai vizionate | cele mai accesate | cele mai comentate | cele mai vizualizate | cele mai vândute | cele mai citite știri | cele mai căutate',
    ),
    related: list(
      'articole similare | pe aceeași temă | citește și | articole asemănătoare | știri similare | produse similare | vezi și | te-ar putea interesa | mai multe despre acest subiect | articole pe aceeași temă | pe același subiect',
    ),
    latest: list(
      'ultimele știri | cele mai noi | știri de ultimă oră | ultima oră | cele mai recente | ultimele articole | articole recente | breaking news | ultimele noutăți | flux de știri | cele mai recente știri',
    ),
    cookies: list(
      'setări cookie | politica de cookies | politica cookies | setări cookies | politica de cookie-uri',
    ),
    privacy: list(
      'politica de confidențialitate | protecția datelor | date personale | datele mele | date cu caracter personal | prelucrarea datelor | protectia datelor | datele mele personale',
    ),
    terms: list('termeni și condiții | condiții de utilizare | termeni de utilizare | termeni si conditii'),
    imprint: list(
      'informații legale | notă legală | cine deține | cine este în spatele | date de identificare firmă | mențiuni legale | cine deține site-ul | al cui este site-ul | caseta redacțională | aviz juridic',
    ),
    about: list(
      'despre noi | cine suntem | cine sunteți | echipa noastră | despre companie | despre proiect | cine suntem noi | despre site | povestea noastră',
    ),
    advertise: list(
      'publicitate pe site | adaugă anunț | dă un anunț | adaugă un anunț | publică anunț | media kit | fă-ți reclamă | adauga anunt | plasează un anunț',
    ),
    press: list(
      'comunicate de presă | comunicat de presă | birou de presă | contact media | birou presă | biroul de presă | purtător de cuvânt | pentru presă | comunicate presă',
    ),
    partner: list(
      'devino partener | program de afiliere | partenerii noștri | deveni partener | parteneri media',
    ),
    map: list(
      'cum ajungi la noi | cum ajung la voi | unde ne găsești | vezi pe hartă | indicații rutiere | unde ne găsiți | cum ajungem | pe hartă',
    ),
    stores: list(
      'găsește un magazin | magazinele noastre | cel mai apropiat magazin | localizator magazine | rețea de magazine | unde găsesc un magazin | sucursale și bancomate | magazin apropiat',
    ),
    hours: list(
      'program de lucru | program de funcționare | orar de funcționare | ore de program | la ce oră deschideți | program de vizitare | program cu publicul | când e deschis | la ce oră se închide | programul magazinelor',
    ),
    calendar: list(
      'calendar de evenimente | evenimente viitoare | date importante | evenimente următoare | ce evenimente sunt',
    ),
    epaper: list(
      'ediția tipărită | ediția digitală | ziarul de azi | ediția print | ediția de azi | ziarul tipărit | ziar în format digital | ediție tipărită | ediția electronică | citește ziarul',
    ),
    weather: list('prognoza meteo | cum e vremea | starea vremii'),
    traffic: list('trafic rutier | harta traficului | info trafic | starea drumurilor'),
    tv: list(
      'în direct | program tv | live tv | urmărește live | transmisiune live | ghid tv | emisie în direct | transmisie live | live stream | vezi live',
    ),
    games: list('cuvinte încrucișate'),
    horoscope: list('horoscop zilnic | horoscopul zilei'),
    recipes: list('rețete culinare | rețeta zilei'),
    wiki: list(
      'manual de utilizare | ghid de utilizare | ghidul utilizatorului | manualul utilizatorului | instrucțiuni de utilizare',
    ),
    code: list('cod sursă | codul sursă | sursa paginii | vezi sursa | cod deschis | open source'),
    sort: list('sortează după | ordonează după | sortare după preț | ordine de sortare'),
    filter: list('rafinează căutarea | restrânge rezultatele | resetează filtrele'),
    menu: list('toate categoriile | toate secțiunile | meniu principal | deschide meniul'),
    sitemap: list('harta site-ului | harta site | harta sitului | hartă site | structura site-ului'),
    top: list(
      'înapoi sus | mergi sus | sus pe pagină | începutul paginii | înapoi la începutul paginii | la începutul paginii | inapoi sus | derulează în sus | partea de sus a paginii',
    ),
    more: list(
      'încarcă mai multe | vezi toate | vezi mai multe | arată mai multe | afișează mai multe | vezi tot | mai multe rezultate | afișează toate | arată toate | mai multe articole | incarca mai multe',
    ),
    compare: list('adaugă la comparație | compară produse'),
    size: list(
      'ghid de mărimi | tabel de mărimi | ghid mărimi | tabel mărimi | ce mărime | ghidul mărimilor',
    ),
    invite: list(
      'invită un prieten | recomandă unui prieten | invită prieteni | invita un prieten | recomandă prietenilor',
    ),
    verify: list(
      'verifică contul | confirmă emailul | confirmare cont | verificare email | confirmă adresa de email | activare cont',
    ),
  },
  filler:
    'cum unde pot poți putea vreau doresc aș dori vrea te rog vă mergi mergeți deschide deschideți arată afișează apasă click clic pe aici pagina pagină site site-ul site-ului acest această asta eu îmi mi mă meu mea mele să de la în un o se este e care ce găsesc duce du-mă du buton butonul ajung văd fac face merg',
};

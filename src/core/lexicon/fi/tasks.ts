import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'muokkaa muokata muokkaaminen muuta muuttaa vaihda vaihtaa päivitä päivittää nimeä',
    delete: 'poista poistaa poistan poistaminen poisto',
    create: 'luo luoda luominen kirjoita kirjoittaa',
    find: 'hae haku hakea etsi etsiä löydä hakutoiminto',
    settings:
      'asetukset asetuksia asetuksiin asetuksiini asetukseni profiili profiilini profiilia tilini valinnat mieltymykset',
    login: 'kirjaudu kirjautuminen kirjautua kirjautumaan kirjaudun sisäänkirjautuminen',
    logout: 'uloskirjautuminen uloskirjaudu',
    register: 'rekisteröidy rekisteröityä rekisteröityminen rekisteröidyn rekisteröinti rekisteröitymään',
    participate:
      'osallistu osallistua osallistuminen osallistun ilmoittaudu ilmoittautua ilmoittautuminen ilmoittautumaan ilmoittautumiset hakeudu',
    password: 'salasana salasanan salasanani salasanaa salasanaani',
    save: 'tallenna tallentaa tallennan tallentaminen vahvista',
    publish: 'julkaise julkaista julkaiseminen',
    buy: 'osta ostaa ostoskori ostoskoriin ostoskorin kassa kassalle verkkokauppa verkkokauppaan ostokset',
    tickets:
      'lippu lippuja liput lippujen pääsylippu pääsyliput lipunmyynti lippukauppa lipputoimisto pääsylippuja matkaliput',
    book: 'varaa varata varaus varauksen varaukset varaan varauksia varaaminen',
    appointment: 'ajanvaraus ajanvaraukseen ajanvarauksen',
    download: 'lataa ladata lataan lataus lataukset asenna asentaa lataaminen',
    app: 'sovellus sovelluksen mobiilisovellus mobiilisovelluksen mobiilisovellukset puhelinsovellus appi älypuhelinsovellus',
    upload: 'liitä',
    history: 'versiohistoria versiot muutoshistoria muutosloki versiotiedot julkaisutiedot muokkaushistoria',
    help: 'apua ohje ohjeet ohjeita tuki asiakastuki ukk neuvonta ohjekeskus tukipalvelu',
    contact:
      'yhteystiedot yhteystietoja yhteystietomme yhteydenotto yhteyttä yhteydenottolomake asiakaspalvelu',
    feedback: 'palaute palautetta palautteen palautelomake palautteet ehdotus kehitysehdotus parannusehdotus',
    mistake:
      'kirjoitusvirhe kirjoitusvirheen asiavirhe asiavirheestä oikaisu oikaisut oikaisupyyntö korjausehdotus',
    report: 'ilmianna valitus valittaa reklamaatio reklamoi väärinkäyttö väärinkäytöstä raportoi',
    tip: 'uutisvinkki uutisvinkin juttuvinkki juttuvinkin juttuvinkit vinkkaa uutisvihje',
    print: 'tulosta tulostaa tulostus tulosteena tulostettava tulostusversio tulostaminen tulostan',
    listen: 'kuuntele kuunnella kuuntelu ääneen ääniversio audio kuuntelen',
    video: 'video videot videon videoita',
    photos:
      'kuvat kuvia valokuvat valokuvia kuvagalleria galleria kuvasarja lehdistökuvat kuvapankki kuvagalleriat',
    podcast: 'podcast podcastit podcastin podcasteja podcastia jaksot',
    job: 'työpaikat työpaikka työpaikkoja rekrytointi rekry ura uramahdollisuudet työpaikkailmoitukset',
    subscribe: 'tilaaja tilaajaksi lehtitilaus kestotilaus',
    newsletter:
      'uutiskirje uutiskirjeen uutiskirjeet uutiskirjeemme uutiskirjettä uutiskirjeeseen postituslista postituslistalle',
    follow: 'seuraa seurata facebook twitter instagram linkedin tiktok some somessa',
    feed: 'rss rss-syöte syöte syötteet rss-syötteet uutissyöte',
    comment:
      'kommentti kommentit kommentoi kommentoida kommentteja keskustele keskustelu keskusteluun kommentin kommentointi',
    rate: 'arvostele arvostelu arvostelut arvioi arvosana arvioida arvostella arvostelun tähtiarvio',
    donate:
      'lahjoita lahjoittaa lahjoitus lahjoitukset lahjoituksen lahjoitan lahjoittaminen kuukausilahjoittaja',
    share: 'jaa jakaa twiittaa jakaminen whatsapp',
    link: 'linkki linkin pysyväislinkki upota viittaa lähdeviite viittaus upotuskoodi',
    bookmark:
      'kirjanmerkki kirjanmerkkeihin kirjanmerkit suosikki suosikit suosikkeihin suosikiksi lukulista lukulistalle suosikkini',
    wishlist:
      'toivelista toivelistan toivelistalle toivelistaan toivelistani toiveluettelo muistilista ostoslista',
    gift: 'lahjakortti lahjakortit lahjakortin lahjakortteja lahjaideat',
    coupon:
      'alennus alennukset alennuskoodi alennuskoodin kuponki kupongit alennuskoodit etukoodi alekoodi alennuskuponki kampanjakoodi tarjouskoodi',
    price: 'hinta hinnat hinnasto hintoja maksaa hintatiedot hinnoittelu hintaan',
    invoice: 'lasku laskut laskun laskuni laskutus kuitti kuitin kuitit laskuja verkkolasku',
    track: 'seuranta lähetysseuranta tilausseuranta pakettini tilaukseni',
    return: 'palautus palautukset palautusoikeus vaihto hyvitys palautusohjeet palautuksen',
    cancel:
      'peruuta peruuttaa peruutus irtisano irtisanominen irtisanoa perua peruutan peruutusehdot peruuttaminen',
    language:
      'kieli kielen kielet kielellä käännös kielivalinta suomeksi svenska english englanniksi deutsch',
    accessibility:
      'saavutettavuus saavutettavuusseloste esteettömyys selkokieli selkokielellä viittomakieli viittomakielellä ruudunlukija ruudunlukuohjelma näkövammaiset saavutettavuuden selkosuomi',
    textsize: 'tekstikoko kirjasinkoko fonttikoko',
    dark: 'tumma teema yötila tummaksi',
    next: 'seuraava seuraavaan seuraavan seuraavalle eteenpäin',
    previous: 'edellinen edelliseen edellisen edelliselle takaisin',
    archive: 'arkisto arkistot arkistosta arkistoon juttuarkisto uutisarkisto artikkeliarkisto',
    author:
      'kirjoittaja kirjoittajan kirjoittajasta toimittaja toimittajat toimittajan kirjailija kirjailijat kirjoittajat',
    popular:
      'suosituimmat suosittua luetuimmat suosituin luetuin katsotuimmat suositut trendaa puhutuimmat luetuimpia suosituimpia',
    related: 'aiheeseen samankaltaiset samankaltaisia vastaavat samantapaiset',
    latest: 'uusimmat uusin viimeisimmät tuoreimmat tuoreimpia uusimpia',
    cookies:
      'evästeet evästeasetukset eväste evästekäytäntö evästeitä evästeiden evästevalinnat evästeseloste cookies evästeistä evästetiedot',
    privacy:
      'tietosuoja tietosuojaseloste tietosuojakäytäntö yksityisyys rekisteriseloste henkilötiedot tietojani yksityisyydensuoja tietosuojalauseke henkilötietojen tietosuojaselosteet tietosuojaan',
    terms:
      'käyttöehdot ehdot käyttöehtoihin toimitusehdot säännöt sopimusehdot palveluehdot tilausehdot ehtoihin myyntiehdot käyttöehtoja',
    imprint: 'vastuuvapauslauseke julkaisija',
    about: 'meistä henkilökunta henkilöstö tiimi tiimimme',
    advertise:
      'mainosta mainostaa mainostaja mainostajille mainostajat mediatiedot mediakortti mainonta mainostaminen mediamyynti ilmoitusmyynti ilmoittajille',
    press:
      'lehdistö medialle lehdistölle lehdistötiedotteet lehdistötiedote mediatiedote mediahuone viestintä tiedotteet lehdistöhuone',
    partner:
      'kumppanit yhteistyökumppanit kumppani yhteistyökumppani sponsorit sponsori kumppaniksi kumppanimme yhteistyökumppaniksi sponsoriksi yhteistyökumppanimme kumppanuusohjelma',
    map: 'kartta kartalla karttaan sijainti ajo-ohjeet ajo-ohje reittiohjeet saapuminen saapumisohjeet reittiopas kartalta karttapalvelu',
    stores:
      'myymälät jälleenmyyjät myymälä toimipisteet liikkeet jälleenmyyjä konttorit myymälähaku toimipaikat myymälämme toimipisteemme liikkeemme',
    hours: 'aukioloajat aukiolo aukioloaika aukioloaikoja aukioloajoista auki aukeaa palveluajat sulkeutuu',
    calendar:
      'kalenteri tapahtumat tapahtumakalenteri tapahtumia aikataulu aikataulut tapahtumakalenterin kalenteriin päivämäärät kalenterin tapahtuma',
    epaper:
      'näköislehti näköislehden näköislehdet digilehti lehtikirjasto digilehden digilehdet näköislehteä e-lehti lehtiarkisto',
    weather: 'sää säätiedot sääennuste säätä säätiedotus sadetutka sään sääennusteen',
    traffic:
      'liikenne liikennetilanne liikennetiedotteet liikennekartta ruuhkat kelikamerat liikennetiedot tiesää keliolosuhteet',
    tv: 'televisio tv-ohjelmat radio tv-opas livelähetys ohjelmatiedot tv tv-ohjelma radiokanavat',
    games:
      'pelit peli pelaa pelejä visa ristikko sanaristikko ristikot sudoku tietovisa ristisanatehtävä visat',
    horoscope:
      'horoskooppi horoskoopit horoskooppini horoskoopin astrologia päivähoroskooppi viikkohoroskooppi tähtimerkki horoskooppia horoskooppeja',
    recipes: 'resepti reseptit reseptejä reseptin ruokaohjeet ruokaohje ruokaohjeita reseptihaku',
    forum:
      'foorumi keskustelupalsta yhteisö foorumit keskustelufoorumi keskustelualue foorumille keskustelupalstat yhteisöön foorumin keskustelualueet',
    wiki: 'käyttöohje käyttöohjeet dokumentaatio käsikirja opas käyttöopas ohjekirja oppaat käyttöohjeen manuaali',
    code: 'lähdekoodi lähdekoodin github repositorio koodivarasto lähdekoodia',
    sort: 'järjestä lajittele lajittelu järjestys lajitella järjestää',
    filter: 'suodata suodattimet rajaa suodatus suodattaa suodatin rajata',
    menu: 'valikko menu valikon navigaatio päävalikko osastot valikkoon',
    sitemap: 'sivukartta sivustokartta',
    compare: 'vertaa vertailu vertailla vertaile vertailuun vertailut vertaan',
    size: 'kokotaulukko kokoopas koko-opas mittataulukko kokotaulukot kokotaulukon mitoitus',
    invite: 'kutsu kutsua kutsun',
    verify: 'varmenna varmennus vahvistus todenna tunnistautuminen tunnistaudu vahvistuskoodi',
  },
  phrases: {
    create: list('luo uusi | lisää uusi | uusi sivu | uusi viesti | aloita uusi keskustelu'),
    find: list('hae sivustolta | etsi sivustolta'),
    settings: list('oma tili | omat tiedot | omat asetukset | tilin asetukset'),
    login: list('kirjaudu sisään | kirjautua sisään'),
    logout: list('kirjaudu ulos | kirjautua ulos | kirjaudun ulos'),
    register: list(
      'luo tili | luo tunnus | luo käyttäjätili | luo käyttäjätunnus | liity jäseneksi | luoda tilin | uusi käyttäjä | tee tunnukset | luoda tunnuksen',
    ),
    participate: list(
      'ilmoittaudu mukaan | liity mukaan | ilmoittaudu kurssille | ilmoittaudu tapahtumaan | lähde mukaan | tule mukaan | hae mukaan',
    ),
    password: list(
      'unohditko salasanasi | unohdin salasanani | unohtunut salasana | vaihda salasana | nollaa salasana | palauta salasana',
    ),
    save: list('tallenna muutokset | ota käyttöön | hyväksy muutokset'),
    publish: list('julkaise viesti'),
    buy: list(
      'lisää ostoskoriin | siirry kassalle | tee tilaus | tilata tuotteen | lisää koriin | siirry kassaan',
    ),
    tickets: list('osta liput | osta lippu | ostaa lippuja'),
    book: list('tee varaus | varaa pöytä | varaa huone | varaa matka'),
    appointment: list(
      'varaa aika | varata ajan | varata aika | varaa tapaaminen | sovi tapaaminen | varaa soittoaika | varaa puhelu | jätä soittopyyntö',
    ),
    download: list('lataa tiedosto | vie tiedostoon | lataa pdf | ladata tiedoston'),
    app: list('app store | google play | iphone sovellus | android sovellus'),
    upload: list(
      'lisää tiedosto | lähetä tiedosto | lataa palveluun | lisää kuva | lisää liite | lataa palvelimelle | tuo tiedostosta | lähetä kuva',
    ),
    history: list('näytä historia | aiemmat versiot | vanhat versiot | uudet ominaisuudet'),
    help: list('usein kysytyt kysymykset | usein kysyttyä | kysymyksiä ja vastauksia'),
    contact: list(
      'ota yhteyttä | ottaa yhteyttä | kirjoita meille | soita meille | soittaa teille | keneltä kysyn | ota meihin yhteyttä | lähetä viesti meille',
    ),
    feedback: list(
      'anna palautetta | lähetä palautetta | antaa palautetta | kerro mielipiteesi | mitä mieltä olet | jätä palautetta',
    ),
    mistake: list(
      'ilmoita virheestä | huomasitko virheen | löysitkö virheen | virhe tekstissä | löysin virheen | ehdota muokkausta | ehdota korjausta | virhe jutussa | pyydä korjausta',
    ),
    report: list(
      'ilmoita asiattomasta | ilmoita ongelmasta | ilmoita väärinkäytöstä | ilmoita asiaton viesti | tee ilmoitus | ilmoita viasta | ilmoittaa ongelmasta | tehdä valituksen | asiaton sisältö | ilmoita häiriöstä',
    ),
    tip: list(
      'lähetä uutisvinkki | lähetä juttuvinkki | lähetä vinkki | vinkkaa toimitukselle | kirjoita meille juttu | lähetä juttu | ryhdy kirjoittajaksi | anna juttuvinkki | lähetä lukijan kuva',
    ),
    print: list('tulostettava versio | tulosta sivu | tulostusystävällinen versio'),
    listen: list('kuuntele juttu | kuuntele artikkeli | lue ääneen | kuuntele ääneen luettuna'),
    video: list('katso video | katso videot | katsoa videon | katsella videon'),
    photos: list('katso kuvat | kaikki kuvat'),
    podcast: list('kaikki jaksot | uusin jakso'),
    job: list(
      'avoimet työpaikat | meille töihin | töihin meille | avoimet tehtävät | hae töihin | ura meillä | hae työpaikkaa | teille töihin | työskentele meillä | avoimet paikat | töissä meillä',
    ),
    subscribe: list(
      'tilaa lehti | tilata lehden | tilaa nyt | ryhdy tilaajaksi | tee lehtitilaus | tilaa digi | osta tilaus',
    ),
    unsubscribe: list(
      'peruuta uutiskirje | peru uutiskirje | poistu postituslistalta | lopeta uutiskirjeen tilaus | peruuta uutiskirjeen tilaus | en halua sähköposteja | lopettaa sähköpostit | poistua postituslistalta | peru uutiskirjeen tilaus',
    ),
    newsletter: list(
      'tilaa uutiskirje | uutiset sähköpostiin | uutiset sähköpostiisi | liity postituslistalle | sähköpostiini uutisia',
    ),
    follow: list('seuraa meitä | sosiaalinen media | sosiaalisessa mediassa | seuraa somessa'),
    comment: list('jätä kommentti | lisää kommentti | kirjoita kommentti | osallistu keskusteluun'),
    rate: list('kirjoita arvostelu | anna arvosana | kirjoita arvio | anna arvio | anna tähtiä'),
    donate: list(
      'tue meitä | tue toimintaamme | tue työtämme | antaa rahaa | ryhdy kuukausilahjoittajaksi | tee lahjoitus | tukea teitä',
    ),
    share: list(
      'jaa artikkeli | jaa sähköpostilla | lähetä ystävälle | lähetä kaverille | jaa kaverille | lähettää kaverille | jaa somessa',
    ),
    link: list('kopioi linkki | kopioida linkin | viittaa artikkeliin | suora linkki | pysyvä linkki'),
    bookmark: list(
      'lisää suosikkeihin | tallenna myöhemmäksi | lue myöhemmin | lukea myöhemmin | lisää lukulistalle | lisää kirjanmerkki | tallentaa myöhemmäksi',
    ),
    wishlist: list('lisää toivelistalle'),
    gift: list('osta lahjakortti | anna lahjaksi'),
    price: list('paljonko maksaa | mitä maksaa | kuinka paljon maksaa'),
    track: list(
      'seuraa lähetystä | seuraa tilausta | missä pakettini on | tilauksen tila | missä tilaukseni on | seurata tilausta | lähetyksen seuranta | seuraa pakettia | tilauksen seuranta',
    ),
    return: list(
      'palautukset ja vaihdot | rahat takaisin | palauttaa tuotteen | lähettää takaisin | tee palautus',
    ),
    cancel: list(
      'peruuta tilaus | lopeta tilaus | lopettaa tilauksen | irtisano tilaus | peru tilaus | päätä tilaus',
    ),
    language: list(
      'in english | på svenska | vaihda kieli | vaihda kieltä | muut kielet | vaihtaa kieltä | valitse kieli | kielen vaihto',
    ),
    accessibility: list('selkokielinen sivu'),
    textsize: list(
      'tekstin koko | fontin koko | suurenna tekstiä | isompi teksti | suurempi teksti | isommat kirjaimet | suurentaa tekstiä | suuremmat kirjaimet',
    ),
    dark: list('tumma tila | tumma teema | pimeä tila | vaalea tila | tumma ulkoasu'),
    next: list(
      'seuraava sivu | seuraava artikkeli | seuraava luku | jatka lukemista | lue eteenpäin | jatkaa lukemista | seuraava kirjoitus',
    ),
    previous: list(
      'edellinen sivu | edellinen artikkeli | edellinen luku | palaa takaisin | edellinen kirjoitus',
    ),
    archive: list(
      'vanhemmat kirjoitukset | vanhat lehdet | aiemmat numerot | vanhemmat artikkelit | aiemmat artikkelit | vanhoja juttuja | vanhat numerot | vanhemmat viestit',
    ),
    author: list(
      'tietoa kirjoittajasta | lisää kirjoittajalta | kirjoittajan muut jutut | kaikki kirjoittajan artikkelit | kuka kirjoitti',
    ),
    popular: list('eniten luetut | tänään luetuimmat | päivän luetuimmat | suosittua nyt'),
    related: list(
      'aiheeseen liittyvää | lue myös | lisää aiheesta | lue lisää aiheesta | katso myös | samasta aiheesta | muut aiheesta | liittyvät artikkelit | liittyvät tuotteet',
    ),
    latest: list(
      'uusimmat uutiset | tuoreimmat uutiset | viimeisimmät uutiset | viimeksi julkaistut | juuri nyt',
    ),
    cookies: list('muuta evästeasetuksia | hallitse evästeitä'),
    privacy: list('henkilötietojen käsittely | tietojeni käsittely'),
    terms: list('yleiset ehdot | palvelun käyttöehdot | ehdot ja säännöt'),
    imprint: list(
      'oikeudellinen huomautus | kuka omistaa | sivuston ylläpitäjä | kuka ylläpitää | oikeudelliset tiedot | vastaava päätoimittaja | juridiset tiedot',
    ),
    about: list(
      'tietoa meistä | keitä me olemme | keitä olemme | tietoa yrityksestä | keitä olette | tietoja meistä | tutustu meihin | yhdistyksen esittely | tietoa sivustosta',
    ),
    advertise: list('osta mainostilaa | jätä ilmoitus | mediatiedot ja hinnat'),
    press: list('median yhteydenotot | medialle ja toimittajille'),
    partner: list('ryhdy kumppaniksi | ryhdy yhteistyökumppaniksi'),
    map: list(
      'näin löydät meille | miten pääsen perille | saapuminen ja pysäköinti | näytä kartalla | näytä kartta | löydä meidät',
    ),
    stores: list(
      'etsi myymälä | lähin myymälä | etsi jälleenmyyjä | lähin kauppa | etsi lähin myymälä | löydä myymälä',
    ),
    hours: list('milloin auki | milloin avataan | monelta aukeaa'),
    calendar: list('tulevat tapahtumat | mitä tapahtuu | tärkeitä päivämääriä'),
    epaper: list('päivän lehti | lue näköislehti | lue päivän lehti | tämän päivän lehti | painettu lehti'),
    tv: list(
      'suora lähetys | katso suorana | suorat lähetykset | katso livenä | suoraa lähetystä | katso suoraa lähetystä',
    ),
    code: list('avoin lähdekoodi | näytä lähdekoodi'),
    sort: list(
      'järjestä hinnan mukaan | lajittele hinnan mukaan | järjestä uusimmat ensin | lajittelun peruste',
    ),
    filter: list('rajaa hakua | rajaa tuloksia | rajaa hakutuloksia | tyhjennä suodattimet'),
    menu: list('avaa valikko | kaikki osastot | kaikki osiot'),
    sitemap: list('sivuston kartta | sivuston hakemisto | sivuston rakenne'),
    top: list(
      'takaisin ylös | sivun alkuun | sivun yläosaan | siirry ylös | palaa ylös | takaisin sivun alkuun | siirry sivun alkuun | vieritä ylös',
    ),
    more: list(
      'näytä lisää | lataa lisää | näytä kaikki | katso kaikki | katso lisää | kaikki uutiset | lisää näitä | näytä enemmän',
    ),
    compare: list('lisää vertailuun | vertaa tuotteita'),
    size: list('mikä koko | oikea koko'),
    invite: list(
      'kutsu ystävä | kutsu kaveri | kutsu ystäviä | suosittele ystävälle | kutsua kaverin | suosittele kaverille',
    ),
    verify: list('vahvista sähköposti | vahvista henkilöllisyys | vahvista tili | vahvistaa sähköpostin'),
  },
  filler:
    'miten kuinka missä mistä mihin minne minä minun mun haluan haluaisin voin voinko voi pitäisi mene mennä siirry avaa avata näytä napsauta klikkaa paina ole hyvä kiitos sivu sivun sivulla sivulle sivusto sivuston sivustolla tämä tämän tässä tällä täällä tänne on ja onko se sen pääsen pääsee mikä mitä jotain joku nähdä tehdä',
};

import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change: 'wijzigen veranderen bewerken aanpassen hernoemen bijwerken wijzig bewerk wijziging',
    delete: 'verwijderen wissen verwijder verwijdering wis',
    create: 'maken aanmaken toevoegen nieuw nieuwe schrijven opstellen maak schrijf creëren',
    find: 'zoeken vinden zoek zoekopdracht opzoeken doorzoeken zoekterm',
    settings: 'instellingen opties voorkeuren account profiel instelling configuratie instellen',
    login: 'inloggen aanmelden login log-in',
    logout: 'uitloggen afmelden logout',
    register: 'registreren registratie registreer',
    participate:
      'deelnemen meedoen inschrijven solliciteren deelname inschrijving solliciteer inschrijvingen',
    password: 'wachtwoord wachtwoorden paswoord',
    save: 'opslaan bewaren toepassen bevestigen indienen bevestig',
    publish: 'publiceren plaatsen publiceer',
    buy: 'kopen bestellen winkelwagen afrekenen kassa winkelmand winkelmandje webshop koop webwinkel bestel aankoop bestelling',
    tickets:
      'ticket tickets toegangskaarten kaartverkoop toegangskaart entreekaarten toegangsbewijs kaartjes entreeticket',
    book: 'boeken reserveren reservering boeking reserveringen reserveer reservatie boekingen',
    appointment: 'afspraak afspraken terugbelverzoek',
    download: 'downloaden exporteren download downloads installeren installatie installeer exporteer',
    app: 'app apps iphone android ios ipad',
    upload: 'uploaden bijvoegen importeren upload bijlage bijlagen',
    history:
      'geschiedenis versies wijzigingen versiegeschiedenis wijzigingsgeschiedenis changelog versiebeheer revisies bewerkingsgeschiedenis',
    help: 'hulp ondersteuning help klantenservice support faq klantendienst helpdesk helpen helpcentrum',
    contact:
      'contact contactformulier contacteren bellen telefoonnummer contactgegevens bereiken contactpersoon contacteer',
    feedback: 'feedback suggestie suggesties terugkoppeling ideeënbus',
    mistake:
      'fout fouten tikfout typefout correctie rectificatie spelfout taalfout verbetering schrijffout correcties taalfouten',
    report:
      'melden klacht klagen misbruik melding bug rapporteren klachten meldpunt inbreuk auteursrechtschending rapporteer',
    tip: 'nieuwstip tipgever klokkenluider tippen gastblog',
    print: 'afdrukken printen print printversie uitprinten printvriendelijk',
    listen: 'luisteren beluisteren voorlezen audio luister beluister voorleesfunctie audioversie horen',
    video: 'video bekijken videos filmpje filmpjes',
    photos: "foto fotos foto's fotogalerij fotoalbum afbeeldingen fotoserie persfoto's",
    podcast: 'podcast podcasts aflevering afleveringen',
    job: 'vacatures vacature werken banen carrière baan jobs stages werkenbij',
    subscribe: 'abonneren abonnement abonnee abonneer abonnementen proefabonnement abonnees',
    unsubscribe: 'uitschrijven uitschrijving',
    newsletter: 'nieuwsbrief nieuwsbrieven newsletter mailinglijst mailinglist nieuwsmail',
    follow: 'facebook twitter instagram linkedin mastodon bluesky',
    feed: 'rss feed feeds rss-feed',
    comment: 'reactie reacties reageren reageer discussie discussiëren commentaar beantwoorden meepraten',
    rate: 'beoordelen beoordeling beoordelingen review reviews recensie recensies sterren waardering klantbeoordelingen',
    donate: 'doneren donatie steunen donaties doneer donateur gift giften',
    share: 'delen deel doorsturen tweeten whatsapp tweet',
    link: 'permalink citeren insluiten citaat bronvermelding kopieerlink embedden',
    bookmark: 'bladwijzer favoriet favorieten leeslijst bewaar bladwijzers bewaarlijst',
    wishlist: 'verlanglijst verlanglijstje wensenlijst wishlist verlanglijsten wenslijst',
    gift: 'cadeau cadeaubon cadeaukaart cadeaubonnen cadeaus geschenk cadeautje geschenkbon waardebon',
    coupon: 'korting kortingscode kortingen kortingsbon actiecode kortingscodes coupon coupons vouchercode',
    price: 'prijs prijzen tarieven kosten kost prijslijst tarief offerte',
    invoice: 'factuur facturen bon kassabon aankoopbewijs betaalbewijs',
    track: 'pakket pakketje track-and-trace bestelstatus zending traceren verzendstatus',
    return:
      'retourneren retour terugsturen ruilen retouren terugbetaling omruilen herroepingsrecht retourbeleid terugzenden',
    cancel: 'opzeggen annuleren opzegging annulering beëindigen annuleer',
    language: 'taal talen vertalen vertaling nederlands engels english deutsch français español duits frans',
    accessibility:
      'toegankelijkheid toegankelijk schermlezer gebarentaal blind slechtziend toegankelijkheidsverklaring doof slechthorend slechtzienden blinden',
    textsize: 'tekstgrootte lettergrootte vergroten lettertypegrootte groter tekengrootte',
    dark: 'donker nachtmodus donkere',
    next: 'volgende verder vooruit verderlezen',
    previous: 'terug voorgaande',
    archive: 'archief archieven oudere krantenarchief nieuwsarchief',
    author: 'auteur auteurs journalist schrijver redacteur verslaggever journaliste columnist',
    popular: 'populair populaire trending meestgelezen populairste',
    related: 'gerelateerd gerelateerde soortgelijke verwante verwant',
    latest: 'recent recente nieuwste',
    cookies:
      'cookie cookies cookie-instellingen cookiebeleid cookieverklaring cookievoorkeuren cookiestatement',
    privacy:
      'privacy privacyverklaring privacybeleid gegevensbescherming avg privacystatement persoonsgegevens privacyreglement',
    terms:
      'voorwaarden gebruiksvoorwaarden regels huisregels gebruikersvoorwaarden spelregels leveringsvoorwaarden gedragscode verkoopvoorwaarden gebruikersovereenkomst',
    imprint: 'colofon impressum',
    about: 'medewerkers',
    advertise:
      'adverteren advertentie advertenties adverteerders adverteer advertentietarieven mediakit adverteerder',
    press:
      'pers persbericht persberichten perscontact persdienst persvoorlichting persmap persruimte perskit woordvoerder',
    partner:
      'partner partners sponsor sponsors samenwerken affiliate sponsoring partnerschap samenwerking partnerprogramma sponsoren',
    map: 'kaart plattegrond routebeschrijving route locatie routeplanner landkaart',
    stores:
      'winkels filialen winkelzoeker filiaal verkooppunten dealers dealer vestigingen verkooppunt vestiging winkelvinder',
    hours: 'openingstijden openingsuren openingstijd geopend openingsdagen winkeltijden',
    calendar: 'agenda kalender evenementen evenement evenementenkalender activiteiten evenementenagenda',
    epaper: 'epaper e-paper krantenapp papierenkrant e-krant',
    weather: 'weer weersverwachting weerbericht buienradar regen weersvoorspelling',
    traffic: 'verkeer files verkeersinformatie verkeersinfo file wegwerkzaamheden verkeersmeldingen flitsers',
    tv: 'televisie tv radio livestream tv-gids uitzending uitzendingen zendschema livestreams',
    games:
      'spelletjes spellen spel quiz puzzel puzzels kruiswoordpuzzel sudoku games puzzelen quizzen kruiswoordraadsel',
    horoscope: 'horoscoop horoscopen sterrenbeeld daghoroscoop sterrenbeelden',
    recipes: 'recept recepten receptenboek',
    forum: 'forum forums community',
    wiki: 'documentatie handleiding handboek wiki gebruiksaanwijzing handleidingen gebruikershandleiding docs',
    code: 'broncode github repository gitlab',
    sort: 'sorteren sorteer sortering volgorde rangschikken',
    filter: 'filter filteren filters verfijnen',
    menu: 'menu navigatie hoofdmenu rubrieken',
    sitemap: 'sitemap paginaoverzicht',
    top: 'omhoog',
    compare: 'vergelijken vergelijk vergelijking vergelijker',
    size: 'maattabel maten maatgids matentabel maatadvies',
    invite: 'uitnodigen uitnodiging uitnodigingen',
    verify: 'verifiëren verificatie verifieer',
    home: 'startpagina voorpagina',
  },
  phrases: {
    change: list('een wijziging doorvoeren'),
    delete: list('haal weg | weg halen'),
    create: list('nieuw bericht maken | iets nieuws maken'),
    settings: list(
      'mijn account | mijn profiel | mijn gegevens wijzigen | account beheren | mijn instellingen',
    ),
    login: list(
      'log in | meld je aan | meld u aan | al klant | al een account | heb je al een account | ik heb al een account | meld me aan | al lid | al abonnee',
    ),
    logout: list('log uit | meld me af | log me uit'),
    register: list(
      'account aanmaken | account maken | nieuw account | maak een account | nog geen account | account openen | word lid | lid worden | een account aanmaken | gratis account | gratis registreren',
    ),
    participate: list(
      'doe mee | schrijf je in | doe ook mee | meld je aan voor | neem deel | aanmelden voor de cursus | inschrijven voor | aanmelden voor het evenement | meld me aan voor | nu solliciteren | schrijf u in | geef je op',
    ),
    password: list(
      'wachtwoord vergeten | wachtwoord kwijt | wachtwoord wijzigen | wachtwoord opnieuw instellen | nieuw wachtwoord | wachtwoord herstellen | wachtwoord resetten | problemen met inloggen',
    ),
    save: list('wijzigingen opslaan | sla op'),
    publish: list('online zetten | openbaar maken'),
    buy: list(
      'in winkelwagen | in winkelmand | nu kopen | nu bestellen | naar de kassa | in winkelmandje | bestel nu | naar de winkel | in mijn winkelwagen | verder naar bestellen | koop nu',
    ),
    tickets: list(
      'kaarten kopen | kaarten bestellen | koop kaarten | koop tickets | bestel kaarten | bestel tickets | tickets kopen',
    ),
    book: list(
      'nu boeken | tafel reserveren | kamer boeken | boek nu | reserveer een tafel | beschikbaarheid bekijken | reserveer nu | tafeltje reserveren | boek direct | boek een kamer',
    ),
    appointment: list(
      'afspraak maken | maak een afspraak | plan een gesprek | een afspraak plannen | demo aanvragen | gesprek inplannen | afspraak inplannen | vraag een demo aan | plan een afspraak | kennismakingsgesprek plannen',
    ),
    download: list('als pdf | download pdf'),
    app: list(
      'app store | google play | mobiele app | app voor android | onze apps | op mijn telefoon | play store | onze app',
    ),
    upload: list(
      'bestand kiezen | bestand toevoegen | kies een bestand | foto toevoegen | bestand sturen | selecteer bestand',
    ),
    history: list(
      'oudere versies | eerdere versies | vorige versies | release notes | wat is er gewijzigd | wat is er veranderd | laatste wijzigingen | geschiedenis weergeven | versie geschiedenis | wat is er nieuw',
    ),
    help: list(
      'veelgestelde vragen | veel gestelde vragen | vraag en antwoord | hulp nodig | meest gestelde vragen | service en contact | vragen en antwoorden',
    ),
    contact: list(
      'neem contact op | schrijf ons | bel ons | mail ons | jullie bereiken | wie kan ik vragen | contact opnemen | aan wie vraag ik | stuur ons een bericht | u bereiken | bij wie kan ik terecht | jullie bellen',
    ),
    feedback: list(
      'geef je mening | uw mening | jouw mening | laat weten wat je vindt | mijn mening geven | wat vindt u | wat vind je van | zeggen wat ik vind | tips en suggesties | geef feedback',
    ),
    mistake: list(
      'fout gezien | fout gevonden | fout in de tekst | fout melden | taalfout gezien | fout in het artikel | wijziging voorstellen | correctie doorgeven | meld een fout | verbetering voorstellen | foutje gezien | klopt er iets niet',
    ),
    report: list(
      'probleem melden | misbruik melden | meld een probleem | klacht indienen | ongepaste inhoud | reactie melden | meld misbruik | inbreuk op auteursrecht | bericht melden | schending van auteursrecht | meld deze reactie | illegale inhoud',
    ),
    tip: list(
      'tip de redactie | stuur een tip | artikel insturen | auteur worden | schrijf voor ons | word auteur | nieuws tippen | heb je een tip | tip ons | artikel inzenden | gastblog schrijven | tip geven',
    ),
    print: list('op papier'),
    listen: list(
      'luister naar dit artikel | lees voor | artikel beluisteren | voor laten lezen | hardop voorlezen | lees mij voor | luister artikel | luister naar het artikel | laat voorlezen | lees het voor',
    ),
    video: list('bekijk de video | video afspelen | bekijk video | video kijken'),
    photos: list("in beeld | bekijk foto's | alle foto's"),
    podcast: list('alle afleveringen'),
    job: list(
      'werken bij | bij jullie werken | bij ons werken | werk bij ons | openstaande functies | kom bij ons werken | voor jullie werken | openstaande vacatures | word collega | bij u werken',
    ),
    subscribe: list(
      'abonnee worden | word abonnee | neem een abonnement | abonnement afsluiten | abonnement nemen | gratis proberen | probeer gratis | lees onbeperkt',
    ),
    unsubscribe: list(
      'nieuwsbrief opzeggen | nieuwsbrief afmelden | geen mails meer | geen e-mails meer | afmelden voor de nieuwsbrief | uitschrijven voor de nieuwsbrief | geen nieuwsbrief meer | mails stoppen | stop de mails | stop met mailen',
    ),
    newsletter: list(
      'per e-mail ontvangen | per mail ontvangen | in mijn mailbox | in je mailbox | in uw mailbox | aanmelden voor de nieuwsbrief | nieuws per mail | nieuws per e-mail | op de hoogte blijven per mail | in je inbox | in mijn inbox | updates per e-mail',
    ),
    follow: list(
      'sociale media | social media | volg ons | sociale netwerken | volg ons op | auteur volgen | jullie volgen | onderwerp volgen | vind ons op | blijf verbonden',
    ),
    comment: list(
      'geef een reactie | reactie plaatsen | laat een reactie achter | praat mee | reactie achterlaten | plaats een reactie | reageer op dit artikel | hieronder iets zeggen | schrijf een reactie | lees de reacties | discussieer mee',
    ),
    rate: list(
      'review schrijven | beoordeling schrijven | schrijf een review | schrijf een beoordeling | cijfer geven | laat een review achter | wat anderen vinden | ervaringen van klanten | recensie schrijven',
    ),
    donate: list(
      'geld geven | steun ons | jullie steunen | geef nu | word donateur | financieel steunen | ons steunen | donateur worden | help ons met een bijdrage | steun ons werk | doneer nu | bijdrage geven',
    ),
    share: list(
      'naar een vriend sturen | deel via e-mail | stuur naar een vriend | mail een vriend | per mail versturen | doorsturen naar een vriend | deel dit artikel | stuur door | via mail delen | naar een vriendin sturen | mail dit artikel',
    ),
    link: list(
      'link kopiëren | kopieer link | kopieer de link | url kopiëren | link naar dit artikel | kopieer url | link naar deze pagina | adres van deze pagina | korte link | permanente link | artikel citeren',
    ),
    bookmark: list(
      'later lezen | lees later | bewaar voor later | artikel bewaren | bewaarde artikelen | opgeslagen artikelen | bewaar artikel | mijn leeslijst | artikel opslaan | voor later | bewaren voor later | toevoegen aan favorieten',
    ),
    wishlist: list('op mijn verlanglijstje'),
    gift: list('cadeau geven | geef cadeau | abonnement cadeau | geef een abonnement | als cadeau'),
    coupon: list('code inwisselen | promo code | in de aanbieding | kortingscode gebruiken'),
    price: list(
      'wat kost | hoe duur | hoeveel kost | offerte aanvragen | wat kosten | vraag een offerte aan | prijs opvragen',
    ),
    invoice: list('mijn facturen | factuur downloaden | factuur bekijken'),
    track: list(
      'waar is mijn pakket | waar is mijn bestelling | volg je bestelling | bestelling volgen | pakket volgen | track en trace | track and trace | track & trace | volg mijn pakket | status van mijn bestelling | waar blijft mijn bestelling | volg je pakket',
    ),
    return: list(
      'stuur terug | geld terug | artikel retourneren | terug sturen | ruilen en retourneren | geld terugkrijgen',
    ),
    cancel: list(
      'abonnement opzeggen | abonnement stoppen | abonnement beëindigen | lidmaatschap opzeggen | contract opzeggen | zeg op | bestelling annuleren | stoppen met mijn abonnement | abonnement stopzetten | lidmaatschap beëindigen',
    ),
    language: list(
      'in het engels | taal wijzigen | andere talen | andere taal | kies een taal | kies taal | in het frans | in het duits | in het nederlands | verander de taal | taal kiezen | taal veranderen',
    ),
    accessibility: list(
      'eenvoudige taal | makkelijk lezen | hoog contrast | naar de inhoud | ga naar hoofdinhoud | makkelijke taal | klare taal | direct naar inhoud | ga naar inhoud | naar hoofdinhoud | duidelijke taal | makkelijk leesbaar',
    ),
    textsize: list(
      'grotere letters | grotere tekst | tekst vergroten | letters groter | tekst groter | kleinere letters | kleinere tekst | letters vergroten | tekst verkleinen | grootte van de letters',
    ),
    dark: list(
      'dark mode | donkere modus | donkere weergave | lichte modus | donker thema | zwarte achtergrond | lichte weergave | donkere achtergrond',
    ),
    next: list(
      'volgende pagina | volgend bericht | volgende hoofdstuk | verder lezen | lees verder | volgend artikel | volgend hoofdstuk | ga verder met lezen',
    ),
    previous: list(
      'vorige | vorige pagina | vorig bericht | vorig hoofdstuk | vorig artikel | die ervoor | pagina terug | ga terug | het vorige artikel',
    ),
    archive: list(
      'oudere berichten | oudere artikelen | vorige edities | eerdere edities | per maand | oude nummers | eerdere artikelen | oude artikelen | vorige nummers | eerdere nummers | oude edities | eerdere berichten',
    ),
    author: list(
      'over de auteur | meer van deze auteur | alle artikelen van | wie heeft dit geschreven | wie schreef | geschreven door | meer artikelen van | alle berichten van | meer van deze schrijver | artikelen van deze auteur',
    ),
    popular: list(
      'meest gelezen | best gelezen | meest bekeken | best bekeken | veel gelezen | meest populair | wat anderen lezen | meest gedeeld | meest besproken | anderen lezen ook | het meest gelezen',
    ),
    related: list(
      'lees ook | meer over dit onderwerp | zie ook | bekijk ook | misschien ook interessant | meer over dit thema | ook interessant | meer lezen over dit onderwerp | dit vind je misschien ook leuk | ook leuk voor jou | meer hierover',
    ),
    latest: list(
      'laatste nieuws | net binnen | nieuwste berichten | nieuwste artikelen | recente berichten | meest recent | het laatste nieuws | recent nieuws | nieuws van vandaag | recente artikelen | actueel nieuws',
    ),
    cookies: list('cookie instellingen | cookies beheren | alles afwijzen | toestemming beheren'),
    privacy: list(
      'mijn gegevens | persoonlijke gegevens | bescherming van gegevens | privacy statement | gegevens over mij',
    ),
    terms: list('algemene voorwaarden | voorwaarden en bepalingen'),
    imprint: list(
      'wie zit hierachter | van wie is deze site | wettelijke vermeldingen | juridische informatie | wie zit er achter | wie is de eigenaar | wie beheert deze site | juridische kennisgeving | wettelijke informatie | juridische vermelding | van wie is deze website',
    ),
    about: list(
      'over ons | wie zijn wij | wie zijn jullie | ons team | ons verhaal | wie we zijn | onze missie | de mensen achter | wat wij doen | wie wij zijn | onze geschiedenis | onze mensen',
    ),
    advertise: list(
      'advertentie plaatsen | plaats een advertentie | reclame maken | media kit | bij jullie adverteren | adverteren bij',
    ),
    press: list(
      'voor de pers | voor journalisten | voor de media | in de media | pers en media | pers & media | in de pers',
    ),
    partner: list(
      'partner worden | word partner | sponsor worden | word sponsor | onze partners | met jullie samenwerken',
    ),
    map: list(
      'hoe kom ik bij | waar zijn jullie | op de kaart | plan je route | hoe kom ik er | bekijk op kaart | waar vind ik jullie | zo kom je bij ons | hier vind je ons | waar kan ik jullie vinden | toon op kaart',
    ),
    stores: list(
      'vind een winkel | winkel in de buurt | bij mij in de buurt | vind een dealer | onze winkels | winkel zoeken | zoek een winkel | bij jou in de buurt | onze vestigingen | waar te koop | dichtstbijzijnde winkel | winkel vinden',
    ),
    hours: list(
      'wanneer open | hoe laat open | hoe laat dicht | wanneer zijn jullie open | vandaag open | hoe laat gaan jullie open | wanneer zijn jullie dicht | wanneer gesloten',
    ),
    calendar: list(
      'wat is er te doen | komende evenementen | aankomende evenementen | wat is er aan de hand in | binnenkort te doen | komende activiteiten | data en tijden | te doen in',
    ),
    epaper: list(
      'digitale krant | krant van vandaag | digitale editie | papieren krant | e paper | digitaal lezen | online krant | papieren editie | de krant lezen',
    ),
    weather: list('gaat het regenen | wat voor weer | wordt het regen'),
    traffic: list('situatie op de weg | drukte op de weg | afgesloten wegen'),
    tv: list(
      'live stream | tv gids | live kijken | live luisteren | uitzending gemist | kijk live | luister live | op tv | live tv | terug kijken | op televisie',
    ),
    games: list('cryptogram oplossen | spelletje spelen'),
    recipes: list('wat eten we | wat zal ik koken'),
    forum: list('praten met andere gebruikers'),
    wiki: list('aan de slag | eerste stappen | hoe werkt het'),
    code: list('source code | bekijk de code | op github | bekijk code'),
    sort: list(
      'sorteer op | sorteren op | prijs laag naar hoog | nieuwste eerst | goedkoopste eerst | prijs hoog naar laag | oudste eerst',
    ),
    filter: list('resultaten verfijnen | resultaten beperken | verfijn resultaten | toon alleen'),
    menu: list('alle rubrieken | alle categorieën | alle onderwerpen'),
    sitemap: list("alle pagina's | overzicht van alle pagina's | lijst van alle pagina's"),
    top: list(
      'naar boven | terug naar boven | naar het begin van de pagina | bovenaan de pagina | terug naar het begin',
    ),
    more: list(
      'meer laden | laad meer | toon meer | meer tonen | bekijk alle | bekijk alles | toon alle | meer artikelen | meer bekijken | alles bekijken | meer weergeven | meer resultaten',
    ),
    compare: list('naast elkaar zetten | naast elkaar'),
    size: list('welke maat | vind je maat | mijn maat'),
    invite: list(
      'nodig een vriend uit | vrienden uitnodigen | vriend uitnodigen | nodig vrienden uit | vrienden werven',
    ),
    verify: list(
      'e-mailadres bevestigen | identiteit bevestigen | bevestig je e-mailadres | identiteit aantonen',
    ),
    home: list('eerste pagina'),
  },
  filler:
    'hoe kan ik wil graag ga openen tonen klik waar mijn kunnen zou moet gaan naar open toon laat zien klikken alsjeblieft alstublieft aub vind mij me breng je u de het een dit deze die dat pagina site website hier is zijn er in op van voor link knop even',
};

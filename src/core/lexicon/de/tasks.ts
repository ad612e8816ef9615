import { list } from '../list.ts';
import type { TaskWords } from '../shape.ts';

export const tasks: TaskWords = {
  doing: {
    change:
      'ändern bearbeiten anpassen umbenennen aktualisieren modifizieren ändere bearbeite abändern überarbeiten',
    delete: 'löschen entfernen lösche löschung entferne',
    create:
      'erstellen anlegen hinzufügen neu neue neuen neuer schreiben verfassen erstelle schreibe erzeugen',
    find: 'suchen suche finden durchsuchen suchbegriff volltextsuche nachschlagen',
    settings:
      'einstellungen optionen konto profil einstellung benutzerkonto konfiguration account kundenkonto präferenzen einstellen nutzerkonto',
    login: 'anmelden einloggen anmeldung login log-in einwählen',
    logout: 'abmelden ausloggen logout abmeldung log-out',
    register: 'registrieren registrierung neuanmeldung neuregistrierung',
    participate: 'teilnehmen mitmachen teilnahme bewerbung bewerben einschreiben einschreibung kursanmeldung',
    password: 'passwort passwörter kennwort zugangsdaten passworts',
    save: 'speichern sichern übernehmen bestätigen absenden speichere abspeichern',
    publish: 'veröffentlichen veröffentlichung publizieren veröffentliche',
    buy: 'kaufen bestellen warenkorb kasse shop einkaufen bestellung einkaufswagen onlineshop kauf webshop fanshop',
    tickets:
      'ticket tickets eintrittskarten eintrittskarte ticketshop kartenvorverkauf vorverkauf ticketverkauf',
    book: 'buchen buchung reservieren reservierung reservierungen buchungen buche reserviere buchungsanfrage',
    appointment:
      'terminvereinbarung terminbuchung terminanfrage onlinetermin beratungstermin terminreservierung',
    download:
      'herunterladen exportieren download downloads installieren runterladen downloaden installation export herunterlade',
    app: 'app apps iphone android ios ipad',
    upload: 'hochladen anhängen importieren upload import dateianhang anhang',
    history:
      'verlauf versionsgeschichte versionen versionsverlauf änderungsprotokoll changelog versionshinweise revisionen bearbeitungsgeschichte änderungshistorie',
    help: 'hilfe support faq faqs kundenservice kundendienst hilfebereich helfen hilfecenter kundenbetreuung',
    contact:
      'kontakt kontaktieren kontaktformular ansprechpartner anrufen telefonnummer kontaktdaten kontaktaufnahme ansprechpartnerin erreichen hotline kontakte',
    feedback:
      'feedback rückmeldung verbesserungsvorschlag anregung anregungen verbesserungsvorschläge vorschlag rückmeldungen',
    mistake:
      'tippfehler korrektur rechtschreibfehler korrekturhinweis korrigieren korrekturen schreibfehler berichtigung richtigstellung druckfehler',
    report:
      'melden beschwerde beschweren fehler missbrauch reklamation urheberrechtsverletzung bug rechtsverletzung beanstanden problembericht beschwerden',
    tip: 'hinweisgeber leserreporter gastbeitrag gastautor whistleblower',
    print: 'drucken ausdrucken druckansicht druckversion drucke druckfassung',
    listen: 'anhören vorlesen hören audio vorlesefunktion audioversion hörfassung zuhören vorgelesen',
    video: 'video videos ansehen anschauen anzuschauen anzusehen',
    photos:
      'fotos foto bilder galerie bildergalerie fotogalerie fotostrecke bilderstrecke pressefotos pressebilder bildergalerien fotostrecken',
    podcast: 'podcast podcasts podcastfolge podcastfolgen',
    job: 'jobs job stellen karriere stellenangebote jobbörse stellenangebot stellenanzeigen stellenmarkt jobangebote ausbildungsplätze stellenausschreibungen praktikum',
    subscribe: 'abonnieren abo abonnement abos probeabo abonnent abonnements abonnenten',
    unsubscribe: 'abbestellen austragen deabonnieren abbestellung newsletterabmeldung',
    newsletter: 'newsletter rundbrief newsletters infobrief newsletteranmeldung mailverteiler rundmail',
    follow: 'facebook twitter instagram mastodon linkedin bluesky xing',
    feed: 'rss feed feeds newsfeed rss-feed',
    comment:
      'kommentar kommentare kommentieren antworten diskussion diskutieren mitdiskutieren leserkommentare kommentarbereich mitreden leserkommentar',
    rate: 'bewerten bewertung bewertungen rezension rezensionen kundenbewertungen bewerte rezensieren sterne',
    donate: 'spende spenden spendenkonto spendenformular onlinespende geldspende spendier fördermitglied',
    share: 'teilen weitersagen weiterleiten weiterempfehlen teile tweet whatsapp weiterschicken',
    link: 'permalink zitieren einbetten zitat einbettungscode zitierweise zitierlink kurzlink linkadresse',
    bookmark: 'merken lesezeichen merkliste favorit favoriten leseliste merke aufheben',
    wishlist: 'wunschliste wunschzettel wunschlisten',
    gift: 'geschenk gutschein geschenkgutschein verschenken geschenke geschenkgutscheine geschenkkarte geschenkabo gutscheine schenken wertgutschein',
    coupon:
      'rabatt rabattcode gutscheincode rabatte coupon coupons aktionscode ermäßigung promocode gutscheincodes preisnachlass vergünstigung',
    price: 'preis preise kosten preisliste tarife kostet tarif gebühren preisübersicht preisen',
    invoice: 'rechnung rechnungen beleg quittung rechnungskopie kassenbon belege',
    track:
      'sendungsverfolgung bestellstatus paket sendung lieferstatus sendungsnummer verfolgen paketverfolgung sendungsstatus päckchen auftragsstatus',
    return:
      'rückgabe zurückgeben zurückschicken umtauschen umtausch rückerstattung retoure retouren zurücksenden rücksendung rückversand widerrufsrecht',
    cancel: 'kündigen kündigung stornieren stornierung storno abbrechen kündige abokündigung',
    language:
      'sprache sprachen übersetzen übersetzung sprachauswahl deutsch englisch english français español italiano türkçe',
    accessibility:
      'barrierefreiheit barrierefrei gebärdensprache blind blinde screenreader vorleseprogramm sehbehindert gehörlos vorlesesoftware gehörlose behinderung',
    textsize: 'schriftgröße textgröße vergrößern größer schriftgrad verkleinern schriftgrösse zoomen',
    dark: 'dunkelmodus nachtmodus dunkel darkmode farbschema hellmodus dunkler',
    next: 'weiter nächste nächster nächstes weiterlesen vorwärts weiterblättern danach',
    previous:
      'vorherige vorheriger vorheriges zurück vorige voriger zurückblättern vorhergehende voriges vorangegangener davor',
    archive: 'archiv archive ältere älterer früherer frühere zeitungsarchiv artikelarchiv monatsarchiv',
    author: 'autor autorin autoren reporter journalist journalistin redakteur redakteurin autorinnen',
    popular:
      'beliebt meistgelesen meistgelesene beliebteste meistgelesenen meistgesehen topthemen beliebte meistgeklickt meistkommentiert',
    related: 'verwandte ähnliche ähnlich verwandt ähnliches themenverwandt',
    latest:
      'aktuelles neueste neuigkeiten newsticker eilmeldungen liveticker neuestes nachrichtenticker neuesten neuester eilmeldung',
    cookies: 'cookies cookie cookie-einstellungen tracking cookie-richtlinie cookieeinstellungen',
    privacy:
      'datenschutz datenschutzerklärung privatsphäre dsgvo datenschutzhinweise datenschutzbestimmungen datenschutzbeauftragter privatsphäre-einstellungen datenschutzinformationen',
    terms:
      'agb nutzungsbedingungen geschäftsbedingungen regeln teilnahmebedingungen netiquette nutzungsbestimmungen vertragsbedingungen spielregeln kommentarregeln',
    imprint: 'impressum anbieterkennzeichnung betreiber herausgeber seitenbetreiber',
    about: 'mitarbeiter mitarbeitende mitarbeiterinnen teammitglieder',
    advertise:
      'werbung anzeige inserieren mediadaten anzeigen werben kleinanzeige kleinanzeigen inserat anzeigenpreise anzeigenannahme werbekunden',
    press:
      'presse pressemitteilung pressemitteilungen pressestelle pressekontakt pressebereich medienmitteilungen pressemappe pressesprecher medienanfragen presseportal',
    partner:
      'partner partnerprogramm sponsor sponsoren affiliate kooperation kooperationen sponsoring kooperationspartner partnerschaft',
    map: 'karte anfahrt wegbeschreibung stadtplan lageplan standort landkarte routenplaner anreise anfahrtsplan anfahrtsbeschreibung',
    stores:
      'filialen filiale filialfinder händlersuche händler filialsuche verkaufsstellen zweigstellen niederlassungen marktsuche fachhändler',
    hours:
      'öffnungszeiten geschäftszeiten sprechzeiten geöffnet sprechstunden servicezeiten ladenöffnungszeiten bürozeiten schalterstunden',
    calendar:
      'kalender veranstaltungen termine veranstaltungskalender veranstaltung terminkalender events terminübersicht spielplan veranstaltungstipps veranstaltungsprogramm',
    epaper: 'epaper e-paper printausgabe digitalausgabe zeitungsausgabe',
    weather:
      'wetter wettervorhersage wetterbericht regenradar wetterkarte regen unwetterwarnung unwetterwarnungen',
    traffic:
      'verkehr stau verkehrslage staumelder verkehrsmeldungen staus verkehrsinfo verkehrsnachrichten verkehrsinformationen straßensperrungen blitzer verkehrshinweise',
    tv: 'fernsehprogramm livestream tv-programm radio tv fernsehen sendetermine mediathek livestreams webradio',
    games: 'spiele spiel quiz rätsel kreuzworträtsel sudoku spielen gewinnspiele quizze puzzle',
    horoscope: 'horoskop horoskope tageshoroskop sternzeichen jahreshoroskop wochenhoroskop',
    recipes: 'rezept rezepte kochrezepte kochrezept backrezepte rezeptideen',
    forum: 'forum foren community forums diskussionsforum',
    wiki: 'dokumentation handbuch anleitung bedienungsanleitung anleitungen wiki benutzerhandbuch leitfaden gebrauchsanleitung handbücher betriebsanleitung',
    code: 'quellcode quelltext github repository gitlab sourcecode codeberg',
    sort: 'sortieren sortierung reihenfolge sortiere sortiert',
    filter: 'filter filtern eingrenzen einschränken eingegrenzt verfeinern',
    menu: 'menü navigation hauptmenü rubriken navigationsmenü ressorts rubrikenübersicht',
    sitemap: 'sitemap seitenübersicht inhaltsübersicht seitenverzeichnis',
    top: 'seitenanfang hochscrollen',
    compare: 'vergleichen vergleich produktvergleich vergleiche gegenüberstellung vergleichsrechner',
    size: 'größentabelle größenberater größenratgeber größentabellen größenfinder',
    invite: 'einladen einladung einladungen einlade',
    verify: 'verifizieren verifizierung verifikation verifiziere',
    home: 'startseite',
  },
  phrases: {
    change: list('änderungen vornehmen'),
    delete: list('weg machen'),
    create: list('neu anlegen | neu erstellen'),
    find: list('suche starten'),
    settings: list(
      'mein konto | mein profil | meine daten verwalten | konto verwalten | mein account | mein bereich',
    ),
    login: list(
      'jetzt einloggen | melde mich an | log in | schon registriert | bereits kunde | bereits registriert | schon kunde | bereits mitglied | logge mich ein',
    ),
    logout: list('log out | melde mich ab | logge mich aus'),
    register: list(
      'konto anlegen | konto erstellen | konto eröffnen | neu registrieren | neues konto | account erstellen | noch kein konto | benutzerkonto anlegen | neu hier | jetzt registrieren | kundenkonto anlegen | account anlegen | mitglied werden',
    ),
    participate: list(
      'jetzt bewerben | nehme teil | dabei sein | mache mit | zum kurs anmelden | zur veranstaltung anmelden | jetzt mitmachen | für den kurs anmelden | jetzt teilnehmen | sei dabei | anmeldung zur veranstaltung | an der aktion beteiligen',
    ),
    password: list(
      'passwort vergessen | passwort zurücksetzen | passwort verloren | kennwort vergessen | passwort ändern | neues passwort | kennwort zurücksetzen | zugangsdaten vergessen | kennwort ändern | probleme beim anmelden',
    ),
    save: list('änderungen speichern | änderungen übernehmen'),
    publish: list('online stellen | öffentlich machen'),
    buy: list(
      'in den warenkorb | zur kasse | jetzt kaufen | jetzt bestellen | zum shop | zahlungspflichtig bestellen | in den einkaufswagen | zum warenkorb | online bestellen',
    ),
    tickets: list(
      'karten kaufen | karten bestellen | karten für die vorstellung | tickets kaufen | karten sichern | karten online',
    ),
    book: list(
      'jetzt buchen | tisch reservieren | zimmer reservieren | verfügbarkeit prüfen | online buchen | plätze reservieren | zimmer buchen | platz reservieren',
    ),
    appointment: list(
      'termin vereinbaren | termin buchen | termin ausmachen | termin machen | gespräch vereinbaren | rückruf vereinbaren | termin anfragen | einen termin | demo vereinbaren | termin reservieren | beratung vereinbaren | termine online',
    ),
    download: list('als pdf | lade herunter | auf meinen computer laden | pdf laden'),
    app: list(
      'app store | google play | mobile app | app für android | app laden | unsere apps | zur app | auf dem handy | play store',
    ),
    upload: list(
      'datei auswählen | datei anhängen | lade hoch | datei hinzufügen | bild hinzufügen | datei schicken',
    ),
    history: list(
      'ältere versionen | frühere versionen | frühere fassungen | letzte änderungen | was wurde geändert | was ist neu | versionen ansehen | release notes | was hat sich geändert | alte fassungen | ältere fassungen',
    ),
    help: list(
      'häufige fragen | häufig gestellte fragen | fragen und antworten | hilfe und kontakt | fragen & antworten | hilfe & support | technisches problem | wer hilft mir | technischer support',
    ),
    contact: list(
      'kontakt aufnehmen | in kontakt treten | mail schreiben | schreiben sie uns | schreib uns | rufen sie uns an | an wen wende ich mich | wen frage ich | euch erreichen | sie erreichen | sprechen sie uns an | mit jemandem sprechen | euch schreiben | nehmen sie kontakt auf | wen kann ich fragen',
    ),
    feedback: list(
      'meinung sagen | ihre meinung | feedback geben | deine meinung | lob und kritik | sagen was ich denke | lob und tadel | sagen sie uns ihre meinung | wie gefällt ihnen | kritik äußern',
    ),
    mistake: list(
      'fehler gefunden | fehler melden | fehler im text | fehler entdeckt | fehler im artikel | änderung vorschlagen | fehler im beitrag | bearbeitung vorschlagen | textfehler melden | inhaltlicher fehler | einen fehler | korrektur vorschlagen',
    ),
    report: list(
      'problem melden | missbrauch melden | inhalt melden | kommentar melden | beitrag melden | rechtswidrige inhalte | illegale inhalte | bug melden | verstoß melden | störung melden | anstößige inhalte',
    ),
    tip: list(
      'artikel einreichen | autor werden | für uns schreiben | hinweis geben | tipp an die redaktion | thema vorschlagen | hinweis an die redaktion | beitrag einreichen | gastbeitrag schreiben | geschichte einreichen | schreiben sie für uns | informant werden | was neues gehört | leserbrief | einen tipp für euch | informieren sie uns',
    ),
    print: list('auf papier'),
    listen: list(
      'artikel anhören | beitrag anhören | lies mir vor | lies vor | jetzt anhören | hören statt lesen | laut vorlesen | text vorlesen | zum anhören | laut lesen | vorlesen lassen',
    ),
    video: list('video abspielen | video starten'),
    photos: list('in bildern | bilder ansehen'),
    podcast: list('alle folgen | zum nachhören'),
    job: list(
      'offene stellen | bei uns arbeiten | freie stellen | arbeiten bei | für euch arbeiten | arbeiten bei uns | bei euch arbeiten | freie ausbildungsplätze | komm ins team | für sie arbeiten | wir stellen ein | bei ihnen arbeiten | mitarbeiter gesucht | sucht ihr mitarbeiter',
    ),
    subscribe: list(
      'abo abschließen | jetzt abonnieren | abo bestellen | abonnent werden | zum abo | abo testen | jetzt testen | digital lesen | regelmäßig bekommen | regelmäßig lesen | nach hause bekommen',
    ),
    unsubscribe: list(
      'newsletter abbestellen | keine mails mehr | keine e-mails mehr | vom newsletter abmelden | newsletter abmelden | keinen newsletter mehr | newsletter kündigen | aus dem verteiler | keine post mehr | vom newsletter austragen',
    ),
    newsletter: list(
      'per e-mail erhalten | per mail bekommen | in mein postfach | ins postfach | newsletter abonnieren | per mail informieren | per e-mail informieren | neuigkeiten per mail | neuigkeiten per e-mail | zum newsletter anmelden | newsletter anmelden | in den verteiler',
    ),
    follow: list(
      'folgen sie uns | folge uns | soziale medien | soziale netzwerke | social media | sozialen medien | sozialen netzwerken | folgt uns | euch folgen | autor folgen | thema folgen | uns folgen',
    ),
    comment: list(
      'etwas dazu sagen | kommentar schreiben | antwort schreiben | diskutieren sie mit | diskutiere mit | meinung dazu schreiben | kommentar hinterlassen | kommentar verfassen | schreibe einen kommentar | etwas darunter schreiben | leserbrief schreiben | was dazu sagen | auch was sagen | meine meinung dazu',
    ),
    rate: list(
      'bewertung schreiben | sterne vergeben | rezension schreiben | bewertung abgeben | was andere kunden sagen | note geben',
    ),
    donate: list(
      'unterstütze uns | unterstützen sie uns | jetzt spenden | jetzt unterstützen | finanziell unterstützen | uns unterstützen | euch unterstützen | fördermitglied werden | arbeit unterstützen | unterstützt uns | förderer werden | geld überweisen | geld geben | geld schicken',
    ),
    share: list(
      'an freunde schicken | per mail teilen | per e-mail teilen | an einen freund | artikel versenden | einer freundin schicken | per e-mail versenden | jemandem schicken | artikel empfehlen | seite empfehlen | per mail verschicken | einem freund schicken | freundin schicken | einem kollegen schicken | schick den artikel',
    ),
    link: list(
      'link kopieren | url kopieren | link zum artikel | adresse kopieren | adresse dieser seite | artikel zitieren | dauerhafter link | kurze url | in zwischenablage',
    ),
    bookmark: list(
      'später lesen | auf die merkliste | zu favoriten | gemerkte artikel | artikel merken | für später speichern | gespeicherte artikel | meine artikel | als favorit | auf die leseliste | für später',
    ),
    wishlist: list('auf den wunschzettel | auf die wunschliste'),
    gift: list('abo verschenken | als geschenk'),
    coupon: list('sparen mit code | code einlösen | gutschein einlösen | gutscheincode einlösen'),
    price: list('was kostet | wie teuer | wie viel kostet | angebot anfordern | preise und tarife'),
    invoice: list('rechnung herunterladen | meine rechnungen'),
    track: list(
      'wo ist mein paket | wo ist meine bestellung | sendung verfolgen | paket verfolgen | bestellung verfolgen | wo bleibt mein paket | wo bleibt meine bestellung | wann kommt meine bestellung | wann kommt mein paket | stand meiner bestellung',
    ),
    return: list(
      'geld zurück | zurück schicken | artikel zurückgeben | rückgabe und umtausch | schicke zurück',
    ),
    cancel: list(
      'abo kündigen | abo beenden | vertrag kündigen | verträge hier kündigen | abonnement kündigen | mitgliedschaft kündigen | vertrag beenden | mitgliedschaft beenden | abonnement beenden',
    ),
    language: list(
      'auf englisch | sprache wechseln | sprache ändern | andere sprachen | in anderer sprache | auf deutsch | auf französisch | auf türkisch | sprache auswählen | in anderen sprachen | auf russisch | auf ukrainisch | auf englisch umstellen | seite auf englisch',
    ),
    accessibility: list(
      'leichte sprache | einfache sprache | leichter sprache | zum inhalt springen | hoher kontrast | barriere melden | zum hauptinhalt | in einfacher sprache | direkt zum inhalt | einfaches deutsch | einfachem deutsch',
    ),
    textsize: list(
      'größere schrift | schrift vergrößern | größere buchstaben | text vergrößern | kleinere schrift | schrift größer | buchstaben größer | schrift verkleinern | größerer text | text größer | schrift zu klein | die schrift',
    ),
    dark: list(
      'dark mode | dunkles design | dunkler modus | heller modus | dunkles thema | helles design | schwarzer hintergrund | seite dunkel | dunkler hintergrund | dunklem hintergrund',
    ),
    next: list(
      'nächste seite | nächster beitrag | nächstes kapitel | nächster artikel | lesen sie weiter | eine seite weiter | weiter blättern | der danach | artikel danach | beitrag danach',
    ),
    previous: list(
      'vorherige seite | vorheriger beitrag | vorheriger artikel | voriges kapitel | vorheriges kapitel | eine seite zurück | seite davor | der davor | artikel davor | beitrag davor | eins zurück',
    ),
    archive: list(
      'ältere beiträge | ältere artikel | frühere ausgaben | alte ausgaben | nach monaten | ältere ausgaben | alte artikel | ältere einträge | frühere artikel | vergangene ausgaben | frühere beiträge | alte beiträge | alten ausgaben | früheren hefte | heftarchiv',
    ),
    author: list(
      'über den autor | über die autorin | mehr von diesem autor | alle artikel von | zur autorenseite | wer hat den artikel geschrieben | alle beiträge von | mehr vom autor | weitere artikel des autors | zum autor | mehr von dieser autorin | wer schreibt hier | wer hat das geschrieben | von wem ist das',
    ),
    popular: list(
      'meist gelesen | am meisten gelesen | top themen | meist gesehen | am häufigsten gelesen | was andere lesen | meist kommentiert | am meisten gesehen | das lesen andere | am beliebtesten | oft gelesen | viel gelesen',
    ),
    related: list(
      'mehr zum thema | mehr dazu | lesen sie auch | lies auch | auch interessant | das könnte sie auch interessieren | weitere artikel zum thema | siehe auch | zum thema | das könnte dich auch interessieren | passend dazu | das könnte ihnen auch gefallen',
    ),
    latest: list(
      'neueste artikel | letzte meldungen | neueste nachrichten | aktuelle nachrichten | neueste beiträge | letzte nachrichten | aktuelle meldungen | gerade eben passiert | news ticker | aktuelle beiträge | letzte beiträge | was gibt es neues',
    ),
    cookies: list(
      'cookie einstellungen | einwilligung verwalten | einwilligung widerrufen | cookies verwalten | consent einstellungen',
    ),
    privacy: list(
      'persönliche daten | personenbezogene daten | hinweise zum datenschutz | daten über mich | daten gespeichert | mit meinen daten | meine daten | meine angaben | persönlichen angaben | über mich speichern',
    ),
    terms: list('allgemeine geschäftsbedingungen | bedingungen der nutzung | rechtliche hinweise'),
    imprint: list(
      'wem gehört | wer betreibt | wer steht hinter | rechtlich verantwortlich | angaben gemäß | für die seite verantwortlich | verantwortlich für die seite | betreibt die seite | wem gehört die seite',
    ),
    about: list(
      'über uns | wer sind wir | wer wir sind | unser team | wer seid ihr | wer sind sie | unsere geschichte | die menschen hinter | das sind wir | wir über uns | unsere mission | was wir tun | wer steckt dahinter | wer sind die | die leute dahinter | wer steckt hinter | steckt dahinter',
    ),
    advertise: list(
      'anzeige aufgeben | anzeige schalten | werbung schalten | werben sie bei uns | werben bei uns | werbung buchen | inserat aufgeben | bei uns werben | bei euch werben | anzeigen buchen | werbung machen',
    ),
    press: list('für journalisten | für die presse | medien kontakt'),
    partner: list(
      'partner werden | sponsor werden | unsere partner | mit uns zusammenarbeiten | zusammenarbeit mit uns | mit euch zusammenarbeiten',
    ),
    map: list(
      'so finden sie uns | wo finde ich euch | so finden sie zu uns | wie komme ich zu | so kommen sie zu uns | auf der karte | route planen | der weg zu uns | wo seid ihr | auf karte anzeigen | mit dem auto zu | wie komme ich zu euch | wie komme ich hin | mit dem auto hin | finde ich hin',
    ),
    stores: list(
      'in meiner nähe | filiale finden | in ihrer nähe | händler finden | markt finden | händler in der nähe | geschäft in der nähe | in deiner nähe | markt wählen | laden in der nähe',
    ),
    hours: list(
      'wann habt ihr offen | wann ist offen | heute geöffnet | wann offen | wann macht ihr auf | wann haben sie offen | wann schließt | wann macht ihr zu | wann öffnet',
    ),
    calendar: list(
      'was ist los | kommende veranstaltungen | nächste termine | kommende termine | nächste veranstaltungen | was läuft | alle termine | anstehende termine | wann findet statt',
    ),
    epaper: list(
      'e paper | digitale ausgabe | heutige ausgabe | digitale zeitung | zeitung von heute | aktuelle ausgabe | gedruckte ausgabe | heutige zeitung | gedruckte zeitung | zeitung digital | digital ausgabe',
    ),
    weather: list('wird es regnen | wie wird das wetter | regnet es'),
    traffic: list('lage auf den straßen | gesperrte straßen'),
    tv: list(
      'live stream | tv programm | live sehen | live hören | was kommt im fernsehen | heute im tv | live dabei | live tv | im fernsehen | sendung verpasst',
    ),
    forum: list('mit anderen nutzern | mit anderen darüber reden | austauschen'),
    wiki: list('erste schritte | so funktioniert es | so geht es'),
    code: list('source code | auf github | code ansehen | quelltext anzeigen'),
    sort: list(
      'sortieren nach | ordnen nach | neueste zuerst | günstigste zuerst | preis aufsteigend | älteste zuerst | preis absteigend | billigste zuerst',
    ),
    filter: list('auswahl einschränken | ergebnisse eingrenzen | nur anzeigen'),
    menu: list('alle rubriken | alle ressorts | alle bereiche | alle kategorien'),
    sitemap: list(
      'alle seiten | übersicht aller seiten | inhalt von a bis z | themen von a bis z | liste aller seiten',
    ),
    top: list(
      'nach oben | zum seitenanfang | zum anfang | ganz nach oben | zum anfang der seite | an den anfang',
    ),
    more: list(
      'mehr laden | mehr anzeigen | alle anzeigen | alle ansehen | weitere anzeigen | mehr davon | weitere artikel | weitere laden | mehr artikel | zeige mehr | weitere ergebnisse | mehr sehen',
    ),
    compare: list('was ist besser'),
    size: list('welche größe | größe finden | meine größe | richtige größe'),
    invite: list(
      'freunde werben | freunde einladen | leser werben leser | kunden werben | freund werben | leser werben | einem freund empfehlen',
    ),
    verify: list('e-mail bestätigen | identität bestätigen | identität nachweisen | mail bestätigen'),
    home: list('zur startseite | erste seite | hauptseite'),
    feed: list('in meinen reader | in meinem reader'),
  },
  filler:
    'wie kann ich möchte will gehe öffne zeige klicke bitte wo mein meine meinen man seite webseite hier könnte würde gerne gern geh zeig wohin komme bringe bring mich mir meiner meinem dein deine website diese dieser diesen dieses das der die den dem ein eine einen einer gibt es gib zu zur zum auf im in für kannst können muss soll finde geht führe brauche',
};

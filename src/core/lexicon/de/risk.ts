import { rawList } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small:
    rawList(`den | die | das | dem | mein | meine | meinen | meinem | meiner | dein | deine | deinen | ihr | ihre | ihren | diese |
    diesen | dieses`),
  commits:
    rawList(`sende* | abschicken | schicken | übermitteln | zahlen | zahle | zahlungspflichtig* | kostenpflichtig* | kaufen | kaufe |
    sofortkauf | bieten | nachbestellen | bestellung aufgeben | verbindlich* | buchen | umbuchen | mieten | leihen |
    abo starten | deabonnieren | stornieren | leeren | werkseinstellungen | posten | twittern | teilen | stimme zu |
    einverstanden | annehmen | zulassen | aufladen | handeln | tauschen | umtauschen | sichern | anwenden | melden |
    konto schließen | beenden | verlassen | mitglied werden | konto erstellen | konto anlegen | verpflichtend* | beantragen |
    antrag stellen | durchführen | neu starten | formatieren | herabstufen | testen starten | probemonat starten |
    kostenlos testen | zurückgeben | auflegen | in auftrag geben | abschließen | fertigstellen | finalisieren | entziehen |
    weiterleiten | kommentieren | archivieren | zur kasse | zur zahlung | folgen | trotzdem fortfahren | anzeige aufgeben |
    inserat aufgeben | termin vereinbaren | zahlungsmethode hinzufügen`),
  perhaps:
    rawList(`kasse | zahlung | bezahlung | bestellung | buchung | reservierung | überweisung | kündigung | löschung | stornierung |
    spende | abo | abonnement | registrierung | anmeldung | antrag | kauf | rückgabe | erstattung | beitritt | zustimmung |
    bestätigung | freigabe | meldung | bewerbung | deployment | ausrollung`),
  alone: rawList(`ja | jawohl`),
  harmless:
    rawList(`gespeichert* | gesendet* | gelöscht* | bestellungen | bestellverlauf | bestellübersicht | bestellstatus |
    bestelldetails | buchungen | zahlungsarten | zahlungsart | zahlungsmethode* | zahlungsmittel | zahlungsweisen |
    bezahlmöglichkeiten | überweisungen | überweisungsvorlagen | teilen sie uns | ansicht zurücksetzen |
    auswahl zurücksetzen | suche löschen | eingabe löschen | fenster verlassen | handelsregister | handelszeiten |
    meldungen | nachrichten | reservierungen | abonnements | kündigungsfrist* | stornobedingungen | versandoptionen |
    versandarten | sicherheitseinstellungen | archivierte | freigegeben* | geteilt* | veröffentlicht* | verkaufte |
    blockierte | jahr | ja nein | sicherheit | sendung verfolgen | verfolg* | so funktioniert * | mit google anmelden |
    mit apple anmelden | weiter einkaufen | einkauf fortsetzen | beliebteste* | suche leeren | eingabe leeren |
    als gelesen markieren | als ungelesen markieren | alle als gelesen * | pausieren | benachrichtigungen |
    dunkles design einschalten |
    dunkelmodus einschalten | nachtmodus einschalten | dunkles design aktivieren | vorlage speichern |
    als vorlage speichern | sendungsnummer | suche zurücksetzen`),
  looks:
    rawList(`ansehen | anzeigen | anzeige | anschauen | zeigen | zeige | details | verlauf | historie | status | verfolgen | arten |
    optionen | einstellungen | einstellung | hilfe | über uns | vergleichen | zurück | bearbeiten | suchen | suche | filtern |
    filter | sortieren | sortierung | finden | info | infos | informationen | übersicht | beleg | rechnung | rechnungen |
    richtlinie | richtlinien | drucken | herunterladen | exportieren | vorschau | liste`),
  leads:
    rawList(`alle | mehr | weniger | weiter | nächste* | vorherige* | vorige* | öffnen | menü | erfahren | lesen |
    stöbern | entdecken | aufklappen | zuklappen | einklappen | ausklappen | zoomen | abspielen | wiedergeben | pause |
    kopieren | ausblenden | einblenden | startseite | seite | anleitung | häufige fragen | aktualisieren | rückgängig |
    auswählen | wählen | ändern | hinzufügen | erstellen | neu | neue | neuer | neues | einfügen | anhängen |
    hochladen | sprache | design | profil | kalender | karte | tabelle | anpassen | verwalten | konfigurieren |
    umbenennen | duplizieren | impressum | kontakt | agb | bedingungen | in den warenkorb | warenkorb ansehen |
    merken | merkliste | merkzettel | wunschliste | eingrenzen | verfeinern | rechnungsvorschau`),
  topics:
    rawList(`warenkorb | zum einkaufswagen | treffer | vollbild* | wetter | öffnungszeiten | fahrplan | fahrpläne |
    größentabelle | anhören | hörprobe | leseprobe | probe hören | trailer | stumm* | ton | untertitel | katalog |
    barrierefreiheit | datenschutz | karriere | presse | favoriten | in der nähe | route | bewertungen | neuigkeiten |
    preis aufsteigend | preis absteigend | günstigste* | schriftgröße | vergrößern | verkleinern | seitenleiste |
    fragen | größer | kleiner | drehen | nach oben | listenansicht | kachelansicht | ansicht | heute | morgen |
    gestern | woche | monat | kategorien | kategorie | abos | gelöschte elemente | mit mir geteilt | zahlungsverlauf |
    kaufberatung | beratung | versandkosten | versand | rückgaberecht | datenschutzerklärung | bewertung schreiben |
    verfassen | ordner | fett | kursiv | vorlesen | übersetzen | druckvorschau | passwort vergessen | berechnen |
    kontoübersicht | neuheiten | verwandte | ähnliche | inhaltsverzeichnis | inhalt | kapitel | geschwindigkeit |
    zuschneiden | spalten | ungelesen* | posteingang | postausgang | papierkorb | entwürfe | vorwärts | rückwärts |
    leiser | lauter | lautstärke | playlist* | wiedergabeliste | themen | rubriken | ressorts | schlagzeilen |
    mediathek | sendungen | staffel* | episode* | rezept* | zutaten | nährwerte | zubereitung | filiale* | standort* |
    anfahrt | ansprechpartner* | formulare | downloads | galerie | bilder | fotos | videos | produktdetails |
    produktbeschreibung | technische daten | zubehör | ersatzteile | lieferzeit* | verfügbar* | umsätze | kontoauszug |
    kontoauszüge | kontostand | depot | konten | karten | dauerauftragsübersicht | postfach | tarife | zuständigkeit* |
    merkblatt | merkblätter | hinweise | gebärdensprache | gästebuch | forum | teilnahmebedingung* | anmelden |
    einloggen | beliebteste | funktioniert | ^unter | freie termine | freie zeiten | ^kontoumsätze | kartenansicht |
    ^zwischen | nur verfügbare | auf lager | gebote | suchverlauf | freie plätze | ^gebotsverlauf | meine gebote |
    sitzplan | saalplan | beobachtete artikel`),
  retreats:
    rawList(`abbrechen | abbruch | nein | nein danke | nicht jetzt | später | vielleicht später | schließen | zurück | behalten |
    bleiben | verwerfen nicht | überspringen | doch nicht | nicht löschen`),
  opens:
    rawList(`wie | warum | was | wann | wo | wer | über | mehr zu | zeige | infos zu | informationen zu | hinweise zu | nicht |
    behalten | details zu | fragen zu | hilfe zu | zurück zu | zurück zum | zurück zur | kann ich | muss ich |
    darf ich | ist es | ist das`),
  closes:
    rawList(`ansehen | anzeigen | anschauen | lesen | behalten | vergleichen | verfolgen | suchen | einblenden | ausblenden |
    nicht löschen | verstehen | erklärt | verwalten | nachlesen`),
  places:
    rawList(`kasse | bezahlung | bezahlen | zahlung | bestellübersicht | bestellung prüfen | bestellung abschließen | überweisung |
    auszahlung | konto löschen | kontolöschung | kontoeinstellungen | gefahrenbereich | gefahrenzone | kündigung | kündigen |
    abrechnung | rechnungsdaten | spenden | abo | abonnement | unwiderruflich | nicht rückgängig | sind sie sicher |
    bist du sicher | wirklich`),
  acts: rawList(`absend* | einsend* | zusend* | übersend* | zusag* | bezahl* | begleich* | überweis* | abbuch* | einkauf* | ersteiger* |
    bestell* | vorbestell* | abbestell* | reservier* | anmiet* | spend* | abonnier* | gekündig* | kündig* | widerruf* | lösch* |
    entfern* | verwerf* | vernicht* | zurücksetz* | zurückgesetz* | überschreib* | wiederherstell* | veröffentlich* |
    publizier* | freigeb* | abmeld* | auslogg* | bestätig* | zustimm* | akzeptier* | genehmig* | bewillig* | autorisier* |
    gestatt* | erlaub* | berechtig* | ablehn* | abweis* | verweiger* | unterschreib* | unterzeichn* | signier* | einzahl* |
    auszahl* | investier* | verkauf* | einlös* | speicher* | übernehm* | einlad* | blockier* | entsperr* | verbann* |
    deaktivier* | aktivier* | auflös* | austret* | beitret* | registrier* | bewerb* | deinstallier* | installier* | ausführ* |
    herunterfahr* | neustart* | verlänger* | abstimm* | verknüpf* | zusammenführ* | erstatt* | erzwing* | zurückzieh* |
    zurücknehm* | terminier* | melde … ab | meld … an | stimme … zu | nehme … an | gib … frei | trage … ein | sage … zu |
    lehne … ab | hebe … auf | setze … zurück | stelle … wieder her | werfe … weg | handel abschließen | trennen | anfordern |
    als … markieren | übertrag* | eigentumsübertrag* | zahlung erfassen | einzieh* | neu generieren | erneuer* | rückerstatt* |
    abrechn* | austausch beantragen | rotieren | upgrad* | hochstuf* | ausroll* | deploy* | rauswerf* | hinauswerf* |
    ausschließ* | angebot machen | unterstützer* werden | pate werden | sponsor werden | inserier* | inserat … einstellen |
    anzeige … schalten | verschenk* | trinkgeld … geben | einfrier* | taxi rufen | live gehen | livestream starten |
    aufnahme starten | einreich* | einchecken | einstempeln | ausstempeln | pausier* | wiedereröffn* | absag* | vollzieh* |
    vollstreck* | zurückzahl* | kreditrahmen erhöhen | limit erhöhen | limit ändern | anweis* | spielschein | adoptier* |
    ernenn* | entlass* | feuern | abtret* | erlass* | hinterleg* | dauerauftrag … einrichten | dauerauftrag … anlegen |
    lastschrift … einrichten | einspruch einleg* | fahrkarte lös* | ticket lös* | ersetz* | einspiel* | stilllegen |
    dichtmach* | abkoppel* | koppel* | gewähr* | willige … ein | einstellen und * | artikel einstellen | einwillig* |
    zurückforder* | zurücksend* | tarif wechsel* | wechseln zu | mitmach* | teilnehm* | eröffn* | kredit … aufnehm* | ausleih* |
    verleih* | vormerk* | als admin festlegen | zum admin machen | schlüssel neu erzeugen | stoppen | klingel* |
    benachrichtig* | tür öffnen | tor öffnen | scharf schalten | scharfschalt* | unscharf schalten | zuschlag* | ticket ziehen |
    los ziehen | erteil* | widerspruch einleg* | widersprech* | krankmeld* | ummeld* | vertrag schließen |
    jetzt schließen und * | beauftrag* | veranlass* | auslös* | verpfänd* | verschrott* | entsorg* | abgeb* | einbring* |
    erheb* | strafanzeige* | einlager* | freischalt* | zuweis* | zuteil* | abzieh* | zurückruf* | anruf* | verkünd* |
    bekanntgeb* | bekannt geben | eintrag* | austrag* | ausschreib* | einschreib* | immatrikulier* | exmatrikulier* |
    beglaubig* | bezeug* | beeid* | quittier* | gutschreib* | verrechn* | stund* | mahn* | verschick* | versend* | zustell* |
    ausliefer* | liefern lassen | mitbiet* | wett* | setz* … einsatz | einsatz … setzen | platzier* | sichere dir | hol es dir |
    hol dir | jetzt holen | gönn* | ergatter* | schnapp* | gratis testen | mitglied werd* | anschließen | entkoppel* |
    abschalt* | ausschalt* | einschalt* | abstell* | kapp* | kill* | migrier* | umzieh* | verschieb* … endgültig | tilg* |
    ausradier* | wegwerf* | wegschmeiß* | ausmist* | plattmach* | schließ* … ticket | eskalier* | zurückstuf* | befördern |
    degradier* | rausschmeiß* | verweis* aussprech* | ausbürger* | sperr* | entfreund* | entfolg* | stummschalt* … nutzer |
    loswerd* | einzugsermächtigung* | daueraufträge anleg* | geld … send* | geld … schick* | geld … anforder* | schenk* |
    vererb* | stift* | förder*`),
  states:
    rawList(`gespeicher* | bestätigt* | bestellung* | bestellnummer* | speicherplatz* | speicherort* | spender* |
    verkäufer* | bewerber* | bewerbungen | einladungen | einstellungen | einstellung | ausführlich* |
    bewerbungsprozess | spendenkonto | bezahlt | abonniert | aktiviert | deaktiviert | blockiert | genehmigt |
    abgelehnt | installiert | registriert | verkauft | reserviert | trennung | bezahlmethode* | speicherzeit |
    neueinstellung* | bestellte | bestellten | wiederherstellungscode* | auflösung | trennlinie | trennzeichen |
    aktivierungsdatum | anwender* | anwendungen | anwendung | ausschließlich* | bereitstellungen | anweisung* |
    absagen ansehen | einreichungsfrist* | erlassen | adoptiert* | anmelden mit | verschieben | gewährleistung* |
    eröffnungs* | ersetzte | gekoppelte* | teilnehmer* | teilnahmebedingung* | benachrichtigung | eintrag | einträge |
    wetter* | förderung | förderprogramm* | platzierung | aufträge | auftragsstatus | auftragsverlauf | vormerkung* |
    abgeben* info | verleihung | erhebung | ausliefer*status | zustellstatus | sperrliste | ausschreibung* |
    ersatzteile | anrufe | anrufliste | abholort | abholmarkt | abholung | lieferung | versendete | verschickte |
    gewährte | kopplung | förderer | mahnungen | mahnung | wettbewerb* | wettkampf* | koppeln info | tilgungsplan |
    erhebungen`),
  cancels: rawList(`abbrech* | abbruch* | aufheb* | aufgehob* | storn*`),
  keeps: rawList(`speicher* | sicher* | ablegen | zwischenspeicher*`),
  drafts: rawList(`entwurf | entwürfe | suche | suchauftrag`),
  clears: rawList(`lösch* | zurücksetz* | anwend* | entfern* | aufheb* | übernehm* | leeren`),
  filters: rawList(`filter* | suchfilter*`),
  joins: rawList(`und | dann | sowie`),
};

import { list } from '../list.ts';
import type { RiskWords } from '../shape.ts';

export const risk: RiskWords = {
  small: list(
    'den | die | das | dem | mein | meine | meinen | meinem | meiner | dein | deine | deinen | ihr | ihre | ihren | diese | diesen | dieses',
  ),
  commits:
    list(`absenden | senden | sende* | versenden | zusenden | einsenden | abschicken | schicken | verschicken | einreichen |
    einreichung absenden | übermitteln | bezahlen | zahlen | zahle | zahlungspflichtig* | kostenpflichtig* | begleichen |
    abbuchen | kaufen | kaufe | einkaufen abschließen | kauf abschließen | kauf bestätigen | sofortkauf | jetzt kaufen |
    ersteigern | bieten | gebot abgeben | bestellen | vorbestellen | nachbestellen | bestellung aufgeben |
    bestellung abschließen | bestellung abschicken | bestellung absenden | verbindlich* | buchen | umbuchen | reservieren |
    mieten | anmieten | leihen | spenden | abonnieren | abo abschließen | abo starten | abo beenden | abbestellen |
    deabonnieren | kündigen | kündige | kündigung absenden | kündigung bestätigen | stornieren | stornierung bestätigen |
    widerrufen | löschen | lösche | endgültig entfernen | entfernen | entferne | verwerfen | vernichten | leeren |
    papierkorb leeren | zurücksetzen | werkseinstellungen | überschreiben | wiederherstellen | veröffentlichen | publizieren |
    posten | twittern | teilen | freigeben | freigabe erteilen | abmelden | ausloggen | abmeldung | bestätigen | bestätige* |
    zustimmen | ich stimme zu | stimme zu | einverstanden | akzeptieren | annehmen | ablehnen | genehmigen | bewilligen |
    erlauben | zulassen | gestatten | autorisieren | berechtigen | unterschreiben | unterzeichnen | signieren | überweisen |
    überweisung ausführen | auszahlen | auszahlung | einzahlen | aufladen | guthaben aufladen | investieren | verkaufen |
    verkaufe | handeln | tauschen | umtauschen | einlösen | speichern | sichern | übernehmen | anwenden | einladen | melden |
    meldung absenden | blockieren | sperren | entsperren | verbannen | deaktivieren | aktivieren | konto auflösen |
    konto schließen | auflösen | beenden | austreten | verlassen | beitreten | mitglied werden | registrieren | konto erstellen |
    konto anlegen | anmeldung absenden | verpflichtend* | beantragen | antrag stellen | bewerben | bewerbung abschicken |
    jetzt bewerben | deinstallieren | installieren | ausführen | durchführen | herunterfahren | neu starten | neustarten |
    formatieren | verlängern | erneuern | upgraden | hochstufen | herabstufen | testen starten | probemonat starten |
    kostenlos testen | abstimmen | stimme abgeben | erstatten | erstattung beantragen | zurückgeben | anrufen | auflegen |
    beauftragen | auftrag erteilen | in auftrag geben | abschließen | fertigstellen | finalisieren | einwilligen | einwilligung |
    entziehen | übertragen | weiterleiten | antworten senden | antwort senden | kommentieren | bewertung abgeben | abgeben |
    archivieren | freischalten | verknüpfen | trennen | zur kasse | zur zahlung | weiter zur zahlung | weiter zur kasse |
    folgen | entfolgen | trotzdem fortfahren | anzeige aufgeben | inserat aufgeben | termin vereinbaren | termin buchen |
    termin absagen | karte hinterlegen | zahlungsmethode hinzufügen`),
  perhaps:
    list(`kasse | zahlung | bezahlung | bestellung | buchung | reservierung | überweisung | kündigung | löschung |
    stornierung | spende | abo | abonnement | registrierung | anmeldung | antrag | kauf | rückgabe | erstattung |
    beitritt | zustimmung | bestätigung | freigabe | meldung | bewerbung | deployment | ausrollung`),
  alone: list('ja | jawohl'),
  harmless:
    list(`gespeichert* | gesendet* | gelöscht* | bestellungen | bestellverlauf | bestellübersicht | bestellstatus | bestelldetails |
    buchungen | zahlungsarten | zahlungsart | zahlungsmethode* | zahlungsmittel | zahlungsweisen | bezahlmöglichkeiten |
    überweisungen | überweisungsvorlagen | teilen sie uns | zurücksetzen filter | filter zurücksetzen | ansicht zurücksetzen |
    filter anwenden | auswahl zurücksetzen | filter löschen | suche löschen | eingabe löschen | fenster verlassen |
    handelsregister | handelszeiten | meldungen | nachrichten | reservierungen | abonnements | kündigungsfrist* |
    stornobedingungen | versandoptionen | versandarten | sicherheitseinstellungen | archivierte | freigegeben* | geteilt* |
    veröffentlicht* | verkaufte | blockierte | jahr | ja nein | sicherheit`),
  looks:
    list(`ansehen | anzeigen | anzeige | anschauen | zeigen | zeige | details | verlauf | historie | status | verfolgen | arten |
    optionen | einstellungen | einstellung | hilfe | über uns | vergleichen | zurück | bearbeiten | suchen | suche | filtern |
    filter | sortieren | sortierung | finden | info | infos | informationen | übersicht | beleg | rechnung | rechnungen |
    richtlinie | richtlinien | drucken | herunterladen | exportieren | vorschau | liste`),
  leads:
    list(`alle | mehr | weniger | weiter | nächste* | vorherige* | vorige* | öffnen | menü | erfahren | lesen | stöbern |
    entdecken | aufklappen | zuklappen | einklappen | ausklappen | zoomen | abspielen | wiedergeben | pause |
    kopieren | ausblenden | einblenden | startseite | seite | anleitung | häufige fragen | aktualisieren | neu laden |
    rückgängig | auswählen | wählen | ändern | hinzufügen | erstellen | neu | neue | neuer | neues | einfügen |
    anhängen | hochladen | datei auswählen | sprache | design | profil | kalender | karte | tabelle | überspringen |
    anpassen | verwalten | konfigurieren | umbenennen | duplizieren | impressum | kontakt | agb | bedingungen |
    in den warenkorb | warenkorb ansehen | merken | merkliste | merkzettel | wunschliste`),
  topics:
    list(`zum warenkorb | warenkorb | zum einkaufswagen | treffer | vollbild* | wetter | öffnungszeiten | fahrplan |
    fahrpläne | größentabelle | anhören | hörprobe | leseprobe | probe hören | trailer | stumm* | ton | dunkelmodus |
    dunkler modus | helles design | untertitel | katalog | barrierefreiheit | datenschutz | karriere | presse |
    favoriten | in der nähe | route | bewertungen | verfügbarkeit | neuigkeiten | preis aufsteigend |
    preis absteigend | günstigste* | schriftgröße | vergrößern | verkleinern | seitenleiste | fragen | größer |
    kleiner | drehen | sortieren | anzeigen`),
  retreats:
    list(`abbrechen | abbruch | nein | nein danke | nicht jetzt | später | vielleicht später | schließen | zurück | behalten |
    bleiben | verwerfen nicht | überspringen | doch nicht | nicht löschen`),
  places:
    list(`kasse | zur kasse | bezahlung | bezahlen | zahlung | bestellübersicht | bestellung prüfen | bestellung abschließen |
    überweisung | auszahlung | konto löschen | kontolöschung | kontoeinstellungen | gefahrenbereich | gefahrenzone | kündigung |
    kündigen | abrechnung | rechnungsdaten | spenden | abo | abonnement | unwiderruflich | nicht rückgängig | sind sie sicher |
    bist du sicher | wirklich`),
  acts: list(`absend* | einsend* | zusend* | übersend* | zusag* | bezahl* | begleich* | überweis* | abbuch* | einkauf* |
    ersteiger* | bestell* | vorbestell* | abbestell* | reservier* | anmiet* | spend* | abonnier* | gekündig* |
    kündig* | widerruf* | widerrufen* | lösch* | entfern* | verwerf* | vernicht* | zurücksetz* | zurückgesetz* |
    überschreib* | wiederherstell* | veröffentlich* | publizier* | freigeb* | abmeld* | auslogg* | bestätig* |
    zustimm* | akzeptier* | genehmig* | bewillig* | autorisier* | gestatt* | erlaub* | berechtig* | ablehn* |
    abweis* | verweiger* | unterschreib* | unterzeichn* | signier* | einzahl* | auszahl* | überschreibung* |
    investier* | verkauf* | einlös* | speicher* | übernehm* | einlad* | blockier* | entsperr* | verbann* |
    deaktivier* | aktivier* | auflös* | austret* | beitret* | registrier* | bewerb* | deinstallier* | installier* |
    ausführ* | herunterfahr* | neustart* | verlänger* | abstimm* | verknüpf* | zusammenführ* | erstatt* | erzwing* |
    zurückzieh* | zurücknehm* | terminier* | melde … ab | melde … an | meld … an | stimme … zu | nehme … an |
    gib … frei | trage … ein | sage … zu | lehne … ab | hebe … auf | setze … zurück | stelle … wieder her |
    werfe … weg | jetzt teilnehmen | beitreten | handel abschließen | trennen | anfordern | als … markieren |
    übertrag* | eigentumsübertrag* | zahlung erfassen | einzieh* | neu generieren | erneuer* | rückerstatt* |
    abrechn* | rückgabe anfordern | reklamation einreichen | austausch beantragen | schlüssel rotieren | rotieren |
    upgrad* | hochstuf* | jetzt upgraden | aktualisierung installieren | ausroll* | deploy* | rauswerf* |
    hinauswerf* | ausschließ* | stimme … abgeben | angebot abgeben | gebot … abgeben | angebot machen |
    wette* abgeben | wette platzieren | tipp abgeben | tippschein abgeben | förderer werden | unterstützer* werden |
    fördermitglied werden | pate werden | sponsor werden | inserier* | inserat … einstellen | anzeige … schalten |
    verschenk* | trinkgeld … geben | einfrier* | taxi rufen | fahrt anfordern | live gehen | übertragung starten |
    livestream starten | aufnahme starten | einreich* | einchecken | einstempeln | ausstempeln | pausier* |
    wiedereröffn* | absag* | vollzieh* | vollstreck* | zurückzahl* | tilgen | kreditrahmen erhöhen | limit erhöhen |
    limit ändern | karte sperren | anweis* | spielschein | adoptier* | ernenn* | entlass* | feuern | abtret* |
    erlass* | hinterleg* | dauerauftrag … einrichten | dauerauftrag … anlegen | lastschrift … einrichten |
    lastschriftmandat … erteilen`),
  states:
    list(`gespeicher* | gesendet* | gelöscht* | veröffentlicht* | bestätigt* | bestellung* | bestellnummer* |
    speicherplatz* | speicherort* | spender* | verkäufer* | bewerber* | bewerbungen | einladungen | einstellungen |
    einstellung | ausführlich* | ausführliche* | bewerbungsprozess | spendenkonto | bezahlt | abonniert | aktiviert |
    deaktiviert | blockiert | genehmigt | abgelehnt | installiert | registriert | verkauft | reserviert | trennung |
    bezahlmethode* | bestellstatus | speicherzeit | neueinstellung* | bestellte | bestellten |
    wiederherstellungscode* | auflösung | trennlinie | trennzeichen | aktivierungsdatum | anwender* | anwendungen |
    anwendung | ausschließlich* | bereitstellungen | anweisung* | absagen ansehen | einreichungsfrist* | erlassen |
    adoptiert*`),
  cancels: list(`abbrech* | abbruch* | aufheb* | aufgehob* | storn*`),
};

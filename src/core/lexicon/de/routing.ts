import { rawList } from '../list.ts';
import { orderStart } from '../order-start.ts';
import { LATIN, type RoutingWords } from '../shape.ts';

export const routing: RoutingWords = {
  script: LATIN,
  howTo: [
    /^ (und )?wie (kann|konnte|soll|muss|darf|konnen|mochte) (ich|man|wir|mein\w*)|^ (und )?wie (?!nennt|heisst|bezeichnet|sagt|schreibt|spricht|versteht|misst|erklart)\w+ (ich|man|wir) |^ wie (lasst|lassen) sich |\bwie (geht das|gehe ich|mache ich|macht man)\b|^ (und )?wie man |\bwo (ist|finde\w*|steht|sind|gibt es) (\w+ ){0,3}?(knopf|button|schaltflache|einstellung\w*|menupunkt|option)\b|\bwo (kann|muss|soll|klicke|finde|andere|stelle|lade|gebe|melde|trage) (ich|man)\b|\b(zeig\w* mir,? wie|fuhr\w* mich|hilf mir|helfen sie mir|hilfe bei|erklar\w* mir,? wie (ich|man)|schritt fur schritt|anleitung (zum|fur|zu)|bring\w* mich|leite mich|sag mir,? wie (ich|man)|welche[nr]? (knopf|schaltflache|button)|brauche hilfe|weiss nicht,? wie)\b/,
    /^ wo (bleibt|steckt|ist|sind) mein\w* |^ ich finde .*\b(knopf|button|link|schaltflache|einstellung\w*|seite|formular|menu\w*)\b.* nicht\b|\b(knopf|button|link) nicht\b/,
  ],
  ask: [
    /^( und)?( (in|an|auf|aus|von|mit|seit|bis|fur|um|zu|nach|uber|ab|bei|unter))? (wer|wen|wem|wessen|was|wann|wo|woher|wohin|warum|wieso|weshalb|weswegen|wie|wieviel\w*|welche\w*|ist|sind|war|waren|hat|haben|gibt es|kann ich|kann man|darf|wird|wurde|werden|enthalt|steht|womit|wofur|worum|wovon|wozu|woraus|worauf) /,
    /\bmich (wurde )?(\w+ )?interessier\w*|\bich (frage|frag) mich\b|\bich (wusste|wuesste) gern\w*|^ (woruber|wodurch|wobei|wogegen|wonach|inwiefern|inwieweit|weshalb|muss ich|muss man|darf ich|darf man|funktioniert|lohnt|ist es|macht es) /,
  ],
  tell: [
    /^ (bitte )?(fass\w*|zusammenfass\w*|erklar\w*|beschreib\w*|definier\w*|sag mir|sagen sie mir|ubersetz\w*|nenn\w*|aufzahl\w*|liste .* auf|gib(?! mir (eine|einen|die|das) (zusammenfassung|uberblick|antwort|liste))mir (eine zusammenfassung|einen uberblick|die)|ich (will|mochte) wissen)/,
    /^ (bitte )?(pruf\w*|schau\w*|check\w*|sieh) (mal )?(nach )?,? ?(ob)\b|^ kurz gesagt\b/,
  ],
  away: [
    /\b(kann|konnte) ich (gut |gern |gerne |auch )?verzichten\b|\b(gehen|geht) mir auf\b|\b(nicht|kaum) (ausstehen|leiden)\b|\bsollen weg\b|\blass (mir )?nur\b/,
    /^ (bitte )?(ich )?(will|mochte|mag|brauche) (ich )?(keine|kein|keinen|nichts) |\b(will|mochte|mag|wollen|kann) (ich )?(\w+ ){0,2}?(keine|nichts|nicht|kein)\b.*\b(sehen|lesen|angezeigt|mehr)|\b(zeig|zeige|zeigen|zeigst) (sie )?(mir )?(bitte )?(keine|kein|nichts|nie)\b|\bhor(e|en)? auf\b.*\b(zeigen|anzuzeigen|empfehlen)|\bnicht mehr (anzeigen|zeigen|sehen)|\b(nur|ausschliesslich|lediglich) (noch )?(den|die|das|der|noch)\b.*\b(anzeigen|zeigen|sehen|lassen|lesen)\b|\bzeig\w* (mir )?(bitte )?nur\b|(^| |, )nur (den|die|das|der) (text|artikel|rezept|inhalt|haupt\w*|beitrag|tabelle)|\b(soll|sollen|muss|mussen|kann|konnen) (\w+ )?(weg|verschwinden)\b|\bmach\w* (mir )?(die|diese) seite (\w+ )?\w+er\b|\bweg mit\b|\b(verschwinden|verschwindet)\b|\b(lese|leser)(modus|ansicht)\b|\b(schluss mit|genug von|keine .* mehr|ohne (werbung|anzeigen))\b|\b(satt|nervt|nerven|stort|storen)\b|\bgeh(t|en) mir auf\b|\b(alles|das|die|diese[rs]?|der|werbung|banner|popups?) (?!.*\b(kurzeste|beste|richtige|schnellste)\w* ).*\bweg $|\bsonst nichts $/,
    /\bmach\w* (mal )?ruhe\b|\b(popups?|videos?|werbung|anzeigen|empfehlungen|banner) (will|mochte|brauche|mag) ich nicht\b|\b(schmeiss\w*|wirf|hau\w*|kick\w*) .*\braus\b|^ keine? (politik|fussball|werbung|sport|spoiler|promi\w*)|\bmuss weg\b|\bhalbe (seite|bildschirm)\b|\balles (raus|weg) (ausser|bis auf)\b/,
  ],
  hide: /\b(blend\w*|ausblenden|auszublenden|ausgeblendet|versteck\w*|verberg\w*|verbirg|raum\w* .*\bauf|aufraumen|bereinig\w*|entrumpel\w*|klapp\w* .*(ein|zu)|filter\w* .*(heraus|raus|aus)|herausfiltern|rausfiltern|wegmachen|mach\w* .*\bweg|schaff\w* .*\bweg|nimm .*\bweg|weg damit|loswerden|befrei\w*|verdeck\w*|vereinfach\w*|unsichtbar)\b/,
  remove:
    /\b(entfern\w*|losch\w*|blockier(e|en|st)?\b|stummschalt\w*|schalte .* stumm|schliess(e|en|t)?\b|deaktivier\w*|schalt\w* .* (ab|aus)|beseitig\w*|streich\w*|sperr\w*)\b/,
  own: /\b(warenkorb|einkaufswagen|konto|account|mein|meine|meinen|meiner|meinem|abo|profil|passwort|karte|bestellung|buchung|nutzer|benutzer|datei|merkliste|wunschliste|einstellungen)\b/,
  noise:
    /(werb\w*|spalte|kasten|kastchen|box|fenster|balken|leiste|anzeigen?\b|reklame|gesponsert\w*|sponsor\w*|banner\w*|cookie\w*|seitenleiste\w*|seitenspalte|kommentar\w*|empfohlen\w*|empfehlung\w*|vorschlag\w*|ahnliche|popups?|pop|chat\w*|schwebende\w*|navigation|menu|kopfzeile|fusszeile|\bvideos?\b|bilder|fotos|beitrag\w*|posts?\b|nachrichten|seite\b|spoiler|ergebnisse|artikel|ausverkauft\w*|hinweis\w*|newsletter (fenster|popup|box))/,
  act: [
    /^ (?!(wie|wer|was|wann|wo|warum|welche\w*) )(\S+ ){1,4}(unterschreiben|umbenennen|\w+(melden|schicken|senden|laden|stellen|legen|setzen|tragen|fullen)) $/,
    /\b(in den (warenkorb|einkaufswagen|korb)|zur kasse|auf die (merkliste|wunschliste))\b|^ (bitte )?(verschieb\w*|schick\w*|verlanger\w*|markier\w*|mach\w* (das|den|die) (repo|konto|profil|kanal)|tausch\w*|sprich|sprech\w*|ruckruf|abbrechen)\b|\b(mit|zu) (jemandem|einem|einer|dem|der) (\w+ )*(support|mitarbeiter\w*|berater\w*|kundendienst|menschen)\b|\b(markieren|einschalten|ausschalten|einreichen|verschieben|bezahlen|sprechen|zuruckgeben|umbuchen|upgraden|teilen|exportieren|importieren|abbestellen|verknupfen|freischalten|sperren|aktivieren|deaktivieren|einstellen|bestellen|buchen|andern) $|^ kann ich (hier )?(\w+ ){0,3}(mein\w*) (\w+ )+(andern|loschen|kundigen|sehen|herunterladen)\b|^ wo finde ich (den|die|das|mein\w*) (\w+ )*\w*(link|button|knopf|seite|formular|einstellung\w*|rechnung\w*|bestellung\w*)\b|^ wie komm\w* ich (an|zu|in|auf)\b|^ wie werde? ich .* los\b/,
    orderStart(
      'bitte|kannst du|konntest du|konnen sie|konnten sie|ich mochte|ich will|ich wurde gerne?|ich muss|wir wollen|lass uns',
      'such\\w*( nach)?|find(e|en|et)|buch(e|en|t)|reservier\\w*|kauf(e|en|t)?|bestell\\w*|leg(e|en|t)?|pack(e|en)?|fug(e|en|t)|hinzufugen|zeig(e|en|t)?|offne\\w*|geh(e|en|t)? (zu|auf|zur|zum|in)|navigier\\w*|sortier\\w*|ordne\\w*|filter\\w*|lad(e|en)?|herunterladen|melde|anmelden|abmelden|einloggen|logg?(e)?|registrier\\w*|abonnier\\w*|kundig\\w*|storniere\\w*|andere|andern|bearbeite\\w*|aktualisier\\w*|vergleich\\w*|wahl(e|en)?|auswahlen|fulle?|ausfullen|schick\\w*|sende\\w*|schreib\\w*|veroffentlich\\w*|miet(e|en)?|beantrag\\w*|bezahl\\w*|pruf(e|en)?|uberpruf\\w*|checke?|berechn\\w*|lokalisier\\w*|spiel(e)?|abspielen|folge|speicher\\w*|teile|aktivier\\w*|plan(e|en)|erstell\\w*|klick\\w*|verkauf\\w*|wende|stell(e|en)?|setz(e|en)?|gib |schau(e|en|t)?|sieh|durchsuch\\w*|durchstober\\w*|newsletter abbestellen|abbestellen|hol(e|en)?|tausch\\w*|verfolg\\w*|schalte .* ein|vereinbar\\w*|ruf(e)?',
      '(?![a-z])',
    ),
    // Infinitives at the end are orders, too.
    /\b(loschen|andern|runterladen|hochladen|ausdrucken|drucken|umstellen|vereinbaren|verlangern|einlosen|zuruckgeben|zuruckschicken|umtauschen|reklamieren|bewerten|abonnieren|verschieben|kundigen|buchen|reservieren|kaufen|bestellen|suchen|sortieren|filtern|herunterladen|hochladen|anmelden|abmelden|einloggen|ausloggen|ausfullen|zurucksetzen|abbestellen|hinzufugen|bearbeiten|stornieren|registrieren|vergleichen|speichern|teilen|exportieren|importieren) $/,
  ],
  polite: /\b(kannst du|konnen sie|konntest du|konnten sie|wurdest du|wurden sie|magst du)\b/,
  nothingElse: /sonst nichts $/,
  whereSee:
    /^ wo (kann|konnte|finde|sehe|lese|bekomme|kriege|muss|soll|darf|geht) (ich|wir|man|es)\b|^ wo (ist|sind|finde ich) (mein|meine)\b|^ wo \w+ (ich|man) /,
  wish: [
    /^ ich (mochte|will|muss|wurde gerne?|hatte gerne?|brauche|brauchte|suche) (?!(die|den|das) (?!\S+ \S+en $))(?!.* ?(wissen|verstehen|sehen|lesen|erfahren) $)/,
    /^ ich (brauchte|hatte gern|wollte|wurde gern|bin auf der suche nach|hab eine|habe eine) /,
  ],
  vanish: rawList(
    'versteck* | verschwind* | ausblend* | ausgeblend* | blend* aus | entfern* | verberg* | weg | raus | fort | ausschalt* | zumachen | schließ | schließe | schließen | schließt | zuklapp* | wegklick* | wegmach*',
  ),
  noneOf: rawList(
    'ohne | keine | kein | keinen | keinerlei | weniger | brauche nicht | brauch* keine | brauch* kein | brauch* ich nicht | nicht brauch* | nicht | verzichten | verschon* | nicht interessier* | interessier* mich nicht | nicht sehen | nie wieder | nichts über | nicht mehr',
  ),
  fedUp: rawList(
    'zu viel | zu viele | nervt | nerven | nervig* | lästig* | störend | stört | stören | lenk* ab | lenkt ab | ablenk* | überdeckt | verdeckt | im weg | satt | reicht mir | voller | überall | halbe',
  ),
  only: rawList('nur | bloß | lediglich | ausschließlich | alles außer | alles bis auf | außer | nichts als'),
  content: rawList(
    'artikel | rezept | text | inhalt | geschichte | hauptteil | anleitung | tabelle | beitrag | liedtext | songtext',
  ),
  trouble: rawList(
    'vergessen | verloren | gesperrt | ausgesperrt | komm* nicht in | komm* nicht rein | nicht einloggen | nicht anmelden | funktioniert nicht | geht nicht | klappt nicht | abgelaufen | ist falsch | stimmt nicht | hat sich geändert | umgezogen | nicht angekommen | doppelt abgebucht | abgebucht | zu klein | zu groß | verlegt | nie angekommen | nicht angekommen | nicht gekommen | gehackt | gestohlen | mich anders entschieden | kommt nicht an | kommt nicht | kommen nicht an | finde nicht | nicht finden | falscher artikel | falsche ware | falsch geliefert | falsche größe',
  ),
  goods: rawList(
    'karte | karten | ticket | tickets | flug | flüge | zug | bus | platz | plätze | zimmer | tisch | termin | mietwagen | fähre | hotelzimmer | fahrkarte*',
  ),
  self: rawList('ich | mein | meine | meinen | meiner | meinem | mir | mich | wir | unser | unsere'),
  talk: rawList(
    'danke | danke dir | danke schön | vielen dank | besten dank | merci | hallo | hi | moin | servus | guten tag | guten morgen | guten abend | tschüss | super | prima | toll | alles klar | verstanden | ok | okay | ja | nein | passt | sehr hilfreich | gut gemacht | wie geht s | wie geht es dir',
  ),
  about: rawList(
    'was kannst du | was kannst du alles | wer bist du | was bist du | hilfe | was machst du | wie funktionierst du | was kann ich dich fragen',
  ),
  clutter: rawList(
    'werbung | werbe* | anzeigen | reklame | banner | popup | popups | seitenleiste | gesponsert* | autoplay | cookie* | chatfenster | empfehlungen | kopfzeile | fußzeile | kommentarfeld | *banner',
  ),
  fact: rawList('telefonnummer | nummer'),
  that: rawList('dass | ob'),
  source: rawList(
    'laut … artikel* | laut … text* | laut … seite | laut … autor* | laut … bericht* | nach diesem artikel | diesem artikel zufolge',
  ),
  retell: rawList(
    '^mach … tabelle | ^mache … tabelle | ^erstelle … tabelle | ^mach … liste | ^vergleich die beiden | ^vergleiche die beiden | ^stell … gegenüber | ^lies mir | ^lies … vor | ^übersetz*',
  ),
  noControl: rawList(
    'sehe nirgends | sehe keinen | sehe … knopf nicht | finde den knopf | finde … knopf nicht | finde … button nicht | gibt keinen knopf | kein knopf | knopf fehlt',
  ),
  takeMe: rawList('^bring mich | ^bringe mich | ^führ mich | ^führe mich'),
  readWithout: rawList('ohne … lesen | ohne … sehen | ohne … anzeigen | ohne … ansehen | auch ohne'),
  facts: rawList(
    'liegt | liegen | gelegen | befindet sich | befinden sich | angesiedelt | was | welche | welcher | welches | welchen | welchem | wer | wen | wem | wessen | wann | warum | weshalb | wieso | weswegen | wie viel | wie viele | wie vielen | wieviel | wieviele | wie lange | wie alt | wie hoch | wie groß | wie weit | wie oft | wie heißt | wie heißen | wie hieß | wie hießen | wie nennt | wie nannte | wie lautet | wie lautete | wie werden | wie wurde | wie wurden | woran | wodurch | woraus | worin | worüber | wofür | wonach | wovon | worauf | womit | wozu | wurde | wurden | war | waren | hatte | hatten | konnte | konnten',
  ),
  controls: rawList(
    'knopf* | button* | schaltfläche* | menü* | einstellung* | link | links | seite | reiter | tab | symbol | icon | option* | feld | formular | klick* | drücke* | tippe* | warenkorb',
  ),
  asksControl: rawList(
    'was tippe ich | was tippe | worauf muss ich tippen | worauf muss ich drücken | worauf muss ich klicken | welcher knopf | welchen knopf | welchem knopf | welcher button | welchen button | welche schaltfläche | welcher schaltfläche | welches icon | welchem icon | mit welchem symbol | welcher link | welchen link | welcher reiter | welchem reiter | in welcher ecke | wo klick* | wo drück* | worauf tipp* | worauf klick* | worauf drück* | was klicke ich | was drücke ich | auf welche seite muss | über welches menü | in welchem menü | von den knöpfen | hier … knopf | hier … button',
  ),
  required: rawList(
    '^muss ich | ^müssen wir | ^muss man | ^darf ich | ^darf man | ^dürfen wir | ^brauche ich | ^braucht man | ^brauchen wir | ^ist es nötig | ^ist es erlaubt | ^ist es kostenlos | ^ist es pflicht',
  ),
  sees: rawList('sehen | ansehen | anschauen | ertragen'),
};

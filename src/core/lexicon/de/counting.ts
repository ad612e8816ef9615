import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'stehen | steht | gelistet | aufgelistet | aufgeführt | angezeigt | erscheinen | erscheint | gefunden | geschrieben | veröffentlicht | lesen | sehen | zu sehen | sichtbar | gezählt | alt | kann ich | findet man | dieser | diesem | angeboten | angegeben | genannt | datiert | werden | gezeigt* | stammen aus | stammen | stammt | verlinkt | vorgeschlagen* | finden sich | befinden | gehören | hinterlassen | abgegeben | unter diesem | unter dem | insgesamt',
  ),
  mentions: rawList(
    'erwähn* | kommt … vor | kommen … vor | vorkommt | vorkommen | handeln von | handelt von | sprechen von | sagen | nennen | nennt | enthalten das wort | enthält das wort | über | geht es um | gehen um | geht um | zum thema | befassen sich mit | drehen sich um | im titel | in der überschrift | im namen | enthalten',
  ),
  writes: rawList(
    'geschrieben von | verfasst von | schrieb | schreibt | hat … geschrieben | gepostet von | stammen von | hat … verfasst | hat … hinterlassen | kommen von | gezeichnet',
  ),
  by: rawList('von'),
  pieces: rawList(
    'artikel* | beiträg* | beitrag | meldung* | nachricht* | link | links | überschrift* | schlagzeile* | video* | bild* | foto* | bericht* | pressemitteilung* | stelle | stellen | thema | themen | titel | text | texte | zahl | zahlen | wert | werte | tags | stichwort* | stichwörter* | schlagwort* | schlagwörter* | kategorie* | rubrik*',
  ),
  people: rawList(
    'kommentar* | antwort* | bewertung* | rezension* | meinung* | reaktion* | leserbrief* | rückmeldung* | *kommentare* | *meinung | *meinungen | *bewertungen | gästebucheintr*',
  ),
  places: rawList(
    'box | kasten | liste | abschnitt | rubrik | seitenleiste | galerie | spalte | menü | block | bereich | bilderstrecke | tabelle | ticker | rezept | am ende | ganz unten',
  ),
  whole: rawList('alle | mehr | weitere'),
  spans: rawList('jahr | jahre | jahren | monat*'),
  commenting: rawList('kommentiert* | kommentieren'),
  tags: rawList('tags | schlagwort* | schlagwörter* | stichwort* | stichwörter* | themen'),
  begins: rawList('beginnen mit | beginnt mit | fangen mit | fängt mit'),
  choosing: rawList(
    'kann ich wählen | kann ich auswählen | zur auswahl | zur wahl | kann man wählen | kann man auswählen | wählbar* | auswählbar* | auswählen | aussuchen | wählen | kann ich',
  ),
  control: rawList(
    'auswahl | auswahlliste | auswahlfeld | dropdown | menü | option* | möglichkeit* | filter* | feld | formular | sortierung*',
  ),
  occasion: rawList(
    'beim | bei der | bei dem | wenn | während | im formular | im anmeldeformular | an der kasse',
  ),
  prompts: rawList('bitte | auswählen | wählen | keine auswahl | nichts ausgewählt | auswahl'),
  languages: rawList('sprache* | *sprachen'),
  countries: rawList('land | länder* | ländern | staaten'),
  currencies: rawList('währung*'),
  different: rawList('verschiedene* | unterschiedliche*'),
};

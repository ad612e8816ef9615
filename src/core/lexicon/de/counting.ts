import { rawList } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: rawList(
    'stehen | steht | gelistet | aufgelistet | aufgeführt | angezeigt | erscheinen | erscheint | gefunden | geschrieben | veröffentlicht | lesen | sehen | zu sehen | sichtbar | gezählt | alt | kann ich | findet man | dieser | diesem | angeboten | angegeben | genannt | datiert | werden | gezeigt*',
  ),
  mentions: rawList(
    'erwähn* | kommt … vor | kommen … vor | vorkommt | vorkommen | handeln von | handelt von | sprechen von | sagen | nennen | nennt | enthalten das wort | enthält das wort | über',
  ),
  writes: rawList(
    'geschrieben von | verfasst von | schrieb | schreibt | hat … geschrieben | gepostet von | stammen von',
  ),
  by: rawList('von'),
  pieces: rawList(
    'artikel* | beiträg* | beitrag | meldung* | nachricht* | link | links | überschrift* | schlagzeile* | video* | bild* | foto* | bericht* | pressemitteilung* | stelle | stellen | thema | themen | titel | text | texte | zahl | zahlen | wert | werte | tags',
  ),
  people: rawList(
    'kommentar* | antwort* | bewertung* | rezension* | meinung* | reaktion* | leserbrief* | rückmeldung*',
  ),
  places: rawList(
    'box | kasten | liste | abschnitt | rubrik | seitenleiste | galerie | spalte | menü | block | bereich | bilderstrecke | tabelle | ticker | rezept',
  ),
  whole: rawList('alle | mehr | weitere'),
  spans: rawList('jahr | jahre | jahren | monat*'),
};

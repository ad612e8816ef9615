import { list } from '../list.ts';
import type { CountingWords } from '../shape.ts';

export const counting: CountingWords = {
  stands: list(
    'stehen | steht | gelistet | aufgelistet | aufgeführt | angezeigt | erscheinen | erscheint | gefunden | geschrieben | veröffentlicht | lesen | sehen | zu sehen | sichtbar | gezählt | alt | kann ich | findet man | dieser | diesem | angeboten | angegeben | genannt | datiert | werden | gezeigt*',
  ),
  mentions: list(
    'erwähn* | kommt … vor | kommen … vor | vorkommt | vorkommen | handeln von | handelt von | sprechen von | sagen | nennen | nennt | enthalten das wort | enthält das wort | über',
  ),
  writes: list(
    'geschrieben von | verfasst von | schrieb | schreibt | hat … geschrieben | gepostet von | stammen von',
  ),
  by: list('von'),
  pieces: list(
    'artikel* | beiträg* | beitrag | meldung* | nachricht* | link | links | überschrift* | schlagzeile* | video* | bild* | foto* | bericht* | pressemitteilung* | stelle | stellen | thema | themen | titel | text | texte | zahl | zahlen | wert | werte | tags',
  ),
  people: list(
    'kommentar* | antwort* | bewertung* | rezension* | meinung* | reaktion* | leserbrief* | rückmeldung*',
  ),
  places: list(
    'box | kasten | liste | abschnitt | rubrik | seitenleiste | galerie | spalte | menü | block | bereich | bilderstrecke | tabelle | ticker | rezept',
  ),
  whole: list('alle | mehr | weitere'),
  spans: list('jahr | jahre | jahren | monat*'),
};

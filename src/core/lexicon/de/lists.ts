import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('wie viele | wieviele | anzahl der | anzahl von | anzahl an | zähle'),
  all: list(
    '^liste alle | ^nenne alle | ^zeige alle | ^zeig mir alle | ^nenne mir alle | ^liste | alle auflisten',
  ),
  which: list('welche dieser | welche von diesen | welche davon'),
  groups: list(
    'beschweren sich | beschwert | bemängeln | beschwerden | kritisieren | was sagen die | was meinen die | worum geht es in den | hauptthemen | gruppiere | ordne die kommentare | ordne die bewertungen',
  ),
  exists: list('gibt es ein* | gibt es irgendein* | ist ein* davon'),
  first: list('erste | ersten'),
  cheapest: list('billigste* | günstigste* | preiswerteste* | niedrigste* preis*'),
  dearest: list('teuerste* | höchste* preis*'),
  least: list('niedrigste* | kleinste* | wenigste* | geringste* | kürzeste* | leichteste* | langsamste*'),
  most: list('höchste* | größte* | meiste* | längste* | schwerste* | schnellste*'),
  earliest: list('älteste* | früheste*'),
  latest: list('neueste* | jüngste* | späteste*'),
  sum: list('summe | insgesamt | gesamt* | zusammen'),
  average: list('durchschnitt* | im schnitt | mittelwert'),
  under: list('weniger als | unter | billiger als | günstiger als | kleiner als | vor'),
  over: list('mehr als | über | teurer als | größer als | höher als | nach'),
  atMost: list('höchstens | maximal | bis zu'),
  atLeast: list('mindestens | wenigstens | ab'),
  between: list('zwischen'),
  and: list('und | bis'),
  not: list('nicht | ohne | kein | keine | keinen | außer'),
  items: list(
    'einträg* | element* | zeile* | ergebnis* | treffer | ding* | liste | tabelle | seite | gibt | aufgeführt | gelistet | dokumentiert | beschrieben',
  ),
  more: list(
    'mehr laden | mehr anzeigen | weitere laden | weitere anzeigen | weitere ergebnisse | alle anzeigen | mehr ergebnisse',
  ),
  next: list('weiter | nächste | nächste seite | ältere'),
  previous: list('zurück | vorherige | vorherige seite | vorige | neuere'),
  back: list('zurück'),
  page: list('seite'),
  of: list('von'),
  numbers: list('ein | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn'),
  verbs: list('haben | hat | bieten | bietet | liegen | liegt | enthalten | enthält | besitzen'),
  costs: list('kosten | kostet'),
};

import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList(
    'wie viele | wieviele | wie vielen | wievielen | anzahl der | anzahl von | anzahl an | zähle',
  ),
  all: rawList(
    '^liste alle | ^nenne alle | ^zeige alle | ^zeig mir alle | ^nenne mir alle | ^liste | alle auflisten',
  ),
  which: rawList('welche dieser | welche von diesen | welche davon'),
  groups: rawList(
    'beschweren sich | beschwert | bemängeln | beschwerden | kritisieren | was sagen die | was meinen die | worum geht es in den | hauptthemen | gruppiere | ordne die kommentare | ordne die bewertungen',
  ),
  exists: rawList(
    'gibt es ein* | gibt es irgendein* | ist ein* davon | ^ist … unter den | ^sind … unter den | ^ist … dabei | ^steht … auf der liste',
  ),
  first: rawList('erste | ersten'),
  top: rawList('obersten | top'),
  cheapest: rawList('billigste* | günstigste* | preiswerteste* | niedrigste* preis*'),
  dearest: rawList('teuerste* | höchste* preis*'),
  least: rawList('niedrigste* | kleinste* | geringste* | leichteste* | langsamste*'),
  most: rawList('höchste* | größte* | schwerste* | schnellste*'),
  fewestOf: rawList('wenigste*'),
  mostOf: rawList('meiste* | am häufigsten | am öftesten'),
  shortest: rawList('kürzeste*'),
  longest: rawList('längste*'),
  firstOne: rawList('erste | erster | erstes | ersten | erstem | zuerst'),
  lastOne: rawList('letzte | letzter | letztes | letzten | letztem | zuletzt'),
  whatAre: rawList(
    '^was sind die | ^welche … stehen | ^welche … sind verlinkt | ^welche … sind aufgelistet | ^welche … sind aufgeführt | ^welche … hat',
  ),
  earliest: rawList('älteste* | früheste*'),
  latest: rawList('neueste* | jüngste* | späteste*'),
  sum: rawList('summe | insgesamt | gesamt* | zusammen'),
  average: rawList('durchschnitt* | im schnitt | mittelwert'),
  under: rawList('weniger als | unter | billiger als | günstiger als | kleiner als | vor'),
  over: rawList('mehr als | über | teurer als | größer als | höher als | nach'),
  atMost: rawList('höchstens | maximal | bis zu'),
  atLeast: rawList('mindestens | wenigstens | ab'),
  between: rawList('zwischen'),
  and: rawList('und | bis'),
  not: rawList('nicht | ohne | kein | keine | keinen | außer'),
  items: rawList(
    'einträg* | element* | zeile* | ergebnis* | treffer | ding* | liste | tabelle | seite | gibt | aufgeführt | gelistet | dokumentiert | beschrieben',
  ),
  numbers: rawList('ein | zwei | drei | vier | fünf | sechs | sieben | acht | neun | zehn'),
  verbs: rawList('haben | hat | bieten | bietet | liegen | liegt | enthalten | enthält | besitzen'),
  costs: rawList('kosten | kostet | preis* | *preis'),
  yes: rawList('ja'),
  whichOnes: rawList('^welche'),
  who: rawList('^wer'),
  ordinals: rawList(
    'erste* | zweite* | dritte* | vierte* | fünfte* | sechste* | siebte* | achte* | neunte* | zehnte*',
  ),
  ranked: rawList(
    'meistgelesen* | meist gelesen* | am meisten gelesen* | beliebteste* | meistgeklickt* | meistgesehen* | meistkommentiert* | meistgeteilt*',
  ),
};

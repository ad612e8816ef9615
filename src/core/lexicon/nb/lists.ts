import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('hvor mange | antall | antallet | tell'),
  all: rawList('^vis alle | ^nevn alle | ^list | ^ram opp'),
  which: rawList('hvilke av disse | hvilke av de'),
  groups: rawList('klager | hva sier | hva mener | hovedtemaer | grupper'),
  exists: rawList('finnes det | er det noe* | er det et | er det en'),
  first: rawList('første'),
  cheapest: rawList('billigste | billigst | rimeligste | laveste pris*'),
  dearest: rawList('dyreste | dyrest | høyeste pris*'),
  least: rawList('laveste | lavest | minste | minst | færrest | korteste'),
  most: rawList('høyeste | høyest | største | størst | flest | lengste | mest'),
  earliest: rawList('eldste | eldst | tidligste'),
  latest: rawList('nyeste | nyest | seneste | yngste'),
  sum: rawList('sum | summen | totalt | totale | samlet | samlede'),
  average: rawList('gjennomsnitt*'),
  under: rawList('mindre enn | færre enn | under | billigere enn | lavere enn | før'),
  over: rawList('mer enn | flere enn | over | dyrere enn | høyere enn | etter'),
  atMost: rawList('høyst | maksimalt | opptil | maks'),
  atLeast: rawList('minst | fra'),
  between: rawList('mellom'),
  and: rawList('og | til'),
  not: rawList('ikke | uten | ingen | unntatt'),
  items: rawList(
    'element* | oppføring* | rader | resultat* | liste* | tabell* | side | siden | finnes | det | her',
  ),
  numbers: rawList('en | to | tre | fire | fem | seks | sju | åtte | ni | ti'),
  verbs: rawList('vis | nevn | har | tilbyr | ligger | er | hvilket | hvilken | hvilke | alle'),
  costs: rawList('koster | *pris | *prisen | *priser | *prisene'),
  yes: rawList('ja'),
};

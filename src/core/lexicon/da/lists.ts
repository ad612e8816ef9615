import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('hvor mange | antal | antallet | tæl'),
  all: rawList('^vis alle | ^nævn alle | ^opregn | ^oplist | ^list'),
  which: rawList('hvilke af disse | hvilke af de'),
  groups: rawList('klager | hvad siger | hvad mener | hovedtemaer | gruppér'),
  exists: rawList('er der nog* | er der et | er der en | findes der'),
  first: rawList('første'),
  cheapest: rawList('billigste | billigst | laveste pris*'),
  dearest: rawList('dyreste | dyrest | højeste pris*'),
  least: rawList('laveste | lavest | mindste | mindst | færrest | korteste'),
  most: rawList('højeste | højest | største | størst | flest | længste | mest'),
  earliest: rawList('ældste | ældst | tidligste'),
  latest: rawList('nyeste | nyest | seneste | yngste'),
  sum: rawList('sum | summen | i alt | samlet | samlede'),
  average: rawList('gennemsnit*'),
  under: rawList('mindre end | færre end | under | billigere end | lavere end | før'),
  over: rawList('mere end | flere end | over | dyrere end | højere end | efter'),
  atMost: rawList('højst | maksimalt | op til'),
  atLeast: rawList('mindst | fra'),
  between: rawList('mellem'),
  and: rawList('og | til'),
  not: rawList('ikke | uden | ingen | undtagen'),
  items: rawList(
    'element* | emner | poster | række* | resultat* | liste* | tabel* | side | siden | der | findes | her',
  ),
  numbers: rawList('en | to | tre | fire | fem | seks | syv | otte | ni | ti'),
  verbs: rawList('vis | nævn | har | tilbyder | ligger | er | hvilket | hvilken | hvilke | alle'),
  costs: rawList('koster | *pris | *prisen | *priser | *priserne'),
  yes: rawList('ja'),
};

import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('hoeveel | aantal'),
  all: list('^noem alle | ^lijst alle | ^toon alle | ^som alle | ^geef alle'),
  which: list('welke van deze | welke van de'),
  groups: list(
    "klagen | klachten | wat zeggen de | wat vinden de | wat vinden mensen | belangrijkste thema's | hoofdthema's | groepeer",
  ),
  exists: list('is er een | zijn er | bestaat er een'),
  first: list('eerste'),
  cheapest: list('goedkoopste | voordeligste | laagste prijs'),
  dearest: list('duurste | hoogste prijs'),
  least: list('laagste | kleinste | minste | kortste | lichtste'),
  most: list('hoogste | grootste | meeste | langste | zwaarste | snelste'),
  earliest: list('oudste | vroegste'),
  latest: list('nieuwste | recentste | laatste | jongste'),
  sum: list('som | in totaal | totaal | totale | samen'),
  average: list('gemiddeld* | gemiddelde'),
  under: list('minder dan | onder | goedkoper dan | kleiner dan | voor'),
  over: list('meer dan | boven | duurder dan | groter dan | na'),
  atMost: list('hoogstens | maximaal | tot'),
  atLeast: list('minstens | ten minste | minimaal | vanaf'),
  between: list('tussen'),
  and: list('en'),
  not: list('niet | zonder | geen | behalve'),
  items: list(
    'item* | element* | regel* | rij* | resultat* | resultaat | lijst | tabel | pagina | er | staan | gedocumenteerd | beschreven',
  ),
  more: list('meer laden | laad meer | toon meer | meer tonen | meer resultaten | alles tonen | bekijk meer'),
  next: list('volgende | volgende pagina'),
  previous: list('vorige | vorige pagina'),
  page: list('pagina'),
  of: list('van'),
  numbers: list('een | twee | drie | vier | vijf | zes | zeven | acht | negen | tien'),
  verbs: list('hebben | heeft | bieden | bevatten | liggen'),
  costs: list('kost | kosten'),
};

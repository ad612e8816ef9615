import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('hoeveel | aantal'),
  all: rawList('^noem alle | ^lijst alle | ^toon alle | ^som alle | ^geef alle'),
  which: rawList('welke van deze | welke van de'),
  groups: rawList(
    "klagen | klachten | wat zeggen de | wat vinden de | wat vinden mensen | belangrijkste thema's | hoofdthema's | groepeer",
  ),
  exists: rawList('is er een | zijn er | bestaat er een'),
  first: rawList('eerste'),
  cheapest: rawList('goedkoopste | voordeligste | laagste prijs'),
  dearest: rawList('duurste | hoogste prijs'),
  least: rawList('laagste | kleinste | minste | kortste | lichtste'),
  most: rawList('hoogste | grootste | meeste | langste | zwaarste | snelste'),
  earliest: rawList('oudste | vroegste'),
  latest: rawList('nieuwste | recentste | laatste | jongste'),
  sum: rawList('som | in totaal | totaal | totale | samen'),
  average: rawList('gemiddeld* | gemiddelde'),
  under: rawList('minder dan | onder | goedkoper dan | kleiner dan | voor'),
  over: rawList('meer dan | boven | duurder dan | groter dan | na'),
  atMost: rawList('hoogstens | maximaal | tot'),
  atLeast: rawList('minstens | ten minste | minimaal | vanaf'),
  between: rawList('tussen'),
  and: rawList('en'),
  not: rawList('niet | zonder | geen | behalve'),
  items: rawList(
    'item* | element* | regel* | rij* | resultat* | resultaat | lijst | tabel | pagina | er | staan | gedocumenteerd | beschreven',
  ),
  numbers: rawList('een | twee | drie | vier | vijf | zes | zeven | acht | negen | tien'),
  verbs: rawList('hebben | heeft | bieden | bevatten | liggen'),
  costs: rawList('kost | kosten | prijs | prijzen'),
  yes: rawList('ja'),
};

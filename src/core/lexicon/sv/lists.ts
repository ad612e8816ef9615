import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('hur många | antal | antalet | räkna'),
  all: rawList('^lista | ^räkna upp | ^nämn alla | ^visa alla'),
  which: rawList('vilka av dessa | vilka av de'),
  groups: rawList('klagar | klagomål | vad säger | vad tycker | huvudteman | gruppera'),
  exists: rawList('finns det någo* | finns det några | finns det ett | finns det en'),
  first: rawList('första'),
  cheapest: rawList('billigaste | billigast | lägsta pris* | lägst pris'),
  dearest: rawList('dyraste | dyrast | högsta pris* | högst pris'),
  least: rawList('lägsta | lägst | minsta | minst | kortaste | färst'),
  most: rawList('högsta | högst | största | störst | flest | längsta | mest'),
  earliest: rawList('äldsta | äldst | tidigaste'),
  latest: rawList('nyaste | nyast | senaste | senast | yngsta'),
  sum: rawList('summa | summan | totalt | totala | sammanlagt'),
  average: rawList('genomsnitt* | medelvärde* | medelpris*'),
  under: rawList('mindre än | färre än | under | billigare än | lägre än | före'),
  over: rawList('mer än | fler än | över | dyrare än | högre än | efter'),
  atMost: rawList('högst | max | maximalt | upp till'),
  atLeast: rawList('minst | åtminstone | från'),
  between: rawList('mellan'),
  and: rawList('och | till'),
  not: rawList('inte | utan | ej | inga | förutom'),
  items: rawList(
    'objekt* | artikl* | poster | rader | resultat* | lista | listan | tabell* | sida | sidan | finns | här',
  ),
  numbers: rawList('en | två | tre | fyra | fem | sex | sju | åtta | nio | tio'),
  verbs: rawList('visa | nämn | har | erbjuder | ligger | är | vilken | vilket | vilka | alla'),
  costs: rawList('kostar | *pris | *priset | *priser | *priserna'),
  yes: rawList('ja'),
};

import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('ile | ilu | liczba | liczbę | policz'),
  all: rawList('^wymień | ^wypisz | ^wylicz | ^pokaż wszystk* | ^podaj wszystk* | ^podaj listę'),
  which: rawList('które z tych | które z nich'),
  groups: rawList('narzekaj* | skarż* | co mówią | co sądzą | główne tematy | pogrupuj'),
  exists: rawList('czy jest | czy są | czy istniej*'),
  first: rawList('pierwsze | pierwszych'),
  cheapest: rawList('najtańsz* | najniższa cena | najniższą cenę | najniższej cenie'),
  dearest: rawList('najdroższ* | najwyższa cena | najwyższą cenę'),
  least: rawList('najmniejsz* | najniższ* | najmniej | najkrótsz* | minimaln*'),
  most: rawList('największ* | najwyższ* | najwięcej | najdłuższ* | maksymaln*'),
  earliest: rawList('najstarsz* | najwcześniejsz*'),
  latest: rawList('najnowsz* | najmłodsz* | najpóźniejsz*'),
  sum: rawList('suma | sumę | sumie | łącznie | łączn* | razem'),
  average: rawList('średni* | przeciętn*'),
  under: rawList('mniej niż | poniżej | taniej niż | tańsze niż | mniejsze niż | przed'),
  over: rawList('więcej niż | powyżej | ponad | drożej niż | droższe niż | większe niż'),
  atMost: rawList('co najwyżej | najwyżej | maksymalnie | nie więcej niż | do'),
  atLeast: rawList('co najmniej | przynajmniej | minimum | nie mniej niż | od'),
  between: rawList('między | pomiędzy'),
  and: rawList('i | a'),
  not: rawList('nie | bez | oprócz'),
  items: rawList(
    'pozycj* | element* | wiersz* | wynik* | wpis* | lista | liście | listy | tabel* | stron* | jest | są | tutaj',
  ),
  numbers: rawList('jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć | dziesięć'),
  verbs: rawList(
    'pokaż | podaj | ma | mają | oferuj* | znajduj* | który | która | które | jaki | jaka | jakie | wszystkich | wszystkie',
  ),
  costs: rawList('kosztuj* | koszt* | cena | ceny | cenę | ceną | cenie | cen'),
  yes: rawList('tak'),
};

import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList('kolik | počet | spočítej'),
  all: rawList('^vyjmenuj | ^vypiš | ^uveď | ^ukaž všech* | ^seznam'),
  which: rawList('které z těchto | které z nich'),
  groups: rawList('stěžují | stížnosti | co říkají | hlavní témata | seskup'),
  exists: rawList('je zde | je tu | jsou zde | existuj*'),
  first: rawList('prvních | první'),
  cheapest: rawList('nejlevnější* | nejnižší cen*'),
  dearest: rawList('nejdražší* | nejvyšší cen*'),
  least: rawList('nejmenší* | nejnižší* | nejméně | nejkratší* | minimáln*'),
  most: rawList('největší* | nejvyšší* | nejvíce | nejdelší* | maximáln*'),
  earliest: rawList('nejstarší* | nejdřívější*'),
  latest: rawList('nejnovější* | nejmladší* | nejpozdější*'),
  sum: rawList('součet | celkem | celkov* | dohromady'),
  average: rawList('průměr*'),
  under: rawList('méně než | levnější než | nižší než | menší než | pod'),
  over: rawList('více než | dražší než | vyšší než | větší než | nad | přes'),
  atMost: rawList('nejvýše | maximálně | nanejvýš | do'),
  atLeast: rawList('alespoň | aspoň | nejméně | minimálně | od'),
  between: rawList('mezi'),
  and: rawList('a | až'),
  not: rawList('ne | bez | není | nejsou | nemá | nemají | kromě'),
  items: rawList(
    'položk* | položek | prvk* | řádk* | výsledk* | seznam* | tabul* | stránk* | stránce | je | jsou | zde',
  ),
  numbers: rawList('jeden | dva | tři | čtyři | pět | šest | sedm | osm | devět | deset'),
  verbs: rawList(
    'ukaž | má | mají | nabíz* | který | která | které | jaký | jaká | jaké | všech | všechny | ve | se | za | na | leží | nachází',
  ),
  costs: rawList('stojí | cena | ceny | cenu | cenou | cen'),
  yes: rawList('ano'),
};

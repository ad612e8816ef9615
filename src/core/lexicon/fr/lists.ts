import { list } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: list('combien de | combien d | combien y a | nombre de | nombre d'),
  all: list(
    '^liste tous | ^liste toutes | ^énumère | ^affiche tous | ^affiche toutes | ^cite tous | ^cite toutes | ^liste',
  ),
  which: list('lesquels de ces | lesquelles de ces | lesquels des | lesquelles des'),
  groups: list(
    'se plaignent | se plaint | plaintes | reprochent | que disent les | que pensent les | thèmes principaux | principaux thèmes | regroupe les | classe les',
  ),
  exists: list('y a t il un* | y a t il des | existe t il un*'),
  first: list('premiers | premières'),
  cheapest: list('moins cher* | moins chère* | meilleur marché | plus bas prix | prix le plus bas'),
  dearest: list('plus cher* | plus chère* | plus coûteu* | prix le plus élevé'),
  least: list(
    'plus petit* | plus bas* | plus faible* | minimum | minimal* | plus court* | moins de | le moins',
  ),
  most: list(
    'plus grand* | plus haut* | plus élevé* | maximum | maximal* | plus long* | plus lourd* | plus rapide* | le plus de',
  ),
  earliest: list('plus ancien* | plus vieux | plus vieille'),
  latest: list('plus récent* | plus nouve* | dernier* | dernière*'),
  sum: list('somme | au total | total | en tout'),
  average: list('moyenne | en moyenne | moyen'),
  under: list('moins de | moins que | inférieur* à | en dessous de | sous | avant'),
  over: list('plus de | supérieur* à | au dessus de | après'),
  atMost: list('au plus | au maximum | jusqu à'),
  atLeast: list('au moins | au minimum'),
  between: list('entre'),
  and: list('et | à'),
  not: list('pas | sans | sauf'),
  items: list(
    'élément* | article* | entrée* | ligne* | résultat* | liste | tableau | page | y a t il | y a | documenté* | décrit*',
  ),
  more: list(
    'charger plus | voir plus | afficher plus | plus de résultats | voir tout | tout afficher | tout voir',
  ),
  next: list('suivant | suivante | page suivante'),
  previous: list('précédent | précédente | page précédente'),
  back: [],
  page: list('page'),
  of: list('de | sur'),
  numbers: list('un | deux | trois | quatre | cinq | six | sept | huit | neuf | dix'),
  verbs: list('ont | offrent | proposent | contiennent | possèdent | sont | se trouvent'),
  costs: list('coûte | coûtent'),
};

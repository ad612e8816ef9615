import { rawList } from '../list.ts';
import type { ListWords } from '../shape.ts';

export const lists: ListWords = {
  howMany: rawList(
    'combien de | combien d | combien des | combien parmi | combien y a | nombre de | nombre d',
  ),
  all: rawList(
    '^liste tous | ^liste toutes | ^énumère | ^affiche tous | ^affiche toutes | ^cite tous | ^cite toutes | ^liste',
  ),
  which: rawList('lesquels de ces | lesquelles de ces | lesquels des | lesquelles des'),
  groups: rawList(
    'se plaignent | se plaint | plaintes | reprochent | que disent les | que pensent les | thèmes principaux | principaux thèmes | regroupe les | classe les',
  ),
  exists: rawList('y a t il un* | y a t il des | existe t il un* | ^est ce que … figure parmi'),
  first: rawList('premiers | premières'),
  top: rawList('top'),
  cheapest: rawList('moins cher* | moins chère* | meilleur marché | plus bas prix | prix le plus bas'),
  dearest: rawList('plus cher* | plus chère* | plus coûteu* | prix le plus élevé'),
  least: rawList('plus petit* | plus bas* | plus faible* | minimum | minimal* | moins de'),
  most: rawList('plus grand* | plus haut* | plus élevé* | maximum | maximal* | plus lourd* | plus rapide*'),
  fewestOf: rawList('le moins de | le moins d | le moins'),
  mostOf: rawList('le plus de | le plus d | le plus souvent'),
  shortest: rawList('plus court*'),
  longest: rawList('plus long*'),
  firstOne: rawList('premier | première | en premier'),
  anybody: rawList("est ce que quelqu'un | quelqu'un"),
  whatAre: rawList('^quels sont les | ^quelles sont les | ^quels … figurent | ^quelles … figurent'),
  earliest: rawList('plus ancien* | plus vieux | plus vieille'),
  latest: rawList('plus récent* | plus nouve* | dernier* | dernière*'),
  sum: rawList('somme | au total | total | en tout | ensemble | additionn*'),
  average: rawList('moyenne | en moyenne | moyen'),
  under: rawList('moins de | moins que | inférieur* à | en dessous de | sous | avant'),
  over: rawList('plus de | supérieur* à | au dessus de | après'),
  atMost: rawList('au plus | au maximum | jusqu à'),
  atLeast: rawList('au moins | au minimum'),
  between: rawList('entre'),
  and: rawList('et | à'),
  not: rawList('pas | sans | sauf'),
  items: rawList(
    'élément* | article* | entrée* | ligne* | résultat* | liste | tableau | page | y a t il | y a | documenté* | décrit*',
  ),
  numbers: rawList('un | deux | trois | quatre | cinq | six | sept | huit | neuf | dix'),
  verbs: rawList('ont | offrent | proposent | contiennent | possèdent | sont | se trouvent'),
  costs: rawList('coûte | coûtent | prix'),
  yes: rawList('oui'),
  whichOnes: rawList('^quels | ^quelles'),
  who: rawList('^qui'),
  ordinals: rawList(
    'premier* | deuxième* | troisième* | quatrième* | cinquième* | sixième* | septième* | huitième* | neuvième* | dixième*',
  ),
  ranked: rawList(
    'plus lu* | plus lus | plus vu* | plus consulté* | plus populaire* | plus partagé* | plus commenté* | plus écouté*',
  ),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Par | par | Auteur | auteur | Texte | texte'),
  author: list('Auteur | auteur'),
  scales: list('mille | million | millions | milliard | milliards'),
  numbers: list('deux | trois | quatre | cinq | sept | huit | neuf | dix | douze'),
  months: list(
    'janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre',
  ),
  timeUnits: list(
    'seconde | secondes | heure | heures | jour | jours | semaine | semaines | mois | an | ans | année | années | minute | minutes',
  ),
  units: list(
    'mètre | mètres | kilomètre | kilomètres | centimètre | centimètres | gramme | grammes | kilogramme | kilogrammes | litre | litres | degré | degrés | tonne | tonnes',
  ),
  money: list('euro | euros | dollar | dollars | franc | francs'),
  free: list('gratuit | gratuite'),
  percent: list('pour cent'),
  closed: list('fermé'),
  clock: list('h'),
  span: list('à'),
  joins: list('de | et'),
  reasons: list('parce que | afin de | à cause'),
  bylines: list('Par | par'),
  streetsBetween: list('rue | avenue | boulevard | place | quai'),
  particles: list('de | du | de la | le'),
  ordinals: list('er'),
  within: list('en | à | au | aux'),
  formerly: list('au lieu de | avant'),
};

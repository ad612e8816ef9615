import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Par | par | Auteur | auteur | Texte | texte'),
  author: rawList('Auteur | auteur'),
  scales: rawList('mille | million | millions | milliard | milliards'),
  numbers: rawList('deux | trois | quatre | cinq | sept | huit | neuf | dix | douze'),
  months: rawList(
    'janvier | février | mars | avril | mai | juin | juillet | août | septembre | octobre | novembre | décembre',
  ),
  timeUnits: rawList(
    'seconde | secondes | heure | heures | jour | jours | semaine | semaines | mois | an | ans | année | années | minute | minutes',
  ),
  units: rawList(
    'mètre | mètres | kilomètre | kilomètres | centimètre | centimètres | gramme | grammes | kilogramme | kilogrammes | litre | litres | degré | degrés | tonne | tonnes',
  ),
  money: rawList('euro | euros | dollar | dollars | franc | francs'),
  free: rawList('gratuit | gratuite'),
  percent: rawList('pour cent'),
  closed: rawList('fermé'),
  clock: rawList('h'),
  span: rawList('à'),
  joins: rawList('de | et'),
  reasons: rawList('parce que | afin de | à cause'),
  bylines: rawList('Par | par'),
  streetsBetween: rawList('rue | avenue | boulevard | place | quai'),
  particles: rawList('de | du | de la | le'),
  ordinals: rawList('er'),
  within: rawList('en | à | au | aux'),
  formerly: rawList('au lieu de | avant'),
};

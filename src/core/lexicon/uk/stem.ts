import { lightStem } from '../light-stem.ts';

const cut = lightStem(
  'ування ювання ованих ованого ованою ована оване овані ами ями ові еві єві ого ому ими іми ією ою ею єю ах ях ів їв ам ям ом ем єм их іх ій ої ість ості істю ати яти ити іти ує ють уть ять а я і ї е є и у ю о ь й',
);
/** The stem of a Ukrainian word in lower case; vowels change where a syllable closes: "Львів" and "Львові" are one. */
export const stem = (word: string): string =>
  cut(word).replace(/[іїоєе](?=[бвгґджзйклмнпрстфхцчшщь]{1,2}$)/u, 'о');

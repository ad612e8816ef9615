import { lightStem } from '../light-stem.ts';

const cut = lightStem(
  'ého ému ými ých ým ými ími ích ím ími ách ách ech ích ami emi ovi ové ovou ům ou em mi iho ej ův ovy a á e é ě i í o u ů ú y ý',
);
/** Consonants that soften before some endings. */
const HARD: Readonly<Record<string, string>> = {
  c: 'k',
  č: 'k',
  z: 'h',
  ž: 'h',
  š: 's',
  ř: 'r',
  ň: 'n',
  ť: 't',
  ď: 'd',
};

/** The stem of a Czech word in lower case: "Praze" and "Praha", "Plzni" and "Plzeň", "hotelů" and "hotely" are one. */
export const stem = (word: string): string =>
  cut(word)
    .replace(/[cčzžšřňťď]$/, (letter) => HARD[letter]!)
    .replace(/(?<=..)e(?=[nklr]$)/, '');

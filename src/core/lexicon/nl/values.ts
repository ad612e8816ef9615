import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Door | door | Auteur | Tekst | tekst'),
  scales: rawList('miljoen | miljard'),
  months: rawList(
    'januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december',
  ),
  timeUnits: rawList('dag | dagen | week | weken | maand | maanden | jaar | uur | minuten | seconden'),
  units: rawList('gram | kilo | liter | graden'),
  money: rawList('euro'),
  free: rawList('gratis'),
  percent: rawList('procent'),
  closed: rawList('gesloten'),
  reasons: rawList('omdat | wegens'),
  bylines: rawList('Door | door'),
  streetEndings: rawList('straat | laan'),
  particles: rawList('van | van der | van den'),
  within: rawList('in | te'),
  formerly: rawList('in plaats van | was | eerst'),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Door | door | Auteur | Tekst | tekst'),
  scales: list('miljoen | miljard'),
  months: list(
    'januari | februari | maart | april | mei | juni | juli | augustus | september | oktober | november | december',
  ),
  timeUnits: list('dag | dagen | week | weken | maand | maanden | jaar | uur | minuten | seconden'),
  units: list('gram | kilo | liter | graden'),
  money: list('euro'),
  free: list('gratis'),
  percent: list('procent'),
  closed: list('gesloten'),
  reasons: list('omdat | wegens'),
  bylines: list('Door | door'),
  streetEndings: list('straat | laan'),
  particles: list('van | van der | van den'),
  within: list('in | te'),
  formerly: list('in plaats van | was | eerst'),
};

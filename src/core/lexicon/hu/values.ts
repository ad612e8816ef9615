import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('ezer | millió | milliárd'),
  money: list('forint* | euró*'),
  free: list('ingyenes*'),
};

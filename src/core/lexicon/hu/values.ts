import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('ezer | millió | milliárd'),
  money: rawList('forint* | euró*'),
  free: rawList('ingyenes*'),
};

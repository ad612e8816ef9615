import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tuhatta | milj. | miljoonaa'),
  money: list('euroa | dollaria'),
  free: list('ilmai*'),
};

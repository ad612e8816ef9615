import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tuhatta | milj. | miljoonaa'),
  money: rawList('euroa | dollaria'),
  free: rawList('ilmai*'),
};

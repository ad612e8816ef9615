import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('mii | milioane | miliarde'),
  money: rawList('lei | leu | euro'),
  free: rawList('gratuit*'),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('mii | milioane | miliarde'),
  money: list('lei | leu | euro'),
  free: list('gratuit*'),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  particles: list('al | bin | ibn'),
  scales: list('ألف | آلاف | مليون | ملايين | مليار'),
  money: list('ريال | ريالات | درهم | دراهم | دينار | جنيه | ليرة | يورو | دولار | ر.س | د.إ | ج.م'),
  free: list('مجان*'),
};

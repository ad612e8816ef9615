import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  particles: rawList('al | bin | ibn'),
  scales: rawList('ألف | آلاف | مليون | ملايين | مليار'),
  money: rawList('ريال | ريالات | درهم | دراهم | دينار | جنيه | ليرة | يورو | دولار | ر.س | د.إ | ج.م'),
  free: rawList('مجان*'),
};

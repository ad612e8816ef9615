import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('هزار | میلیون | میلیارد'),
  money: list('تومان | ریال | یورو | دلار'),
  free: list('رایگان'),
};

import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('هزار | میلیون | میلیارد'),
  money: rawList('تومان | ریال | یورو | دلار'),
  free: rawList('رایگان'),
};

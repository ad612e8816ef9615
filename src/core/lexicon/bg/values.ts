import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('хил. | хиляди | млн. | млн | милион*'),
  money: rawList('лв. | лв | лева | евро'),
  free: rawList('безплатн*'),
};

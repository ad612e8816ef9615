import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('хил. | хиляди | млн. | млн | милион*'),
  money: list('лв. | лв | лева | евро'),
  free: list('безплатн*'),
};

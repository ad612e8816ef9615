import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('천 | 만 | 억'),
  money: rawList('원 | 유로 | 달러 | 파운드'),
  free: rawList('무료'),
};

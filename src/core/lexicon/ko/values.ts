import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('천 | 만 | 억'),
  money: list('원 | 유로 | 달러 | 파운드'),
  free: list('무료'),
};

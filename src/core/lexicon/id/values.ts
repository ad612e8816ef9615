import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('ribu | rb | juta | jt | miliar'),
  money: list('rupiah | euro'),
  free: list('gratis'),
};

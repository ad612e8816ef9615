import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('ribu | rb | juta | jt | miliar'),
  money: rawList('rupiah | euro'),
  free: rawList('gratis'),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('χιλ. | χιλιάδες | εκατ. | εκατομμύρια'),
  money: list('ευρώ | δολάρια'),
  free: list('δωρεάν'),
};

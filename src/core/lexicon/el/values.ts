import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('χιλ. | χιλιάδες | εκατ. | εκατομμύρια'),
  money: rawList('ευρώ | δολάρια'),
  free: rawList('δωρεάν'),
};

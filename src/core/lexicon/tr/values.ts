import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('bin | milyon | milyar'),
  money: rawList('tl | lira* | avro* | euro* | dolar*'),
  free: rawList('ücretsiz | bedava'),
};

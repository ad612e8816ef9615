import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('bin | milyon | milyar'),
  money: list('tl | lira* | avro* | euro* | dolar*'),
  free: list('ücretsiz | bedava'),
};

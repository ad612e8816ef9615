import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tusen | miljon* | miljard*'),
  money: list('kronor | krona | euro | dollar'),
  free: list('gratis | kostnadsfri*'),
};

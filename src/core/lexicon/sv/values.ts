import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tusen | miljon* | miljard*'),
  money: rawList('kronor | krona | euro | dollar'),
  free: rawList('gratis | kostnadsfri*'),
};

import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tusen | mill. | mill | million* | mrd. | milliard*'),
  money: rawList('kroner | krone | euro | dollar'),
  free: rawList('gratis'),
};

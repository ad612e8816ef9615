import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tusen | mill. | mill | million* | mrd. | milliard*'),
  money: list('kroner | krone | euro | dollar'),
  free: list('gratis'),
};

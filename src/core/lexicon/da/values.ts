import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tusind | mio. | mio | million* | mia. | mia | milliard*'),
  money: list('kroner | krone | euro | dollar'),
  free: list('gratis'),
};

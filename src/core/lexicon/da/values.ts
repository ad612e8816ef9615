import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tusind | mio. | mio | million* | mia. | mia | milliard*'),
  money: rawList('kroner | krone | euro | dollar'),
  free: rawList('gratis'),
};

import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tis. | tis | tisíc* | mil. | milion* | mld. | mld | miliard*'),
  money: rawList('korun* | eur | euro | eura | dolarů'),
  free: rawList('zdarma'),
};

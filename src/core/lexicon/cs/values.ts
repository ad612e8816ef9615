import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tis. | tis | tisíc* | mil. | milion* | mld. | mld | miliard*'),
  money: list('korun* | eur | euro | eura | dolarů'),
  free: list('zdarma'),
};

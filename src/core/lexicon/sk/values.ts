import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('tis. | tisíc* | mil. | milión* | mld. | miliard*'),
  money: list('korún | eur | euro | eura | dolárov'),
  free: list('zadarmo | zdarma'),
};

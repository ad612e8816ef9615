import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('tis. | tisíc* | mil. | milión* | mld. | miliard*'),
  money: rawList('korún | eur | euro | eura | dolárov'),
  free: rawList('zadarmo | zdarma'),
};

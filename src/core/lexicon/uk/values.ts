import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: list('тис. | тис | тисяч* | млн | мільйон* | млрд | мільярд*'),
  money: list('грн | грн. | гривень | гривн* | євро | доларів'),
  free: list('безкоштовно | безкоштовний'),
};

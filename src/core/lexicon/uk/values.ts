import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  scales: rawList('тис. | тис | тисяч* | млн | мільйон* | млрд | мільярд*'),
  money: rawList('грн | грн. | гривень | гривн* | євро | доларів'),
  free: rawList('безкоштовно | безкоштовний'),
};

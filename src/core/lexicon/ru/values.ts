import { rawList } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: rawList('Автор | автор | Кто'),
  within: rawList('в | во'),
  formerly: rawList('вместо'),
  money: rawList('руб | рубл* | евро | долларов | руб. | р. | тенге'),
  scales: rawList('тыс. | тыс | тысяч* | млн | миллион* | млрд | миллиард*'),
  free: rawList('бесплатно | бесплатный'),
};

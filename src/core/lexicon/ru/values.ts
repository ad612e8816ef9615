import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Автор | автор | Кто'),
  within: list('в | во'),
  formerly: list('вместо'),
  money: list('руб | рубл* | евро | долларов | руб. | р. | тенге'),
  scales: list('тыс. | тыс | тысяч* | млн | миллион* | млрд | миллиард*'),
  free: list('бесплатно | бесплатный'),
};

import { list } from '../list.ts';
import type { ValueWords } from '../shape.ts';

export const values: ValueWords = {
  signed: list('Автор | автор | Кто'),
  within: list('в | во'),
  formerly: list('вместо'),
  money: list('руб | рубль | рубля | рублей | евро | долларов'),
};

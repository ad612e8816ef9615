import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=广告 | =廣告 | =贊助 | =赞助'),
  close: list('=关闭 | =關閉'),
};

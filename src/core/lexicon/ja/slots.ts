import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=広告 | =スポンサー'),
  close: list('=閉じる'),
};

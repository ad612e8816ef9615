import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=विज्ञापन | =प्रायोजित'),
  close: list('=बंद करें | =बंद'),
};

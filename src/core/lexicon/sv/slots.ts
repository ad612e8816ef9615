import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=annons | =reklam'),
  close: list('=stäng'),
};

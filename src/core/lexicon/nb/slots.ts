import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=annonse | =reklame'),
  close: list('=lukk'),
};

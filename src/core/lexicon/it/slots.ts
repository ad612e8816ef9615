import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=pubblicità | =sponsorizzato'),
  tail: list('=continua dopo la pubblicità | =continua a leggere dopo la pubblicità'),
  close: list('=chiudi'),
};

import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=publicité | =publicités | =annonce | =annonces | =pub | =sponsorisé'),
  tail: list('=la suite après cette publicité'),
  close: list('=fermer'),
};

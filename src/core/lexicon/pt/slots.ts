import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=publicidade | =patrocinado'),
  tail: list('=continua após a publicidade'),
  close: list('=fechar'),
};

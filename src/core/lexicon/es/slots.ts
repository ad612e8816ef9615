import { list } from '../list.ts';
import type { SlotWords } from '../shape.ts';

export const slots: SlotWords = {
  label: list('=publicidad | =anuncio | =anuncios | =patrocinado'),
  tail: list('=continúa leyendo | =continúa después de la publicidad'),
  close: list('=cerrar'),
};

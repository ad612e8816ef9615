import { list } from '../list.ts';

export const captions = list('figura | fig | tabella | tab | grafico');

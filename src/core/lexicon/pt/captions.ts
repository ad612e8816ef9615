import { list } from '../list.ts';

export const captions = list('figura | fig | tabela | quadro | gráfico');

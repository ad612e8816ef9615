import { list } from '../list.ts';

export const captions = list('figura | fig | tabla | cuadro | gráfico | gráfica');

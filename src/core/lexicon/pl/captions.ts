import { list } from '../list.ts';

export const captions = list('rysunek | rys | tabela | tab | wykres');

import { list } from '../list.ts';

export const captions = list('figure | fig | tableau | tabl | graphique | illustration');

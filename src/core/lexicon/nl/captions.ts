import { list } from '../list.ts';

export const captions = list('figuur | fig | tabel | grafiek | afbeelding');

import { list } from '../list.ts';

export const captions = list('그림 | 표');

import { list } from '../list.ts';

export const captions = list('図 | 表');

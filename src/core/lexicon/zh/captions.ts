import { list } from '../list.ts';

export const captions = list('图 | 圖 | 表');

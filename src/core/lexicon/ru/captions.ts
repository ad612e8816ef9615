import { list } from '../list.ts';

export const captions = list('рисунок | рис | таблица | табл | диаграмма | график');

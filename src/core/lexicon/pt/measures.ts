import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*peso* | *pesa*'), units: list('*quilo* | *grama* | *tonelada*') },
  length: { asked: list('*altura*'), units: list('*metro*') },
  temperature: { asked: list('*temperatura*'), units: list('*grau*') },
};

import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*lourd* | *poids* | *pèse*'), units: list('*kilo* | *gramm* | *tonn*') },
  length: { asked: list('*taille* | *hauteur*'), units: list('*mètre*') },
  temperature: { asked: list('*température*'), units: list('*degré*') },
};

import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*schwer* | *wieg* | *gewicht*'), units: list('*kilo* | *gramm* | *tonn*') },
  length: {
    asked: list('hoch | breit | tief | weit | *höhe* | *breite*'),
    units: list('*meter* | *fuß | *zoll'),
  },
  temperature: { asked: list('*temperatur* | *wie heiß*'), units: list('*grad*') },
};

import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*zwaar* | *weeg* | *gewicht*'), units: list('*kilo* | *gram*') },
  length: { asked: list('*hoogte* | *breedte*'), units: list('*meter*') },
  temperature: { asked: list('*temperatuur*'), units: list('*graden*') },
};

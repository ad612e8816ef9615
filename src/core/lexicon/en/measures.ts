import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*heavy* | *weigh*'), units: list('*kilo* | *pound* | *ounce* | *gram* | *tonn*') },
  length: {
    asked: list('tall | high | wide | deep | far | *height* | *width*'),
    units: list('*meter* | *metre* | *feet* | *foot* | *inch* | *mile*'),
  },
  temperature: { asked: list('*temperatur* | *how hot*'), units: list('*degree*') },
};

import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('重'), units: list('公斤 | 千克 | 克 | 斤') },
  length: { asked: list('多高 | 多远'), units: list('米 | 公里') },
  temperature: { asked: list('温度'), units: list('度') },
};

import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('重'), units: list('キロ | グラム') },
  length: { asked: list('高さ'), units: list('メートル | センチ') },
  temperature: { asked: list('温度'), units: list('度') },
};

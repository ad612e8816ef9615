import { list } from '../list.ts';
import type { MeasureWords } from '../shape.ts';

export const measures: MeasureWords = {
  weight: { asked: list('*peso* | *pesa*'), units: list('*chilo* | *grammi* | *tonnellat*') },
  length: { asked: list('*altezza*'), units: list('*metr*') },
  temperature: { asked: list('*temperatura*'), units: list('*grad*') },
};

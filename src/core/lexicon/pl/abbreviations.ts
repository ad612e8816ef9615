import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'm.in np tzn tj itd itp ok nt ur zm godz ul al',
  mayEnd: 'itd itp ok np al',
  beforeOrdinal: 'od do dnia w na',
};

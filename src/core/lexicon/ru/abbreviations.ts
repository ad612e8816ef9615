import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'т.е т.д т.п г гг им ул стр см руб тыс млн млрд',
};

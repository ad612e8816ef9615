import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'Mme Mlle p.ex ex env av bd janv févr avr juil',
  mayEnd: 'ex',
};

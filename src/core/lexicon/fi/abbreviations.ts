import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'esim ym mm jne tai n klo',
  mayEnd: 'jne n tai',
};

import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'Dra nº p.ex ex aprox av',
};

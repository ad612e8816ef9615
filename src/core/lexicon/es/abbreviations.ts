import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'Sra Arq Ing núm p.ej ej aprox av cap págs pág ene abr ago dic',
  mayEnd: 'ago',
};

import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'osv kl',
  mayEnd: 'osv',
  beforeOrdinal: 'den det fra til',
};

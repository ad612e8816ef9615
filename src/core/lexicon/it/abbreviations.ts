import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'Sig Dott Avv Ing vv cap gen mag giu lug set ott dic',
  mayEnd: 'set mag',
};

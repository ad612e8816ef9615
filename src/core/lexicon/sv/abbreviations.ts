import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'bl.a t.ex dvs osv m.m kl ung',
  mayEnd: 'osv',
};

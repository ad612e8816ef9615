import type { AbbreviationWords } from '../shape.ts';

export const abbreviations: AbbreviationWords = {
  short: 'bijv m.b.t o.a d.w.z t.a.v n.a.v vv',
};

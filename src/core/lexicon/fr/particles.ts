import type { ParticleWords } from '../shape.ts';

export const particles: ParticleWords = { elided: 'l d j m n s t c qu jusqu lorsqu puisqu' };

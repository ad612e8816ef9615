import type { ParticleWords } from '../shape.ts';

export const particles: ParticleWords = { elided: 'l d c m t s un quest *ll' };

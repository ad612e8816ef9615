import type { ParticleWords } from '../shape.ts';

export const particles: ParticleWords = { behind: 's' };

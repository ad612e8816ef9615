import type { ParticleWords } from '../shape.ts';

export const particles: ParticleWords = {
  characters: '的是了吗呢吧么啊哪谁什几多少怎为何在有和与及之这那个請请',
};

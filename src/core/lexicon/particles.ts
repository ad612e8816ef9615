import { lazy } from '../lazy.ts';
import { particles as en } from './en/particles.ts';
import { particles as fr } from './fr/particles.ts';
import { particles as it } from './it/particles.ts';
import { particles as ja } from './ja/particles.ts';
import type { ParticleWords } from './shape.ts';
import { particles as zh } from './zh/particles.ts';

/** Languages that write small words together with others, by ISO 639-1 code. */
export const PARTICLES: Readonly<Record<string, ParticleWords>> = { en, fr, it, ja, zh };

const all = (list: keyof ParticleWords): string[] =>
  Object.values(PARTICLES).flatMap((words) => words[list]?.split(' ') ?? []);

/** A word that leans on the next one, at the beginning of what was written as one word: "l'" in "l'auteur". */
export const elided = lazy(
  () =>
    new RegExp(
      `^(?:${[...new Set(all('elided'))].map((word) => word.replace('*', '\\p{L}*')).join('|')})'(?=\\p{L})`,
      'u',
    ),
);
/** What leans on the word before it: "'s" in "panther's". */
export const leaning = lazy(() => new RegExp(`'(?:${all('behind').join('|')})?$`, 'u'));
/** Characters of Chinese and Japanese that carry no content of their own and would otherwise match everywhere. */
export const emptyCharacter = lazy(() => new RegExp(`[${all('characters').join('')}]`, 'u'));

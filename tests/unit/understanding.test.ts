import { expect, it } from 'vitest';
import { ENOUGH_SAID, understandingOf } from '../../src/core/index/understanding.ts';

const area = 1280 * 800;
const text = (length: number) => ({ kind: 'text' as const, text: 'x'.repeat(length) });
const control = (name: string) => ({ kind: 'control' as const, text: name });
const drawn = (kind: 'canvas' | 'img' | 'background', name = '', visible = 1) => ({
  kind,
  name,
  width: 1000,
  height: 700,
  visible,
});

it('an article says it all', () => {
  expect(understandingOf({ lines: [text(3000)], pictures: [], area })).toEqual({ score: 1 });
});

it('an article with a large photograph that has a text of its own says enough', () => {
  const { score } = understandingOf({ lines: [text(3000)], pictures: [drawn('img', 'A bridge')], area });
  expect(score).toBeGreaterThan(ENOUGH_SAID);
});

it.each([
  ['a drawn map', { lines: [text(500), control('Zoom in')], pictures: [drawn('canvas')], area }, 'drawn'],
  [
    'icons without names',
    { lines: [text(500), ...['Save', '', '', '', '', ''].map(control)], pictures: [], area },
    'nameless',
  ],
  [
    'next to no words',
    { lines: [text(20), control('a')], pictures: [drawn('background')], area },
    'few_words',
  ],
])('of %s the lines say too little, and why', (_, view, why) => {
  const understanding = understandingOf(view);
  expect(understanding.score).toBeLessThan(ENOUGH_SAID);
  expect(understanding.why).toBe(why);
});

it('what is scrolled away is not held against the lines', () => {
  const { score } = understandingOf({ lines: [text(3000)], pictures: [drawn('canvas', '', 0)], area });
  expect(score).toBe(1);
});

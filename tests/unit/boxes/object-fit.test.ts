import { expect, it } from 'vitest';
import { paintedRect } from '../../../src/core/boxes/object-fit.ts';

const wide = { width: 400, height: 100 };
const content = { width: 200, height: 200 };

it.each([
  ['fill', '50% 50%', { x: 0, y: 0, width: 200, height: 200 }],
  ['contain', '50% 50%', { x: 0, y: 75, width: 200, height: 50 }],
  ['contain', '0% 100%', { x: 0, y: 150, width: 200, height: 50 }],
  ['contain', '0px 10px', { x: 0, y: 10, width: 200, height: 50 }],
  ['contain', '50% calc(100% - 10px)', { x: 0, y: 140, width: 200, height: 50 }],
  ['contain', '50% calc(-5px + 50%)', { x: 0, y: 70, width: 200, height: 50 }],
  ['cover', '50% 50%', { x: -300, y: 0, width: 800, height: 200 }],
  ['cover', '100% 0%', { x: -600, y: 0, width: 800, height: 200 }],
  ['none', '0% 0%', { x: 0, y: 0, width: 400, height: 100 }],
  ['none', '50% 50%', { x: -100, y: 50, width: 400, height: 100 }],
  ['scale-down', '50% 50%', { x: 0, y: 75, width: 200, height: 50 }],
])('object-fit %s at %s paints at %o', (fit, position, rect) => {
  expect(paintedRect(content, wide, fit, position)).toEqual(rect);
});

it('leaves a small picture as it is with scale-down', () => {
  const small = { width: 40, height: 20 };
  expect(paintedRect(content, small, 'scale-down', '50% 50%')).toEqual({
    x: 80,
    y: 90,
    width: 40,
    height: 20,
  });
});

it('takes a picture without a size of its own for as large as its box', () => {
  const none = { width: 0, height: 0 };
  expect(paintedRect(content, none, 'contain', '50% 50%')).toEqual({ x: 0, y: 0, width: 200, height: 200 });
});

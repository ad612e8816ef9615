import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textTransform, withFasterText } from '../../scripts/faster-pdf-text.ts';

const WORKER = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs';

type Matrix = Parameters<typeof textTransform>[0];

/** As pdf.js multiplies. */
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

test('a glyph stands where two products of matrices put it, to the last digit', () => {
  const ctms: Matrix[] = [
    [1, 0, 0, 1, 0, 0],
    [0.24, 0, 0, -0.24, 0, 841.92],
    [0, 1.1, -1.3, 0, 17.7, 3.3],
  ];
  const texts: Matrix[] = [
    [1, 0, 0, 1, 72, 700.1],
    [0.9, 0.1, -0.1, 0.9, 391.727917714922, 706.92],
    [12, 0, 3.7, -12, 0, 5],
  ];
  const shapes: Matrix[] = [
    [10.99, 0, 0, 10.99, 0, 0],
    [8.1, 0, 0, 9, 0, -2.35],
  ];
  for (const ctm of ctms)
    for (const text of texts)
      for (const shape of shapes)
        expect(textTransform(ctm, text, shape)).toEqual(times(ctm, times(text, shape)));
});

test('it is put into the worker of the pdf.js that is shipped, which stays a module', () => {
  const faster = withFasterText(readFileSync(WORKER, 'utf8'));
  expect(faster.match(/sightlineTextTransform\(/g)).toHaveLength(2);
  expect(faster).toMatch(/export\s*\{/);
});

test('a worker that is written otherwise is refused', () => {
  expect(() => withFasterText('function getCurrentTextTransform(){return place(state)}')).toThrow(
    'otherwise',
  );
});

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { openPdf } from '../../bench/pdf/open.ts';
import { pdfFile } from '../../e2e/pdf-file.ts';
import { textTransform, withFasterText } from '../../scripts/faster-pdf-text.ts';

const WORKER = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs';

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
    [0.9, 0.1, -0.1, 0.9, 391.727717914722, 706.92],
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

/** Content streams as programs write them, and as nobody should. */
const ODD = [
  'BT /F1 12 Tf 72 700 Td (plain) Tj 0 -14 Td (a (nested) one) Tj 0 -14 Td (an \\(escaped\\) \\101\\n) Tj ET',
  'BT/F1 9 Tf 1 0 0 1 72 600 Tm[(W)83(e)-333.5(ird)]TJ 0 -.5 Td(close)Tj/F1 12 Tf(by)Tj ET',
  'BT /F1 12 Tf +72 5e2 Td <48 65 6C6c6F> Tj 0 -14. Td <48656C6c6F> Tj 0 -14 Td <4> Tj 0 --14 Td <> Tj (x)Tj ET',
  'q 1 0 0 1 10 10 cm q .5 0 0 .5 0 0 cm BT /F1 20 Tf 90 90 Td (smaller) Tj ET Q BT /F1 12 Tf 80 80 Td (after) Tj ET Q',
  '% a comment (with Tj)\nBT /F1 12 Tf 3 Tr 72 500 Td (hidden) Tj T* (line) \' 2 1 (spaced) " ET',
  'BT /F1 12 Tf 14 TL 100 Tz 72 400 TD (wide) Tj 0 Ts 4 Ts (up) Tj ET fq Q 10 10 20 20 re f* true false null',
  'BI /W 2 /H 2 /BPC 8 /CS /G ID ((Tj EI BT /F1 12 Tf 72 300 Td (behind a picture) Tj ET',
  'BT /F1 12 Tf 72 200 Td (the last \\\nline) Tj 0 -14 Td (open',
];

test('text is the same as from the worker that is not changed, also of odd files', async () => {
  const folder = resolve('node_modules/.cache/sightline-pdf-worker');
  mkdirSync(folder, { recursive: true });
  const changed = resolve(folder, 'pdf.worker.mjs');
  writeFileSync(changed, withFasterText(readFileSync(WORKER, 'utf8')));
  const file = new Uint8Array(pdfFile(ODD.map((content) => ({ content }))));
  const [plain, faster] = [await textsBy(resolve(WORKER), file), await textsBy(changed, file)];
  expect(plain.join(' ')).toContain('behind a picture');
  expect(faster).toEqual(plain);
});

/** What a worker finds on each page of a file. */
async function textsBy(worker: string, file: Uint8Array): Promise<string[]> {
  // Gives Node what pdf.js lacks there.
  await openPdf('').catch(() => undefined);
  const { WorkerMessageHandler } = await import(/* @vite-ignore */ pathToFileURL(worker).href);
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { port1, port2 } = new MessageChannel();
  WorkerMessageHandler.initializeFromPort(port2);
  const port = new PDFWorker({ port: port1 as never, verbosity: 0 });
  const task = getDocument({ data: file.slice(), worker: port, verbosity: 0, fontExtraProperties: true });
  const pdf = await task.promise;
  const texts: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true });
    const { fnArray, argsArray } = await page.getOperatorList();
    // Fonts are numbered as they are met, over all files of a process.
    texts.push(JSON.stringify([items, fnArray, argsArray]).replace(/g_d\d+_/g, ''));
  }
  await task.destroy();
  port1.close();
  port2.close();
  return texts;
}

test('a worker that is written otherwise is refused', () => {
  expect(() => withFasterText('function getCurrentTextTransform(){return place(state)}')).toThrow(
    'otherwise',
  );
});

import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { type PdfPage, pdfFile } from '../../../e2e/pdf-file.ts';
import { createFloodGauge, MOST } from '../../../src/reader/file/flood.ts';

const WORKER = 'node_modules/pdfjs-dist/legacy/build/pdf.worker.mjs';
const ENQUEUE = 4;
const CLOSE = 3;
const text = (streamId: number, ...items: { str?: string }[]) => ({
  stream: ENQUEUE,
  streamId,
  chunk: { items },
});
const drawn = (streamId: number, operators: number) => ({
  stream: ENQUEUE,
  streamId,
  chunk: { fnArray: new Array(operators) },
});

test('so much of a page is taken, and no more', () => {
  const isFlood = createFloodGauge();
  const items = (count: number) => Array.from({ length: count }, () => ({ str: '' }));
  expect(isFlood(text(1, ...items(MOST.items)))).toBe(false);
  expect(isFlood(text(2, ...items(MOST.items)))).toBe(false);
  expect(isFlood(text(1, {}))).toBe(true);
  expect(isFlood(text(3, { str: 'x'.repeat(MOST.characters) }))).toBe(false);
  expect(isFlood(text(3, { str: 'x' }))).toBe(true);
  expect(isFlood(drawn(4, MOST.operators))).toBe(false);
  expect(isFlood(drawn(4, 1))).toBe(true);
});

test('a stream that has ended counts for no other of its number', () => {
  const isFlood = createFloodGauge({ items: 2, characters: 100, operators: 2 });
  expect(isFlood(drawn(1, 2))).toBe(false);
  expect(isFlood({ stream: CLOSE, streamId: 1 })).toBe(false);
  expect(isFlood(drawn(1, 2))).toBe(false);
  expect(isFlood({ callbackId: 1, data: null })).toBe(false);
});

/** Twelve forms, each of them ten times the one before. */
function spinning(content: string): Record<string, string> {
  const forms: Record<string, string> = { X0: content };
  for (let i = 1; i <= 12; i++) forms[`X${i}`] = `/X${i - 1} Do `.repeat(10);
  return forms;
}

/** pdf.js' own worker behind a port of this thread. */
async function openThread(pages: PdfPage[], forms?: Record<string, string>) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { WorkerMessageHandler } = await import(pathToFileURL(resolve(WORKER)).href);
  const { watch } = await import('../../../src/reader/file/thread.ts');
  const { port1, port2 } = new MessageChannel();
  let ended = 0;
  const port = Object.assign(port1, {
    terminate() {
      ended++;
      port1.close();
    },
  }) as unknown as Worker;
  WorkerMessageHandler.initializeFromPort(port2);
  const thread = watch(port, { items: 500, characters: 5_000, operators: 3_000 });
  port1.start();
  port2.start();
  const data = new Uint8Array(pdfFile(pages, { forms }));
  const document = await getDocument({ data, worker: thread.worker, verbosity: 0 }).promise;
  return { document, thread, ended: () => ended };
}

beforeAll(async () => {
  // What pdf.js lacks in Node is filled in there.
  await (await import('../../../bench/pdf/open.ts')).openPdf('/dev/null').catch(() => undefined);
});

test('a page whose text does not come to an end ends its thread', async () => {
  const { document, thread, ended } = await openThread(
    [{ content: '/X12 Do' }],
    spinning('BT /F1 12 Tf 72 700 Td (a) Tj ET'),
  );
  void (await document.getPage(1)).getTextContent();
  await expect(thread.flooded).rejects.toMatchObject({ code: 'pdf-too-slow' });
  expect(ended()).toBe(1);
});

test('a page that does not end to be drawn ends its thread, though its text is read', async () => {
  const { document, thread, ended } = await openThread(
    [{ lines: ['A berth costs 41 euros.'], content: '/X12 Do' }],
    spinning('0 0 m 9 9 l S '.repeat(500)),
  );
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : ''))).toContain('A berth costs 41 euros.');
  expect(ended()).toBe(0);
  void page.getOperatorList();
  await expect(thread.flooded).rejects.toMatchObject({ code: 'pdf-too-slow' });
  expect(ended()).toBe(1);
});

import { describe, expect, it } from 'vitest';
import { pageAt, pageRanges, pagesOf } from '../../src/core/index/pages.ts';
import { fileName } from '../../src/reader/file/file-name.ts';
import { indexLines } from '../../src/reader/text/index-lines.ts';
import { createOutcome } from '../../src/reader/text/outcome.ts';

const piece = (from: number, length: number, page: number) => ({
  from,
  length,
  page,
  item: 0,
  at: 0,
  sourceLength: length,
});
const LINES = indexLines(
  [
    { role: 'header', text: 'Handbook', page: 2, block: 0, pieces: [piece(0, 8, 2)] },
    {
      role: 'paragraph',
      text: 'begins here and ends there',
      page: 2,
      block: 1,
      notes: ['note'],
      pieces: [piece(0, 15, 2), piece(16, 10, 3)],
    },
  ],
  'pdf',
);

describe('lines of a PDF', () => {
  it('are numbered by their place, and say their page first', () => {
    expect(LINES.map(({ n, notes, landmark }) => ({ n, notes, landmark }))).toEqual([
      { n: 1, notes: ['page 2'], landmark: 'banner' },
      { n: 2, notes: ['page 2', 'note'], landmark: undefined },
    ]);
  });

  it('know on which page each of their words stands', () => {
    const [, line] = LINES;
    expect([0, 15, 16, 25].map((at) => pageAt(line!, at))).toEqual([2, 2, 3, 3]);
    expect(pagesOf(LINES)).toEqual([2, 3]);
  });
});

it.each([
  [[], ''],
  [[3], '3'],
  [[1, 2, 3, 7, 9, 10], '1–3, 7, 9–10'],
])('says the pages %j as "%s"', (pages, words) => expect(pageRanges(pages)).toBe(words));

it.each([
  ['https://a.example/files/report.pdf?x=1', null, 'report.pdf'],
  ['https://a.example/files/17', 'attachment; filename="year: 2030.pdf"', 'year: 2030.pdf'],
  ['https://a.example/17', "inline; filename=x.pdf; filename*=UTF-8''gr%C3%B6%C3%9Fe.pdf", 'größe.pdf'],
  ['https://a.example/17', 'inline; filename="../../etc/passwd"', 'passwd'],
  ['https://a.example/100%25%', null, '100%25%'],
  ['https://a.example/', null, 'document.pdf'],
])('calls the file of %s with %j "%s"', (address, disposition, name) =>
  expect(fileName(address, disposition)).toBe(name),
);

describe('an outcome', () => {
  it('is waited for, may be refused, and can be made anew', async () => {
    const outcome = createOutcome<string>();
    const first = outcome.wait();
    outcome.refuse(new Error('locked'));
    await expect(first).rejects.toThrow('locked');
    outcome.begin();
    const second = outcome.wait();
    outcome.done('open');
    expect(await second).toBe('open');
    expect(await outcome.wait()).toBe('open');
  });
});

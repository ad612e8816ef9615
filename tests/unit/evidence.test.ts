import { describe, expect, it } from 'vitest';
import type { Citation } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { collectEvidence } from '../../src/core/evidence/collect.ts';
import { evidenceAsCsl, evidenceAsJson, evidenceAsMarkdown } from '../../src/core/evidence/write.ts';

const AT = Date.UTC(2031, 4, 9, 12);

const citation = (id: number, phrase: string, more: Partial<Citation> = {}): Citation => ({
  id,
  k: id,
  status: 'exact',
  phrase,
  place: { kind: 'words', spans: [{ n: 1, start: 0, end: phrase.length }] },
  context: phrase,
  headings: ['Harbour', 'Fees'],
  ...more,
});

const turn = (id: string, url: string, citations: Citation[], more: object = {}): Turn =>
  ({
    id,
    question: `Question ${id}`,
    askedAt: AT,
    url,
    status: 'done',
    card: { mode: 'find', engine: 'model', text: '', citations, notes: [], dark: false, ...more },
  }) as unknown as Turn;

const TURNS = [
  turn('a', 'https://harbour.example/fees', [
    citation(1, 'A berth costs 41 euros *a night*'),
    citation(2, 'Made up', { k: null, status: 'not-found' }),
  ]),
  turn('b', 'https://harbour.example/fees', [
    citation(1, 'A berth costs 41 euros *a night*'),
    citation(2, 'Boats ¦ 12 m', { context: 'Boats ¦ wood ¦ 12 m' }),
  ]),
  turn('c', 'https://harbour.example/fees', [citation(1, 'Signed on board', { page: 3, source: 0 })], {
    pages: [
      { url: 'https://harbour.example/book.pdf?token=0123456789abcdef0123456789abcdef', title: 'Handbook' },
    ],
  }),
];
const evidence = collectEvidence(TURNS, () => 'Fees [2031]');
const WORDS = { page: (page: number) => `page ${page}`, time: () => '9 May 2031' };

describe('the evidence of a conversation', () => {
  it('holds every verified quote once, with where it stands, and no secrets of an address', () => {
    expect(evidence.map(({ quote, url, title, page, turnId }) => [quote, url, title, page, turnId])).toEqual([
      ['A berth costs 41 euros *a night*', 'https://harbour.example/fees', 'Fees [2031]', undefined, 'a'],
      ['Boats ¦ 12 m', 'https://harbour.example/fees', 'Fees [2031]', undefined, 'b'],
      ['Signed on board', 'https://harbour.example/book.pdf', 'Handbook', 3, 'c'],
    ]);
  });

  it('is written as Markdown: by page, each quote with a link that lights it', () => {
    expect(evidenceAsMarkdown(evidence, WORDS)).toBe(
      [
        '## [Fees \\[2031\\]](https://harbour.example/fees)',
        '> [“A berth costs 41 euros \\*a night\\*”](https://harbour.example/fees#:~:text=A%20berth%20costs%2041%20euros%20*a%20night*)\n>\n> Harbour › Fees › 9 May 2031',
        '> [“Boats ¦ 12 m”](https://harbour.example/fees#:~:text=Boats,-12%20m&text=Boats-,12%20m)\n>\n> Harbour › Fees › 9 May 2031',
        '## [Handbook](https://harbour.example/book.pdf)',
        '> [“Signed on board”](https://harbour.example/book.pdf#page=3)\n>\n> Harbour › Fees › page 3 › 9 May 2031\n',
      ].join('\n\n'),
    );
  });

  it('is written as data with the quotes word for word', () => {
    const { format, evidence: rows } = JSON.parse(evidenceAsJson(evidence));
    expect(format).toBe('sightline-evidence');
    expect(rows[0]).toEqual({
      quote: 'A berth costs 41 euros *a night*',
      context: 'A berth costs 41 euros *a night*',
      headings: ['Harbour', 'Fees'],
      url: 'https://harbour.example/fees',
      title: 'Fees [2031]',
      question: 'Question a',
      askedAt: '2031-05-09T12:00:00.000Z',
      link: 'https://harbour.example/fees#:~:text=A%20berth%20costs%2041%20euros%20*a%20night*',
    });
  });

  it('is written as a reference for each page', () => {
    const references = JSON.parse(evidenceAsCsl(evidence));
    expect(references).toHaveLength(2);
    expect(references[0]).toMatchObject({
      type: 'webpage',
      title: 'Fees [2031]',
      URL: 'https://harbour.example/fees',
      'container-title': 'harbour.example',
      note: '“A berth costs 41 euros *a night*”\n“Boats ¦ 12 m”',
    });
    expect(references[1]).toMatchObject({ type: 'document', title: 'Handbook' });
    expect(references[0].accessed['date-parts'][0].slice(0, 2)).toEqual([2031, 5]);
  });
});

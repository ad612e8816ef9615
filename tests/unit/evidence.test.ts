import { describe, expect, it } from 'vitest';
import { type Citation, citationPlaceholder as cite } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { collectEvidence } from '../../src/core/evidence/collect.ts';
import { byClaim } from '../../src/core/evidence/group.ts';
import { rankEvidence } from '../../src/core/evidence/rank.ts';
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
const WORDS = {
  page: (page: number) => `page ${page}`,
  time: () => '9 May 2031',
  gone: () => 'no longer there',
  pinned: 'Pinned',
};

describe('the evidence of a conversation', () => {
  it('holds every verified quote once, with where it stands, and no secrets of an address', () => {
    expect(
      evidence.map(({ quote, url, title, page, cited }) => [
        quote,
        url,
        title,
        page,
        cited.map(({ turnId }) => turnId).join(),
      ]),
    ).toEqual([
      ['A berth costs 41 euros *a night*', 'https://harbour.example/fees', 'Fees [2031]', undefined, 'a,b'],
      ['Boats ¦ 12 m', 'https://harbour.example/fees', 'Fees [2031]', undefined, 'b'],
      ['Signed on board', 'https://harbour.example/book.pdf', 'Handbook', 3, 'c'],
    ]);
  });

  it('is written as Markdown: by page, each quote with a link that lights it', () => {
    expect(evidenceAsMarkdown(evidence, WORDS)).toBe(
      [
        '## [Fees \\[2031\\]](https://harbour.example/fees)',
        '> [“A berth costs 41 euros \\*a night\\*”](https://harbour.example/fees#:~:text=A%20berth%20costs%2041%20euros%20*a%20night*)\n>\n> Harbour › Fees › 9 May 2031',
        '> [“Boats ¦ 12 m”](https://harbour.example/fees#:~:text=Boats,-12&text=Boats-,12%20m)\n>\n> Harbour › Fees › 9 May 2031',
        '## [Handbook](https://harbour.example/book.pdf)',
        '> [“Signed on board”](https://harbour.example/book.pdf#page=3)\n>\n> Harbour › Fees › page 3 › 9 May 2031\n',
      ].join('\n\n'),
    );
  });

  it('is written as data with the quotes word for word', async () => {
    const { format, evidence: rows } = JSON.parse(await evidenceAsJson(evidence));
    expect(format).toBe('sightline-evidence');
    expect(rows[0]).toEqual({
      quote: 'A berth costs 41 euros *a night*',
      context: 'A berth costs 41 euros *a night*',
      headings: ['Harbour', 'Fees'],
      url: 'https://harbour.example/fees',
      title: 'Fees [2031]',
      claims: ['Question a', 'Question b'],
      question: 'Question a',
      pinned: false,
      prefix: '',
      suffix: '',
      contextSha256: '5435ffbe16b8e21110010a696c6ecceae89e59a18d7718c93d36ca473114ade8',
      askedAt: '2031-05-09T12:00:00.000Z',
      link: 'https://harbour.example/fees#:~:text=A%20berth%20costs%2041%20euros%20*a%20night*',
    });
  });

  it('is written as a reference for each page', () => {
    const references = JSON.parse(evidenceAsCsl(evidence, WORDS));
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

  it('takes along what was pinned, commented and looked for in vain, pinned quotes first', async () => {
    const marked = collectEvidence(
      [
        turn('a', 'https://harbour.example/fees', [
          citation(1, 'Dogs are free', { context: 'In summer, Dogs are free on board', goneAt: AT }),
          citation(2, 'Boats pay', { pinned: true, comment: 'Ask *them*\nwhich' }),
        ]),
      ],
      () => 'Fees',
    );
    const markdown = evidenceAsMarkdown(marked, WORDS);
    expect(markdown).toContain('> **Pinned** › Harbour › Fees › 9 May 2031\n\nAsk \\*them\\* which');
    expect(markdown).toContain('› 9 May 2031 › no longer there');
    expect(markdown.indexOf('Boats pay')).toBeLessThan(markdown.indexOf('Dogs are free'));
    const [dogs, boats] = JSON.parse(await evidenceAsJson(marked)).evidence;
    expect(dogs).toMatchObject({
      prefix: 'In summer, ',
      suffix: ' on board',
      goneAt: '2031-05-09T12:00:00.000Z',
    });
    expect(boats).toMatchObject({ pinned: true, comment: 'Ask *them*\nwhich' });
    const [reference] = JSON.parse(evidenceAsCsl(marked, WORDS));
    expect(reference).toMatchObject({
      keyword: 'Pinned',
      note: '“Boats pay”\n– Ask *them*\nwhich\n“Dogs are free”',
    });
  });

  it('stands below each statement that rests on it', () => {
    const said = (text: string, ...cited: Citation[]) =>
      turn('a', 'https://harbour.example/fees', cited, { text });
    const evidence = collectEvidence(
      [
        said(
          `A night costs **41 euros**.${cite(1)} Dogs are free.${cite(2)}\n\n- So two cost 82.${cite(1)}`,
          citation(1, '41 euros'),
          citation(2, 'Dogs: free'),
        ),
      ],
      () => '',
    );
    expect(byClaim(evidence).map(({ key, quotes }) => [key, quotes.map(({ quote }) => quote)])).toEqual([
      ['A night costs 41 euros.', ['41 euros']],
      ['So two cost 82.', ['41 euros']],
      ['Dogs are free.', ['Dogs: free']],
    ]);
  });

  it('is ordered anew for another question, also by what means the same', () => {
    const evidence = collectEvidence(
      [
        turn('a', 'https://harbour.example/fees', [
          citation(1, 'The harbour was built in 1902', { headings: ['History'] }),
          citation(2, 'Showers open at seven', { headings: ['Showers'] }),
          citation(3, 'The price of a berth is 41 euros', { headings: ['Fees'] }),
        ]),
      ],
      () => '',
    );
    const best = (question: string) => rankEvidence(evidence, question)[0]?.quote;
    expect(best('When do the showers open?')).toBe('Showers open at seven');
    expect(best('How much does a berth cost?')).toBe('The price of a berth is 41 euros');
    expect(rankEvidence(evidence, 'xyzzy')).toEqual(evidence);
  });
});

import { expect, it } from 'vitest';
import type { Citation } from '../../src/contracts/answer.ts';
import type { Turn } from '../../src/contracts/conversation.ts';
import { quotesOn, stillOn, stretchesOf } from '../../src/core/evidence/hold.ts';
import { heading, linesOf } from '../fakes/page-lines.ts';

const POOL = 'https://pool.example/hours';
const citation = (id: number, phrase: string, more: Partial<Citation> = {}): Citation => ({
  id,
  k: id,
  status: 'exact',
  phrase,
  place: { kind: 'words', spans: [{ n: 2, start: 0, end: phrase.length }] },
  context: phrase,
  headings: ['Prices'],
  ...more,
});
const turn = (citations: Citation[], card: object = {}, more: object = {}): Turn =>
  ({
    id: 'a',
    question: 'What?',
    url: POOL,
    status: 'done',
    card: { mode: 'find', engine: 'model', text: '', citations, notes: [], dark: false, ...card },
    ...more,
  }) as unknown as Turn;
const idsOn = (turns: Turn[], url = POOL) => quotesOn(turns, url).map(({ citation: { id } }) => id);

it('takes the verified quotes of the page in view, whatever place in it the address names', () => {
  const turns = [
    turn(
      [citation(1, 'one'), citation(2, 'made up', { k: null }), citation(3, 'of the PDF', { source: 1 })],
      {
        pages: [
          { url: POOL, title: '' },
          { url: 'https://pool.example/fees.pdf', title: '' },
        ],
      },
    ),
  ];
  expect(idsOn(turns, `${POOL}#prices`)).toEqual([1]);
  expect(idsOn(turns, 'https://pool.example/fees.pdf')).toEqual([3]);
  expect(idsOn(turns, 'https://pool.example/')).toEqual([]);
});

it('knows which pages were read in a tab, and takes the base of each off the numbers', () => {
  const pages = [
    { url: POOL, title: '' },
    { url: 'https://pool.example/fees', title: '' },
  ];
  const asked = [
    { tabId: 7, url: POOL, title: '', base: 0 },
    { url: 'https://pool.example/fees', title: '', base: 100 },
  ];
  const fees = citation(2, 'two', {
    source: 1,
    place: { kind: 'words', spans: [{ n: 105, start: 0, end: 3 }] },
  });
  const all = [turn([citation(1, 'one', { source: 0 }), fees], { pages }, { pages: asked })];
  expect(quotesOn(all, POOL).map(({ inTab }) => inTab)).toEqual([true]);
  const [held] = quotesOn(all, 'https://pool.example/fees');
  expect(held).toMatchObject({ inTab: false, citation: { place: { spans: [{ n: 5 }] } } });
});

it('finds what moved, and takes no neighbour for it', () => {
  const price = citation(1, '12 euros', { context: 'Adults pay 12 euros for a day in summer.' });
  const [held] = quotesOn([turn([price])], POOL);
  const isOn = (...text: Parameters<typeof linesOf>) => stillOn(linesOf(...text))(held!);
  expect(isOn('New: a sauna', heading(2, 'Prices'), 'Adults pay 12 euros for a day in summer.')).toBe(true);
  expect(isOn(heading(2, 'Prices'), 'A towel is lent to groups for 12 euros.')).toBe(false);
});

it('does not say of an item that a list shows now and then not that it is gone', () => {
  const item = citation(1, 'Oslo', { context: 'Oslo ¦ 4 °C', item: true });
  const stays = (ledger: object | undefined, more: Partial<Citation> = {}) =>
    quotesOn([turn([{ ...item, ...more }], ledger ? { ledger } : {})], POOL).map((held) => held.stays);
  expect(stays({ end: 'last_page' })).toEqual([false]);
  expect(stays({ end: 'no_growth' })).toEqual([false]);
  expect(stays({ end: 'whole' })).toEqual([true]);
  expect(stays({ end: 'more_offered', further: 3 })).toEqual([true]);
  expect(stays({ end: 'last_page' }, { item: undefined } as Partial<Citation>)).toEqual([true]);
});

it('names the stretches of a line in which its words stand on the page', () => {
  const stretches = (phrase: string, context: string) =>
    stretchesOf(quotesOn([turn([citation(1, phrase, { context })])], POOL)[0]!);
  expect(stretches('4 °C', 'Oslo · Today · 4 °C')).toEqual(['4 °C']);
  expect(stretches('Oslo ¦ 4 °C', 'Oslo ¦ rain ¦ 4 °C')).toEqual(['Oslo', 'rain', '4 °C']);
  expect(stretches('12 euros', '… pay 12 euros a day …')).toEqual(['pay 12 euros a day', '12 euros']);
});

it('names the part of each line of a quote over several: two paragraphs of a page may have nothing between them', () => {
  const place = (...lengths: number[]) => ({
    kind: 'words' as const,
    spans: lengths.map((end, at) => ({ n: at + 2, start: 0, end })),
  });
  const stretches = (phrase: string, ...lengths: number[]) =>
    stretchesOf(quotesOn([turn([citation(1, phrase, { place: place(...lengths) })])], POOL)[0]!);
  expect(stretches('Closed in May. Open in June.', 14, 13)).toEqual(['Closed in May.', 'Open in June.']);
  expect(stretches('夏は休み。秋から開く。', 5, 6)).toEqual(['夏は休み。', '秋から開く。']);
  expect(stretches('Closed in May, and open in June.', 14, 13)).toEqual(['Closed in May, and open in June.']);
});

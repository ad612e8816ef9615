import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { proposeByModel } from '../../bench/renew/by-model.ts';
import { isKnown, knownTo } from '../../bench/renew/closed-book.ts';
import { ownQuestions } from '../../bench/renew/own.ts';
import { propose, type ReadPage } from '../../bench/renew/propose.ts';
import { queuePage } from '../../bench/renew/queue.ts';
import { accepted, checked, pageFacts, type RenewedSet } from '../../bench/renew/set.ts';
import { faultOf, type Item, twinsOf, verified } from '../../bench/renew/verify.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';

const line = (text: string, more: Partial<IndexLine> = {}): IndexLine =>
  ({
    n: 1,
    frame: 'f',
    kind: 'text',
    role: 'paragraph',
    tag: 'p',
    text,
    notes: [],
    block: 1,
    ...more,
  }) as IndexLine;

/** A row of a table whose second column is headed. */
const row = (head: string, cell: string, column: string): IndexLine => {
  const text = `${head} ¦ ${cell}`;
  const cells = [
    { start: 0, end: head.length },
    { start: head.length + 3, end: text.length, column },
  ];
  return line(text, { role: 'row', cells });
};
const page = (file: string, ...lines: IndexLine[]): ReadPage => ({ file, language: 'en', lines });

const FERRY = page(
  'ferry.html',
  row('Northern line', '14 euros', 'Price'),
  row('Southern line', '9 euros', 'Price'),
  line('Captain: Ada Morrow'),
  line('The Heron is a wooden ferry of forty metres.'),
  line('It was taken out of service in 1987, when the bridge was opened to cars.'),
  line('On board', { role: 'heading' }),
  line('Kiosk', { role: 'listitem' }),
  line('Terrace', { role: 'listitem' }),
  line('Library', { role: 'listitem' }),
);
const MILL = page(
  'mill.html',
  row('Rye flour', '3 euros', 'Price'),
  line('Open since 1902, the mill has never once stood still.'),
);

const proposalsOf = (...pages: ReadPage[]) =>
  new Map(pages.map((each) => [each.file, propose(each)] as const));
const asked = (of: ReadPage) => propose(of).map(({ kind, question, answer }) => [kind, question, answer]);

describe('rules propose', () => {
  test('questions from tables, labels, definitions, dates and lists, with the answer as the page has it', () => {
    expect(asked(FERRY)).toEqual([
      ['table', 'Northern line: Price?', '14 euros'],
      ['table', 'Southern line: Price?', '9 euros'],
      ['label', 'Captain?', 'Ada Morrow'],
      ['definition', 'What is The Heron?', 'a wooden ferry of forty metres'],
      [
        'date',
        'What belongs in the gap: "It was taken out of service in ____, when the bridge was opened to cars."',
        '1987',
      ],
      ['list', 'On board?', ['Kiosk', 'Terrace', 'Library']],
    ]);
  });

  test('a gap for a price, and nothing from navigation or where two dates would fit', () => {
    const shop = page(
      'shop.html',
      line('A day on the water costs €35 for grown-ups, whatever the weather.'),
      line('Built between 1901 and 1904, the harbour has been made larger twice.'),
      line('Contact: by letter', { landmark: 'contentinfo' }),
    );
    expect(asked(shop).map(([kind]) => kind)).toEqual(['price']);
  });
});

describe('a proposal holds', () => {
  const { items, refused } = verified([FERRY, MILL], proposalsOf(FERRY, MILL));

  test('when its evidence stands once on the page, and the answer in it', () => {
    expect(refused).toEqual({});
    expect(items.every((item) => faultOf(item, item.file === 'mill.html' ? MILL : FERRY) === '')).toBe(true);
    const twice = page('twice.html', ...FERRY.lines, ...FERRY.lines);
    expect(faultOf(items[2]!, twice)).toBe('the evidence stands there more than once');
    expect(faultOf(items[2]!, MILL)).toBe('the evidence is not on the page');
    expect(faultOf({ ...items[2]!, answer: 'Bea Morrow' }, FERRY)).toBe('the answer is not in the evidence');
    expect(faultOf({ ...items[2]!, answer: [''] }, FERRY)).toBe('the answer is not in the evidence');
  });

  test('and when the page raises it once: a question with two answers is none', () => {
    const double = page('double.html', line('Fare: 3 euros'), line('Fare: 9 euros'));
    expect(verified([double], proposalsOf(double))).toEqual({ items: [], refused: { 'asked twice': 2 } });
  });

  test('its twin asks about what another page has, and this page does not name', () => {
    const [twin] = twinsOf([FERRY, MILL], items);
    expect(twin).toMatchObject({
      kind: 'unanswerable',
      answer: null,
      question: 'Rye flour: Price?',
      file: 'ferry.html',
    });
    expect(faultOf(twin!, FERRY)).toBe('');
    expect(faultOf(twin!, page('ferry.html', line('Rye flour is sold on board.')))).toBe(
      'the page names what is asked about',
    );
  });

  test("a model's proposals are checked like the rules', and a server that is gone proposes nothing", async () => {
    const nobody = { baseURL: 'http://127.0.0.1:9/v1', model: 'none' };
    expect(await proposeByModel(FERRY, nobody, [])).toEqual({ proposals: [], answered: false });
  });
});

describe('what models know without the page', () => {
  const item: Item = {
    id: 'ferry-1',
    file: 'ferry.html',
    lang: 'en',
    kind: 'date',
    question: 'When?',
    answer: '1987',
    evidence: [],
  };
  const model = (reply?: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'closed-'));
    if (reply !== undefined) writeFileSync(join(folder, 'ferry-1.reply.txt'), reply);
    return { folder };
  };

  test('is counted by reply; a gap is no ignorance, but a gap, and its request is written down', async () => {
    const gap = model();
    const told = await knownTo(item, [model('In 1987.'), model('I do not know'), gap]);
    expect(told).toEqual({ known: 1, missing: 1 });
    expect(readdirSync(gap.folder)).toEqual(['ferry-1.txt']);
  });

  test('an endpoint that dies leaves a gap', async () => {
    const dead = { ...model(), endpoint: { baseURL: 'http://127.0.0.1:9/v1', model: 'none' } };
    expect(await knownTo(item, [dead], [])).toEqual({ known: 0, missing: 1 });
  });

  test('is dropped when two know it, or the only one that was asked', () => {
    expect([isKnown(1, 1), isKnown(1, 2), isKnown(2, 2), isKnown(2, 3), isKnown(0, 0)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a person', () => {
  const { items } = verified([FERRY], proposalsOf(FERRY));
  const id = (question: string) => items.find((item) => item.question.startsWith(question))!.id;

  test('accepts, mends and drops; what is not decided is not taken, and what no longer holds is named', () => {
    const { taken, refused } = accepted(
      items,
      {
        [id('Captain')]: { decision: 'accept', question: 'Who is the captain of the ferry?' },
        [id('Northern')]: { decision: 'drop' },
        [id('Southern')]: { decision: 'accept', answer: '10 euros' },
      },
      [FERRY],
    );
    expect(taken.map(({ question }) => question)).toEqual(['Who is the captain of the ferry?']);
    expect(refused).toEqual([`${id('Southern')}: the answer is not in the evidence`]);
  });

  test('looks at a page without network, in which texts of pages are no markup', () => {
    const html = queuePage([{ ...items[0]!, question: '</script><img src=x onerror=alert(1)>' }]);
    expect(html).toContain("default-src 'none'");
    expect(html).not.toContain('<img src=x');
  });
});

describe('a set', () => {
  const bytes = Buffer.from('<p>ferry</p>');
  const { items } = verified([FERRY], proposalsOf(FERRY));
  const twin: Item = {
    id: 'twin',
    file: 'ferry.html',
    lang: 'en',
    kind: 'unanswerable',
    question: 'Rye flour?',
    answer: null,
    evidence: [],
    absent: 'Rye flour',
  };
  const set: RenewedSet = {
    version: 1,
    made: '2026-11-01',
    pages: [
      pageFacts(FERRY, bytes, 'https://ferry.example/', '2026-11-01'),
      pageFacts(MILL, bytes, '', '2026-11-01'),
    ],
    items: [...items.map(({ about: _, ...item }) => item), twin],
    retired: [],
  };
  const now = (...pages: ReadPage[]) =>
    new Map(pages.map((each) => [each.file, { page: each, bytes }] as const));

  test('stays as it is while the words of its pages stay, whatever their markup', () => {
    const result = checked(
      set,
      new Map(
        [...now(FERRY, MILL)].map(([file, { page: same }]) => [
          file,
          { page: same, bytes: Buffer.from('other') },
        ]),
      ),
      '2026-11-23',
    );
    expect(result).toEqual({ set, changed: [], missing: [] });
  });

  test('retires what a changed page no longer bears out, with day and reason, and keeps the rest', () => {
    const changed = page(
      'ferry.html',
      ...FERRY.lines.map((each) => (each.text === 'Captain: Ada Morrow' ? line('Captain: Ben Reed') : each)),
      line('Rye flour is sold in the village.'),
    );
    const result = checked(set, now(changed, MILL), '2026-11-23');
    expect(result.changed).toEqual(['ferry.html']);
    expect(result.set.version).toBe(2);
    expect(result.set.retired.map(({ date, why }) => [date, why])).toEqual([
      ['2026-11-23', 'the evidence is not on the page'],
      ['2026-11-23', 'the page names what is asked about'],
    ]);
    expect(result.set.items).toHaveLength(set.items.length - 2);
    expect(result.set.pages[0]?.words256).not.toBe(set.pages[0]?.words256);
  });

  test('names a page that is missing, and neither retires its items nor vouches for them', () => {
    const result = checked(set, now(FERRY), '2026-11-23');
    expect(result.missing).toEqual(['mill.html']);
    expect(result.set).toEqual(set);
  });
});

describe("a person's own questions", () => {
  const asked = (...lines: object[]) => {
    const file = join(mkdtempSync(join(tmpdir(), 'own-')), 'questions.jsonl');
    writeFileSync(file, `${lines.map((each) => JSON.stringify(each)).join('\n')}\n`);
    return verified([FERRY], ownQuestions(file));
  };
  const about = { file: 'ferry.html', question: 'Who is the captain?' };

  test('are kept where the page bears them out', () => {
    const { items, refused } = asked(
      { ...about, answer: 'Ada Morrow', evidence: [{ text: 'Captain: Ada Morrow' }] },
      { file: 'ferry.html', question: 'What does the dog cost?', answer: null, absent: 'dog' },
    );
    expect(items.map(({ kind, question }) => [kind, question])).toEqual([
      ['own', 'Who is the captain?'],
      ['unanswerable', 'What does the dog cost?'],
    ]);
    expect(refused).toEqual({});
  });

  test('are refused like those of rules where it does not', () => {
    const { refused } = asked(
      { ...about, answer: 'Eva Morrow', evidence: [{ text: 'Captain: Ada Morrow' }] },
      { file: 'ferry.html', question: 'Is there a kiosk?', answer: null, absent: 'Kiosk' },
    );
    expect(refused).toEqual({
      'the answer is not in the evidence': 1,
      'the page names what is asked about': 1,
    });
  });
});

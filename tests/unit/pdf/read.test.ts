import { describe, expect, it } from 'vitest';
import { beginsCaption } from '../../../src/core/lexicon/captions.ts';
import type { TextBlock } from '../../../src/pdf/blocks.ts';
import { lineOf } from '../../../src/pdf/fields.ts';
import { joinFlow } from '../../../src/pdf/flow.ts';
import { type MarginRow, runningRows, signOf } from '../../../src/pdf/furniture.ts';
import { createVocabulary } from '../../../src/pdf/hyphens.ts';
import { linesOf } from '../../../src/pdf/lines.ts';
import { assignRoles } from '../../../src/pdf/roles.ts';
import { tagsOf } from '../../../src/pdf/tags.ts';
import { isVertical, laidDown } from '../../../src/pdf/vertical.ts';
import { run } from './helpers.ts';

const block = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  kind: 'text',
  page: 1,
  region: 0,
  words: {
    text,
    pieces: [{ from: 0, length: text.length, page: 1, item: 0, at: 0, sourceLength: text.length }],
    hyphens: [],
  },
  lines: 3,
  x0: 50,
  x1: 300,
  top: 100,
  bottom: 136,
  size: 10,
  font: 'body',
  indented: false,
  full: true,
  uniform: true,
  marked: false,
  role: 'paragraph',
  ...more,
});

const textsOf = (blocks: ReturnType<typeof joinFlow>) =>
  blocks.map((each) => (each.kind === 'text' ? each.words.text : ''));

describe('a paragraph that a border cuts', () => {
  it('goes on behind notes and running headers of another page', () => {
    const blocks = [
      block('It begins here and'),
      block('1 A note.', { role: 'footnote', region: 0 }),
      block('Title of the book', { role: 'header', page: 2 }),
      block('goes on there.', { page: 2, region: 1 }),
    ];
    expect(textsOf(joinFlow(blocks))).toEqual([
      'It begins here and goes on there.',
      '1 A note.',
      'Title of the book',
    ]);
  });

  it('goes on within brackets, whatever stop stands there', () => {
    const blocks = [
      block('It compares the first translation (no.'),
      block('24009) with the others.', { region: 1 }),
    ];
    expect(textsOf(joinFlow(blocks))).toEqual([
      'It compares the first translation (no. 24009) with the others.',
    ]);
  });

  it.each([
    [
      'a heading stands between',
      [
        block('It begins here and'),
        block('News', { role: 'heading' }),
        block('goes on there.', { region: 1 }),
      ],
    ],
    ['it has ended', [block('It ends here.'), block('Another begins.', { region: 1 })]],
    ['sizes differ', [block('It begins here and'), block('goes on there.', { region: 1, size: 8 })]],
  ])('ends where %s', (_, blocks) => {
    expect(joinFlow(blocks)).toHaveLength(blocks.length);
  });
});

describe('running rows', () => {
  const row = (text: string, more: Partial<MarginRow> = {}): MarginRow => ({
    sign: signOf(text),
    y: 40,
    size: 9,
    font: 'body',
    gap: 3,
    segments: [],
    large: false,
    ...more,
  });

  it.each<[string, MarginRow[], MarginRow[][], number]>([
    [
      'the same words',
      [row('Annals of the harbour 7')],
      [[row('Annals of the harbour 6')], [row('Annals of the harbour 8')]],
      1,
    ],
    ['a page number', [row('12')], [[row('11')], []], 1],
    ['other words', [row('It was a dark night', { gap: 0.2 })], [[row('The rain fell', { gap: 0.2 })]], 0],
    [
      'a title that pages begin with',
      [row('Part 2', { large: true })],
      [[row('Part 1', { large: true })]],
      0,
    ],
    ['another place', [row('Annals 7', { gap: 0.2 })], [[row('Annals 6', { y: 90 })]], 0],
  ])('%s', (_, rows, near, count) => {
    expect(runningRows(rows, near)).toBe(count);
  });
});

describe('roles', () => {
  it('tell titles by size, font and outline, and notes by size and place', () => {
    const text = 'Running text of this document that goes on for a while, so that it is the most of it.';
    const blocks = [
      block('The title', { size: 18, role: undefined, lines: 1 }),
      block(text, { role: undefined }),
      block('A part', { font: 'bold', role: undefined, lines: 1 }),
      block(text, { role: undefined }),
      block('2.1 Named in the outline', { size: 12, role: undefined, lines: 1 }),
      block('• a thing', { role: undefined, lines: 1 }),
      block('Figure 3. What is seen', { size: 9, role: undefined, lines: 1 }),
      block(text, { role: undefined }),
      block('1 A note', { size: 8, role: undefined, lines: 1, top: 600 }),
    ];
    assignRoles(blocks, [{ title: 'namedintheoutline', level: 3, page: 1 }], new Set());
    expect(blocks.map(({ role, level }) => `${role}${level ?? ''}`)).toEqual([
      'heading1',
      'paragraph',
      'heading3',
      'paragraph',
      'heading3',
      'listitem',
      'caption',
      'paragraph',
      'footnote',
    ]);
  });

  it.each([
    ['Figure 3. What is seen', true],
    ['Tab. 2: Zahlen', true],
    ['图 1 港口', true],
    ['Tables of the yearly survey', false],
    ['Figure 3 shows what is seen', false],
  ])('%s is a caption: %s', (text, is) => {
    expect(beginsCaption(text)).toBe(is);
  });

  it('come from the structure tree', () => {
    const content = (id: string) => ({ type: 'content', id });
    const tree = {
      role: 'Root',
      children: [
        { role: 'H2', children: [content('a')] },
        {
          role: 'L',
          children: [{ role: 'LI', children: [{ role: 'P', children: [content('b')] }, content('c')] }],
        },
        { role: 'P', children: [content('d')] },
      ],
    };
    const tags = tagsOf(tree as Parameters<typeof tagsOf>[0]);
    expect(tags.get('a')).toMatchObject({ role: 'heading', level: 2 });
    expect(tags.get('b')).toBe(tags.get('c'));
    expect(tags.get('b')).toMatchObject({ role: 'listitem' });
    expect(tags.get('d')!.role).toBeUndefined();
  });
});

describe('lines', () => {
  it('of a long paragraph are packed sentences of one block that keep their places', () => {
    const sentence =
      'The harbour office publishes the official timetable before the end of the season, every year. ';
    const text = sentence.repeat(9).trim();
    const lines = linesOf([block(text)], createVocabulary());
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map((line) => line.block)).size).toBe(1);
    expect(lines.map((line) => line.text).join(' ')).toBe(text);
    for (const line of lines) {
      const [piece] = line.pieces;
      expect(text.slice(piece!.at, piece!.at + piece!.sourceLength)).toBe(line.text);
      expect(line.text.length).toBeLessThanOrEqual(700);
    }
  });

  it('of a table are rows with cells and the header of each', () => {
    const cells = (...texts: string[]) => texts.map((text) => (text ? block(text).words : undefined));
    const rows = [
      { cells: cells('Place', 'Price'), header: true },
      { cells: cells('Pier', '18.50'), header: false },
      { cells: cells('', '20.00'), header: false },
    ];
    const { words: _, ...about } = block('');
    const lines = linesOf([{ ...about, kind: 'table', rows }], createVocabulary());
    expect(lines.map(({ text, notes }) => [text, notes])).toEqual([
      ['Place ¦ Price', ['headers']],
      ['Pier ¦ 18.50', undefined],
      ['¦ 20.00', undefined],
    ]);
    expect(lines[1]!.cells).toEqual([
      { start: 0, end: 4, column: 'Place' },
      { start: 7, end: 12, column: 'Price' },
    ]);
    expect(lines[2]!.cells).toEqual([{ start: 2, end: 7, column: 'Price' }]);
  });
});

describe('a form field', () => {
  it.each([
    [{ fieldType: 'Tx', alternativeText: 'First name', fieldValue: 'Ada' }, ['First name', 'value "Ada"']],
    [{ fieldType: 'Tx', alternativeText: 'Password', fieldValue: 'open sesame' }, ['Password', 'filled in']],
    [{ fieldType: 'Tx', fieldName: 'form.t12', fieldValue: '123456789' }, ['t12', 'filled in']],
    [{ fieldType: 'Tx', alternativeText: 'Card number', fieldValue: '12' }, ['Card number', 'filled in']],
    [
      { fieldType: 'Btn', checkBox: true, alternativeText: 'I agree', fieldValue: 'Yes' },
      ['I agree', 'checked'],
    ],
    [{ fieldType: 'Btn', checkBox: true, alternativeText: 'I agree', fieldValue: 'Off' }, []],
    [{ fieldType: 'Tx', alternativeText: 'Empty', fieldValue: '' }, []],
  ])('%j', (widget, said) => {
    expect(lineOf(widget, 1).flatMap(({ text, notes = [] }) => [text, ...notes])).toEqual(said);
  });
});

describe('vertical writing', () => {
  const column = (text: string, x: number) =>
    [...text].map((sign, i) => run(sign, x, 100 + 10 * i, { x1: x + 10 }));
  const signs = '港口办公室每周公布时刻表直到季节结束';

  it('is told by signs below each other, and read from the right', () => {
    const runs = [...column(signs, 300), ...column(signs, 280)];
    expect(isVertical(runs)).toBe(true);
    const [first, second] = [laidDown(runs, 400)[0]!, laidDown(runs, 400).at(-1)!];
    expect(first.y).toBeLessThan(second.y);
  });

  it('is no line of single signs', () => {
    expect(isVertical([...signs].map((sign, i) => run(sign, 50 + 10 * i, 100, { x1: 60 + 10 * i })))).toBe(
      false,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { rangesOf } from '../../../src/pdf/places.ts';
import { layOut, lines, run, textsOf } from './helpers.ts';

const LONG = [
  'these words fill a whole line of it',
  'and these go on to the second line',
  'and the third one ends right here,',
];

describe('columns', () => {
  it('are read one after the other below what runs across', () => {
    const title = run('A title that runs over both of the columns of this page, all the way', 50, 50, {
      size: 12,
    });
    const left = lines(
      [
        'left one fills a whole line of it',
        'left two goes on to the second',
        'left three ends right over here',
      ],
      50,
      90,
    );
    const right = lines(
      [
        'right one fills a whole line too',
        'right two goes on to the second',
        'right three ends right over there',
      ],
      260,
      90,
    );
    const mixed = left.flatMap((each, i) => [each, right[i]!]);
    expect(textsOf(layOut([title, ...mixed]))).toEqual([
      title.str,
      left.map(({ str }) => str).join(' '),
      right.map(({ str }) => str).join(' '),
    ]);
  });

  it('of a table are read across', () => {
    const rows = [
      ['Station', 'Opened', 'Visitors'],
      ['Alder Point', '1950', '12,345'],
      ['Birch Hill', '1957', '24,690'],
      ['Cedar Falls', '1964', '37,035'],
    ];
    const runs = rows.flatMap((cells, y) => cells.map((cell, x) => run(cell, 50 + 120 * x, 100 + 14 * y)));
    const [table] = layOut(runs);
    expect(table).toMatchObject({ kind: 'table' });
    expect(textsOf([table!])).toEqual([
      'Station|Opened|Visitors/Alder Point|1950|12,345/Birch Hill|1957|24,690/Cedar Falls|1964|37,035',
    ]);
    expect(table!.kind === 'table' && table!.rows.map(({ header }) => header)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('keep a cell of two lines in its row', () => {
    const rows = [
      ['1', 'A lantern for the pier', '18.50'],
      ['', 'with a spare wick', ''],
      ['2', 'A chain', '240.00'],
      ['3', 'A compass', '75.25'],
    ];
    const runs = rows.flatMap((cells, y) =>
      cells.flatMap((cell, x) => (cell ? [run(cell, 50 + 150 * x, 100 + 12 * y)] : [])),
    );
    expect(textsOf(layOut(runs))).toEqual([
      '1|A lantern for the pier with a spare wick|18.50/2|A chain|240.00/3|A compass|75.25',
    ]);
  });
});

describe('paragraphs', () => {
  it.each([
    ['white space', [...lines(LONG, 50, 100), ...lines(LONG, 50, 150)]],
    [
      'an indent',
      [...lines(LONG, 50, 100), run('Another begins further in than all', 65, 136), ...lines(LONG, 50, 148)],
    ],
    [
      'a short line',
      [
        ...lines([...LONG, 'and ends.'], 50, 100),
        ...lines(['Whoever reads this line sees that', ...LONG], 50, 148),
      ],
    ],
    ['another size', [run('A heading', 50, 88, { size: 14 }), ...lines(LONG, 50, 104)]],
  ])('are parted by %s', (_, runs) => {
    expect(layOut(runs)).toHaveLength(2);
  });

  it('begin at a bullet', () => {
    const runs = lines(['• one thing of this list to do', '• another thing of it'], 50, 100);
    expect(layOut(runs)).toHaveLength(2);
  });
});

describe('a line', () => {
  it('keeps a raised mark with its word', () => {
    const mark = run('4', 75, 96, { size: 7 });
    expect(textsOf(layOut([run('words', 50, 100), mark, run('stored in a file', 82, 100)]))).toEqual([
      'words4 stored in a file',
    ]);
  });

  it('has a space where the file has one, although it is narrow, and lights it', () => {
    const before = run('sed or', 50, 100, { item: 0 });
    const after = run('awk', before.x1 + 1, 100, { item: 2, font: 'code', space: { item: 1, length: 1 } });
    const [block] = layOut([before, after]);
    const words = block!.kind === 'text' ? block!.words : undefined;
    expect(words!.text).toBe('sed or awk');
    const line = { ...words!, role: 'paragraph', page: 1, block: 0 };
    expect(rangesOf(line, 0, 10).map(({ item }) => item)).toEqual([0, 1, 2]);
  });
});

describe('a page that reads leftwards', () => {
  /** Words as they are drawn, from left to right; on such a page x grows leftwards. */
  const drawn = (words: readonly string[]) =>
    words.map((str, i) => {
      const width = 40;
      const x = 400 - (50 + i * (width + 5)) - width;
      return run(str, x, 100, { rtl: /[\u0590-\u06ff]/.test(str), x1: x + width });
    });

  it.each([
    [['الثاني', 'السوق', 'في'], 'في السوق الثاني'],
    [['كلمة', 'Super Bowl', 'عن'], 'عن Super Bowl كلمة'],
    [['Super Bowl', '.', '1'], '1 . Super Bowl'],
    [['بعد', '.2000', 'عام'], 'عام 2000. بعد'],
    [['بعد', '(القديم)', 'عام'], 'عام )القديم( بعد'],
  ])('%j is read as %j', (words, text) => {
    expect(textsOf(layOut(drawn(words), true))).toEqual([text]);
  });
});

describe('a drawing', () => {
  it('is no table although some of its words stand below each other: no row of it has a word in each column', () => {
    const places: [string, number, number][] = [
      ['Record', 50, 100],
      ['Enter', 250, 100],
      ['LIR Trace', 50, 112],
      ['Trace', 250, 112],
      ['header', 50, 136],
      ['edge with', 150, 136],
      ['Compile', 50, 160],
      ['Execute', 250, 160],
    ];
    const blocks = layOut(places.map(([str, x, y]) => run(str, x, y)));
    expect(blocks.map(({ kind }) => kind)).not.toContain('table');
  });
});

describe('an accent that is printed over the letter before it', () => {
  it('makes one letter with it, and is lit with it', () => {
    const runs = [
      run('Age', 50, 100, { item: 0 }),
      run('\u02c6ncia', 61, 100.5, { item: 1 }),
      run('de', 90, 100, { item: 2 }),
    ];
    const [block] = layOut(runs);
    const words = block?.kind === 'text' ? block.words : undefined;
    expect(words?.text).toBe('Agência de');
    const line = { role: 'paragraph', text: words!.text, page: 1, block: 0, pieces: words!.pieces };
    expect(rangesOf(line, 0, 7)).toEqual([
      { page: 1, item: 0, start: 0, end: 3 },
      { page: 1, item: 1, start: 0, end: 1 },
      { page: 1, item: 1, start: 1, end: 5 },
    ]);
  });
});

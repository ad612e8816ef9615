import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { createVerifier } from '../../../src/core/citations/verify.ts';
import { linesOf } from '../../fakes/page-lines.ts';

const check = (lines: IndexLine[], n: number, phrase: string, occurrence = 1) => {
  const { status, phrase: words, place } = createVerifier({ lines }).verify({ n, occurrence }, phrase);
  return { status, words, at: place.spans.map((span) => [span.n, span.start, span.end]) };
};

describe('a citation', () => {
  const lines = linesOf(
    'Berlin is the capital of Germany.',
    'It has 3,755,251 inhabitants. It has 3,755,251 inhabitants.',
    'The Spree flows through the city.',
    'Its zoo houses “1,200 species”, more than any other.',
  );

  it('is exact where the named line holds the words, whatever the quotes and the case', () => {
    expect(check(lines, 1, 'the capital of germany')).toEqual({
      status: 'exact',
      words: 'the capital of Germany',
      at: [[1, 10, 32]],
    });
    expect(check(lines, 4, 'houses "1,200 species", more')).toMatchObject({
      status: 'exact',
      words: 'houses “1,200 species”, more',
    });
  });

  it('counts the occurrences that read exactly so, where there are any', () => {
    const cases = linesOf('The red door. Under the red door. The red door.');
    expect(check(cases, 1, 'the red door').at).toEqual([[1, 20, 32]]);
    expect(check(cases, 1, 'The red door', 2).at).toEqual([[1, 34, 46]]);
    expect(check(cases, 1, 'THE RED DOOR', 2).at).toEqual([[1, 20, 32]]);
  });

  it('keeps a quotation mark at its end that opens the next line', () => {
    const quoted = linesOf('On l’a vu, a dit M. Roy.', '« Il faut un constat.');
    const block = quoted.map((line) => ({ ...line, block: 1 }));
    expect(check(block, 1, 'a dit M. Roy. «')).toMatchObject({ status: 'exact', words: 'a dit M. Roy. «' });
    expect(check(quoted, 1, 'a dit M. Roy. "')).toMatchObject({ status: 'exact' });
  });

  it('of the title is shown in the page where the page says the same, else as the title', () => {
    const titled = linesOf(
      { text: 'Red kites – Bird atlas', role: 'title', tag: 'title' },
      'All about red kites and owls.',
    );
    expect(check(titled, 1, 'Red kites')).toMatchObject({ status: 'exact', at: [[2, 10, 19]] });
    const { status, title } = createVerifier({ lines: titled }).verify({ n: 1, occurrence: 1 }, 'Bird atlas');
    expect({ status, title }).toEqual({ status: 'exact', title: true });
  });

  describe('of a row', () => {
    const row = linesOf({ text: '12 ¦ Oslo ¦ 1921 ¦ A city of 12 boroughs ¦ ¦ 12', role: 'row' });

    it('lights one cell, or cells that stand beside each other', () => {
      expect(check(row, 1, '1921').at).toEqual([[1, 12, 16]]);
      expect(check(row, 1, 'Oslo ¦ 1921')).toEqual({
        status: 'exact',
        words: 'Oslo ¦ 1921',
        at: [[1, 5, 16]],
      });
    });

    it('lights the cells that it names, and not those between', () => {
      for (const phrase of ['Oslo ¦ 12', 'Oslo ¦ … ¦ 12', 'Oslo | 12', 'oslo¦12'])
        expect(check(row, 1, phrase), phrase).toEqual({
          status: 'exact',
          words: 'Oslo ¦ 12',
          at: [
            [1, 5, 9],
            [1, 45, 47],
          ],
        });
      expect(check(row, 1, 'Oslo ¦ a city ¦ 12').at).toEqual([
        [1, 5, 9],
        [1, 19, 25],
        [1, 45, 47],
      ]);
    });

    it('is moved to the row that has them', () => {
      const rows = linesOf('Cities', row[0]!.text, 'Bergen ¦ 1070 ¦ Rain ¦ 8', 'Below');
      expect(check(rows, 4, 'Bergen ¦ 8')).toMatchObject({
        status: 'moved',
        at: [
          [3, 0, 6],
          [3, 23, 24],
        ],
      });
    });

    it('is not found where a cell is not there, or not in this order', () => {
      expect(check(row, 1, 'Oslo ¦ 1922').status).toBe('not-found');
      expect(check(row, 1, '1921 ¦ Oslo').status).toBe('not-found');
      expect(check(row, 1, 'Oslo ¦ 192').status).toBe('not-found');
    });
  });

  it('is shown without soft hyphens', () => {
    const hyphenated = linesOf('The foun\u00adda\u00adtion stones came by barge.');
    expect(check(hyphenated, 1, 'foundation stones')).toEqual({
      status: 'exact',
      words: 'foundation stones',
      at: [[1, 4, 23]],
    });
  });

  it('names one of several occurrences', () => {
    expect(check(lines, 2, 'It has 3,755,251').at).toEqual([[2, 0, 16]]);
    expect(check(lines, 2, 'It has 3,755,251', 2).at).toEqual([[2, 30, 46]]);
    expect(check(lines, 2, 'It has 3,755,251', 9).at).toEqual([[2, 30, 46]]);
  });

  it('is moved where another line holds the words, also when its number is unknown', () => {
    expect(check(lines, 1, 'flows through the city')).toMatchObject({ status: 'moved', at: [[3, 10, 32]] });
    expect(check(lines, 99, 'flows through the city')).toMatchObject({ status: 'moved', at: [[3, 10, 32]] });
  });

  it('moves to the nearest place, and not for a word that stands anywhere', () => {
    const repeated = linesOf('same words here', 'x', 'y', 'z', 'same words here');
    expect(check(repeated, 4, 'same words here').at).toEqual([[5, 0, 15]]);
    expect(check(linesOf('one', 'go on, it is a cat'), 1, 'cat').status).toBe('not-found');
  });

  it('is close with a slip of the pen, and shows the page’s words', () => {
    expect(check(lines, 3, 'The Spree flws trough the city')).toMatchObject({
      status: 'close',
      words: 'The Spree flows through the city',
    });
  });

  it('is not found when a number differs', () => {
    expect(check(lines, 2, 'It has 3,755,252 inhabitants')).toEqual({
      status: 'not-found',
      words: 'It has 3,755,252 inhabitants',
      at: [],
    });
  });

  it('is not found when nobody said it', () => {
    expect(check(lines, 1, 'Munich is the capital of Bavaria').status).toBe('not-found');
    expect(check(lines, 1, '').status).toBe('not-found');
  });

  for (const [name, phrase] of [
    ['escaped quotes', 'houses \\"1,200 species\\"'],
    ['Markdown emphasis', 'houses **“1,200 species”**'],
    ['a full stop of its own', 'Its zoo houses “1,200 species”.'],
    ['the line’s role', 'paragraph: Its zoo houses'],
    ['an ellipsis at the end', 'Its zoo houses...'],
    ['parts left out', 'Its zoo houses ... more than any other'],
  ] as const) {
    it(`is exact with ${name}`, () => expect(check(lines, 4, phrase).status).toBe('exact'));
  }

  it('runs over the border of sentences of one block, and of neighbouring blocks', () => {
    const block = linesOf(
      { text: 'First sentence ends.', block: 1 },
      { text: 'Second sentence goes on.', block: 1 },
      { text: 'Another block.', block: 2 },
    );
    const expected = [
      [1, 6, 20],
      [2, 0, 15],
    ];
    expect(check(block, 1, 'sentence ends. Second sentence')).toMatchObject({
      status: 'exact',
      at: expected,
    });
    expect(check(block, 2, 'sentence ends. Second sentence')).toMatchObject({
      status: 'exact',
      at: expected,
    });
    expect(check(block, 2, 'goes on. Another block').at).toHaveLength(2);
    expect(check(block, 3, 'sentence ends. Second sentence').status).toBe('moved');
  });

  it('joins sentences of a script without spaces as they stood', () => {
    const chinese = linesOf(
      { text: '東京は首都です。', block: 1 },
      { text: '人口は多い。', block: 1, glued: true },
    );
    expect(check(chinese, 1, '首都です。人口は')).toMatchObject({
      status: 'exact',
      words: '首都です。人口は',
    });
  });

  it('never runs from one frame into another', () => {
    const frames = linesOf({ text: 'buy now', frame: 'a' }, { text: 'and save', frame: 'b' });
    expect(check(frames, 1, 'buy now and save').status).toBe('not-found');
  });

  it('comes with its headings and its line, cut to what can be read', () => {
    const long = `${'word '.repeat(100)}the very needle ${'word '.repeat(100)}`.trim();
    const lines = linesOf(
      { text: 'Menu', level: 2, landmark: 'navigation' },
      { text: 'Title', level: 1 },
      { text: 'Old', level: 2 },
      { text: 'Chapter', level: 2 },
      long,
      { text: '12 kg', rowHeader: 'Weight', columnHeader: 'Model A' },
    );
    const verifier = createVerifier({ lines });
    const found = verifier.verify({ n: 5, occurrence: 1 }, 'the very needle');
    expect(found.headings).toEqual(['Title', 'Chapter']);
    expect(found.context).toMatch(/^… word .*the very needle.* word …$/);
    expect(found.context.length).toBeLessThan(320);
    expect(verifier.verify({ n: 6, occurrence: 1 }, '12 kg').context).toBe('Weight · Model A · 12 kg');
  });

  it('of several lines counts for each that holds the words, else once', () => {
    const verifier = createVerifier({ lines: linesOf('red apple pie', 'green', 'a red apple') });
    const refs = [1, 2, 3].map((n) => ({ n, occurrence: 1 }));
    expect(verifier.verifyAll(refs, 'red apple').map(({ place }) => place.spans[0]?.n)).toEqual([1, 3]);
    expect(verifier.verifyAll(refs, 'blue plum')).toHaveLength(1);
  });

  it('is verified in a few milliseconds on a page of 2,000 lines', () => {
    const lines = linesOf(
      ...Array.from({ length: 2000 }, (_, i) => `${i} ${'lorem ipsum dolor sit amet '.repeat(7)}end ${i}`),
    );
    const verifier = createVerifier({ lines });
    // The processor's time, not the clock's: other work on the machine must not fail this.
    const started = process.cpuUsage();
    const tookMs = () => process.cpuUsage(started).user / 1000;
    expect(verifier.verify({ n: 1501, occurrence: 1 }, 'sit amet end 1500').status).toBe('exact');
    expect(tookMs()).toBeLessThan(60);
    expect(verifier.verify({ n: 3, occurrence: 1 }, 'sit amet end 1500').status).toBe('moved');
    expect(tookMs()).toBeLessThan(800);
  });
});

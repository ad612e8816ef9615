import { describe, expect, it, vi } from 'vitest';
import type { Citation, FindCard } from '../../../src/contracts/answer.ts';
import type { Turn } from '../../../src/contracts/conversation.ts';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { wordsAt } from '../../../src/contracts/place.ts';
import { lightAgain, showCitation } from '../../../src/modes/find/reveal.ts';
import type { ScriptedPage } from '../../../src/modes/mode.ts';
import { linesOf } from '../../fakes/page-lines.ts';
import { fakePage } from '../../fakes/turn.ts';

const citation = (id: number, n: number, start: number, phrase: string): Citation => ({
  id,
  k: id,
  status: 'exact',
  phrase,
  place: wordsAt([{ n, start, end: start + phrase.length }]),
  context: phrase,
  headings: [],
});
const CARD: FindCard = {
  mode: 'find',
  engine: 'model',
  text: '',
  citations: [citation(1, 1, 0, 'The tower is 96 metres high'), citation(2, 2, 0, 'It was built in 1886')],
  notes: [],
  dark: false,
};
const TURN = { id: 'old', card: CARD } as Turn;

/** A page on which the marks of `litBy` are; painting and clearing change that. */
function pageLitBy(litBy: string | null, ...lines: IndexLine[]) {
  const fake = fakePage(lines);
  let by = litBy;
  const page: ScriptedPage = {
    ...fake.page,
    mark: async (mark) => {
      by = mark.turnId;
      return fake.page.mark(mark);
    },
    clear: async () => {
      by = null;
      await fake.page.clear();
    },
    reveal: async (_, turnId) => ({ found: by === turnId }),
  };
  return { page, painted: fake.painted, cleared: fake.cleared };
}

const LINES = linesOf('The tower is 96 metres high.', 'It was built in 1886.');

describe('choosing a citation', () => {
  it('scrolls to words that are lit, and leaves the marks alone', async () => {
    const { page, painted, cleared } = pageLitBy('old', ...LINES);
    expect(await showCitation(page, TURN, 2)).toBe(true);
    expect(painted).toEqual([]);
    expect(cleared()).toBe(0);
  });

  it('touches nothing to find out that other words are lit', async () => {
    const { page, painted, cleared } = pageLitBy('newer', ...LINES);
    expect(await showCitation(page, TURN, 1)).toBe(false);
    expect(painted).toEqual([]);
    expect(cleared()).toBe(0);
  });

  it("lights its answer again in the place of another answer's marks", async () => {
    const { page, painted, cleared } = pageLitBy('newer', ...LINES);
    expect(await lightAgain(page, TURN, 2)).toBe(true);
    expect(cleared()).toBe(1);
    expect(painted.map(({ k, turnId, place }) => [k, turnId, place.spans[0]?.n])).toEqual([
      [1, 'old', 1],
      [2, 'old', 2],
    ]);
  });

  it('shows nothing again that the person hid', async () => {
    const { page } = pageLitBy('newer', ...LINES);
    const clear = vi.spyOn(page, 'clear');
    await lightAgain(page, TURN, 2);
    expect(clear).toHaveBeenCalledWith({ keepHidden: true });
  });

  it('finds the words where the page put them meanwhile', async () => {
    const moved = linesOf('News', 'More news', 'The tower is 96 metres high.');
    const { page, painted } = pageLitBy(null, ...moved);
    await lightAgain(page, TURN, 1);
    expect(painted.map(({ place }) => place.spans)).toEqual([[{ n: 3, start: 0, end: 27 }]]);
  });

  it('never lights other words in their place', async () => {
    const changed = linesOf('The tower is 97 metres high.', 'It was built in 1887.');
    const { page, painted } = pageLitBy(null, ...changed);
    expect(await lightAgain(page, TURN, 1)).toBe(false);
    expect(painted).toEqual([]);
  });
});

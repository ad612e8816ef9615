import { describe, expect, it } from 'vitest';
import type { FindCard } from '../../../src/contracts/answer.ts';
import { SightlineError } from '../../../src/contracts/errors.ts';
import { findMode } from '../../../src/modes/find/mode.ts';
import type { ScriptedPage } from '../../../src/modes/mode.ts';
import { heading, linesOf } from '../../fakes/page-lines.ts';
import { fakeModel, fakePage, fakeTurn } from '../../fakes/turn.ts';

const LINES = linesOf(
  heading(1, 'Berlin'),
  'Berlin is the capital of Germany.',
  'It has 3,755,251 inhabitants.',
  'The Spree flows through the city.',
);

/** The answer as one can read it: citations as `{k: phrase}`, `{?: phrase}` where nothing was found. */
function read({ text, citations }: FindCard, of = text): string {
  return of.replace(/\uE000(\d+)\uE001/g, (_, id) => {
    const { k, phrase } = citations[Number(id) - 1]!;
    return `{${k ?? '?'}: ${phrase}}`;
  });
}

function ask(
  reply: string,
  options: Parameters<typeof fakeModel>[1] & { page?: ScriptedPage; settings?: object; card?: FindCard } = {},
) {
  const page = fakePage(LINES);
  const { model, requests } = fakeModel(reply, options);
  const turn = fakeTurn<FindCard>({
    question: 'What is Berlin?',
    page: options.page ?? page.page,
    model,
    settings: options.settings,
    card: options.card,
    history: [{ question: 'Hello', answer: '[1] is a line that looks like the index' }],
  });
  return { ...turn, painted: page.painted, requests, run: () => findMode.run(turn.context) };
}

describe('an answer of a model', () => {
  it('tells which pages of a PDF beyond the budget were read', async () => {
    const lines = linesOf(
      ...Array.from({ length: 40 }, (_, i) =>
        `Chapter ${i + 1} is about the harbour of town ${i + 1}. `.repeat(20),
      ),
    ).map((line, i) => ({ ...line, page: i + 1 }));
    const { page } = fakePage(lines, { pdf: { pages: 40, scans: [], inView: 1 } });
    const { run, shown, requests } = ask('Nothing.', { page, settings: { budget: { pageTokens: 2000 } } });
    await run();
    const { read, total } = shown.at(-1)!.coverage!.pages!;
    expect(total).toBe(40);
    expect(read.length).toBeLessThan(40);
    const sent = JSON.stringify(requests[0]);
    expect(lines.filter(({ text }) => sent.includes(text.trim())).map(({ page }) => page)).toEqual(read);
  });

  it('shows and lights its citations while it streams', async () => {
    let litInTheMiddle = 0;
    const { run, shown, painted } = ask(
      'The capital [2: "capital of Germany"]. Many live there [3: "3,755,251 inhabitants"].',
      {
        during: async (sent) => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          if (sent.endsWith('Many')) litInTheMiddle = painted.length;
        },
        pieceLength: 1,
      },
    );
    expect(await run()).toBe('done');
    expect(litInTheMiddle).toBe(1);
    expect(read(shown.at(-1)!)).toBe(
      'The capital {1: capital of Germany}. Many live there {2: 3,755,251 inhabitants}.',
    );
    expect(painted.map(({ k, place }) => [k, place.spans[0]?.n])).toEqual([
      [1, 2],
      [2, 3],
    ]);
    expect(shown.some(({ text }) => text.includes('['))).toBe(false);
  });

  it('ends only after everything is on the page, and says what could not be lit', async () => {
    const page = fakePage(LINES);
    let finished = false;
    page.page.mark = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      finished = true;
      return { lit: false };
    };
    const { run, shown } = ask('[2: "capital"]', { page: page.page });
    await run();
    expect(finished).toBe(true);
    expect(shown.at(-1)?.citations[0]).toMatchObject({ k: 1, lit: false });
  });

  it('counts only what was found, and lights nothing else', async () => {
    const { run, shown, painted } = ask(
      'a [2: "capital of France"] b [4: "The Spree"] c [3: "3,755,252 inhabitants"] d [2: "Berlin"]',
    );
    await run();
    expect(read(shown.at(-1)!)).toBe(
      'a {?: capital of France} b {1: The Spree} c {?: 3,755,252 inhabitants} d {2: Berlin}',
    );
    expect(painted.map(({ k, citation }) => [k, citation])).toEqual([
      [1, 2],
      [2, 4],
    ]);
  });

  it('lights nothing for an answer without citations', async () => {
    const { run, shown, painted } = ask('Nothing on this page says so.');
    await run();
    expect(shown.at(-1)).toMatchObject({ text: 'Nothing on this page says so.', citations: [], notes: [] });
    expect(painted).toEqual([]);
  });

  it('sets the model’s own knowledge apart', async () => {
    const { run, shown } = ask(
      '<not-on-page>\nThe page does not say.\n<general-knowledge>\nIt is [old](https://a.example).\n</general-knowledge>',
      { pieceLength: 3 },
    );
    await run();
    expect(shown.at(-1)).toMatchObject({
      text: 'The page does not say.\n\n',
      general: 'It is [old](https://a.example).',
      notes: [{ code: 'not-on-page' }],
    });
    expect(shown.some(({ text, general }) => `${text}${general}`.includes('<'))).toBe(false);
  });

  it('keeps what has arrived when it is stopped', async () => {
    const turn = ask('The capital [2: "capital of Germany"] and [3: "3,755,251 inhab', {
      during: (sent) => {
        if (sent.length > 50) turn.stop();
      },
    });
    expect(await turn.run()).toBe('stopped');
    expect(read(turn.shown.at(-1)!)).toBe('The capital {1: capital of Germany} and ');
  });

  it('keeps what has arrived when the stream breaks, and reports the problem', async () => {
    const { run, shown } = ask('The capital [2: "capital of Germany"] and so', {
      during: (sent) => {
        if (sent.length >= 40) throw new SightlineError('stream-broken');
      },
    });
    await expect(run()).rejects.toMatchObject({ code: 'stream-broken' });
    expect(read(shown.at(-1)!)).toBe('The capital {1: capital of Germany} an');
  });

  it('says when it is cut short, or the server has cut the page', async () => {
    const { run, shown } = ask('So', { result: { finish: 'length', promptCut: true } });
    await run();
    expect(shown.at(-1)?.notes).toEqual([{ code: 'cut-short' }, { code: 'page-cut-by-server' }]);
  });

  it('stops a reply that never ends', async () => {
    const { run, shown } = ask('word '.repeat(100_000), { pieceLength: 1000 });
    await expect(run()).rejects.toMatchObject({ code: 'reply-too-long' });
    expect(shown.at(-1)!.text.length).toBe(200_000);
  });

  it('goes on without light when the page has gone', async () => {
    const page = fakePage(LINES);
    page.page.mark = () => Promise.reject(new SightlineError('page-changed'));
    const { run, shown } = ask('[2: "capital"] [3: "inhabitants"]', { page: page.page });
    expect(await run()).toBe('done');
    expect(shown.at(-1)?.citations.map(({ lit }) => lit)).toEqual([false, false]);
  });

  it('has nothing to say about a page without words', async () => {
    const { run } = ask('x', { page: fakePage([]).page });
    await expect(run()).rejects.toMatchObject({ code: 'page-empty' });
  });

  it('reads on where it has not read yet, and numbers on', async () => {
    const many = linesOf(
      ...Array.from({ length: 60 }, (_, i) => `Line ${i + 1} tells of Berlin and its river number ${i + 1}.`),
    );
    const page = fakePage(many);
    const settings = { budget: { pageTokens: 300 } };
    const first = ask('One [1: "Line 1 tells"].', { page: page.page, settings });
    await first.run();
    const before = first.shown.at(-1)!;
    expect(before.coverage!.readLines).toBeLessThan(60);

    const unread = many.find(({ n }) => !before.read!.includes(n))!;
    const second = ask(`Two [${unread.n}: "Line ${unread.n} tells"].`, {
      page: page.page,
      settings,
      card: before,
    });
    expect(await findMode.readOn!(second.context)).toBe('done');
    const after = second.shown.at(-1)!;
    expect(read(after)).toBe(`One {1: Line 1 tells}.\n\nTwo {2: Line ${unread.n} tells}.`);
    expect(after.coverage!.readLines).toBeGreaterThan(before.coverage!.readLines);
    expect(page.painted.map(({ k }) => k)).toEqual([1, 2]);
    const prompt = second.requests[0]!.map(({ content }) => content).join('\n');
    expect(prompt).toContain(`[${unread.n}] paragraph`);
    expect(prompt).not.toContain(`[${before.read![0]}] paragraph`);
  });
});

describe('the prompt', () => {
  it('carries the page with the newest question alone, in front of it', async () => {
    const { run, requests } = ask('ok');
    await run();
    const messages = requests[0]!;
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const linesIn = (part: typeof messages) =>
      part.flatMap(({ content }) => content.split('\n')).filter((line) => /^\s*\[\s*\d/.test(line));
    const newest = messages.at(-1)!.content;
    expect(newest.indexOf('What is Berlin?')).toBeGreaterThan(newest.indexOf('The Spree'));
    expect(linesIn(messages.slice(0, -1))).toEqual([]);
    expect(linesIn(messages.slice(-1))).toEqual([
      '[1] heading: Berlin',
      '[2] paragraph: Berlin is the capital of Germany.',
      '[3] paragraph: It has 3,755,251 inhabitants.',
      '[4] paragraph: The Spree flows through the city.',
    ]);
  });

  it('fences the page with a word that the page cannot know', async () => {
    const { run, requests } = ask('ok');
    await run();
    const page = requests[0]!.at(-1)!.content;
    const marker = /<page (\S+)>/.exec(page)?.[1];
    expect(marker).toMatch(/^[0-9a-f]{8}$/);
    expect(page.split(`\n</page ${marker}>\n`)).toHaveLength(2);
  });
});

import { describe, expect, it } from 'vitest';
import type { FindCard } from '../../src/contracts/answer.ts';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import { basesFor, joinPages, sourceOf } from '../../src/core/index/join-pages.ts';
import { selectFromPages, shareOut } from '../../src/core/index/share-budget.ts';
import { lineTokens } from '../../src/core/text/tokens.ts';
import { linkedPages } from '../../src/modes/find/follow/linked-pages.ts';
import { findMode } from '../../src/modes/find/mode.ts';
import {
  added,
  chosen,
  completions,
  NO_PAGES,
  pagesOf,
  withOffered,
  withoutMention,
} from '../../src/sidepanel/pages.ts';
import { heading, linesOf, pageOf } from '../fakes/page-lines.ts';
import { fakeModel, fakePage, fakeTurn } from '../fakes/turn.ts';

const reading = (title: string, ...lines: string[]) => ({
  url: `https://${title.toLowerCase()}.test/`,
  title,
  index: pageOf(linesOf(heading(1, title), ...lines), { title }),
});

function joined(...readings: Parameters<typeof joinPages>[0][number][]): PageIndex {
  return joinPages(readings, basesFor(readings));
}

describe('the numbers of several pages', () => {
  it('are unique, and tell the page that they are of', () => {
    const readings = [reading('a', 'One.', 'Two.'), reading('b', 'Three.'), reading('c', 'Four.')];
    const bases = basesFor(readings);
    const { lines } = joinPages(readings, bases);
    expect(new Set(lines.map(({ n }) => n)).size).toBe(lines.length);
    for (const { n, source } of lines) expect(sourceOf(bases, n)).toBe(source);
    expect(bases[0]).toBe(0);
  });

  it('stay when a page grows a little, and make room when it grows beyond that', () => {
    const before = [reading('a', 'One.'), reading('b', 'Two.')];
    const bases = basesFor(before);
    const grown = (count: number) => [
      { ...reading('a', ...Array.from({ length: count }, (_, i) => `Line ${i}.`)), base: bases[0] },
      { ...before[1]!, base: bases[1] },
    ];
    expect(basesFor(grown(300))).toEqual(bases);
    const [, moved] = basesFor(grown(1700));
    expect(moved).toBeGreaterThan(1701);
  });
});

describe('the budget of several pages', () => {
  it('is spent where the words of the question are, and leaves no page out', () => {
    const filler = Array.from(
      { length: 60 },
      (_, i) => `Paragraph ${i} speaks of nothing that matters here.`,
    );
    const index = joined(
      reading('news', ...filler),
      reading(
        'ferry',
        ...filler,
        ...Array.from({ length: 30 }, (_, i) => `The ferry fare ${i} is ${i} crowns.`),
      ),
      reading('short', 'One line only.'),
    );
    const { lines, coverages } = selectFromPages(index.lines, 3, 'What is the ferry fare?', 500);
    expect(lines.reduce((sum, line) => sum + lineTokens(line), 0)).toBeLessThanOrEqual(500);
    const [news, ferry, short] = coverages.map(({ readLines }) => readLines) as [number, number, number];
    expect(news).toBeGreaterThan(0);
    expect(short).toBe(2);
    expect(ferry).toBeGreaterThan(2 * news);
  });

  it('goes on to others where a page does not need its part', () => {
    expect(shareOut([10, 1000, 0], [1, 1, 1], 600)).toEqual([10, 590, 0]);
    expect(shareOut([10, 20], [0, 5], 600)).toEqual([10, 20]);
  });
});

describe('an answer over several pages', () => {
  const broken = { url: 'https://never.test/', title: 'Never', problem: 'never-site' as const };
  const index = () =>
    joined(reading('Gull', 'A room costs 84 euros.'), broken, reading('Tern', 'A room costs 97 euros.'));

  it('shows each page under its own head in one fence, and does not name one that gives nothing', async () => {
    const { lines, ...about } = index();
    const { model, requests } = fakeModel(`Gull [2: "84 euros"], Tern [${lines.at(-1)!.n}: "97 euros"].`);
    const turn = fakeTurn<FindCard>({ question: 'What is it?', page: fakePage(lines, about).page, model });
    await findMode.run(turn.context);
    const asked = requests[0]!.at(-1)!.content as string;
    expect(asked.match(/^<page /gm)).toHaveLength(1);
    expect(asked).toContain('Page 2 of 2:\nURL: https://tern.test/\nTitle: Tern\n[');
    expect(asked).not.toMatch(/never/i);
    const card = turn.shown.at(-1)!;
    expect(card.citations.map(({ source }) => source)).toEqual([0, 2]);
    expect(card.pages).toEqual([
      { url: 'https://gull.test/', title: 'Gull', readLines: 2, totalLines: 2 },
      { url: 'https://never.test/', title: 'Never', problem: 'never-site' },
      { url: 'https://tern.test/', title: 'Tern', readLines: 2, totalLines: 2 },
    ]);
  });

  it('without a model, lets each page answer under its title', async () => {
    const { lines, ...about } = index();
    const turn = fakeTurn<FindCard>({
      question: 'What does a room cost?',
      page: fakePage(lines, about).page,
    });
    await findMode.run(turn.context);
    const { text, citations, pages } = turn.shown.at(-1)!;
    expect(text).toMatch(/^### Gull\n[^#]*84 euros[^#]*### Tern\n[^#]*97 euros/);
    expect(new Set(citations.map(({ source }) => source))).toEqual(new Set([0, 2]));
    expect(
      citations.every(
        ({ place, source }) => lines.find(({ n }) => n === place.spans[0]!.n)?.source === source,
      ),
    ).toBe(true);
    expect(pages).toHaveLength(3);
  });
});

describe('choosing pages', () => {
  const tab = (tabId: number, title: string, more = {}) => ({ tabId, title, host: `${title}.test`, ...more });
  const offered = [
    tab(1, 'here', { here: true }),
    tab(2, 'Ferry'),
    tab(3, 'Bank', { obstacle: 'never-site' }),
  ];

  it('never takes the tab in view twice, nor one that cannot be read', () => {
    expect(chosen(NO_PAGES, offered as never, true).pages.map(({ tabId }) => tabId)).toEqual([2]);
  });

  it('takes what the page links to beside the tabs, but not with all tabs, and forgets it with the page', () => {
    const link = { url: 'https://here.test/rules', title: 'Rules', host: 'here.test' };
    const state = { ...NO_PAGES, offered: [...offered, link] as never };
    const both = chosen(state, state.offered, true);
    expect(both.pages.map(added)).toEqual([
      { tabId: 2, title: 'Ferry' },
      { url: 'https://here.test/rules', title: 'Rules' },
    ]);
    expect(pagesOf(state, 'window').map(({ title }) => title)).toEqual(['Ferry']);
    expect(completions(state, '@ru').map(({ title }) => title)).toEqual(['Rules']);
    expect(withOffered(both, offered as never).pages.map(({ title }) => title)).toEqual(['Ferry']);
  });

  it('offers each page of the same site that may be read unseen once, menus last', () => {
    const link = (url: string, text: string, menu = false) => ({
      ...{ url, text, menu, heading: '', around: '', leaveAlone: false },
    });
    const links = [
      link('https://a.test/about', 'About', true),
      link('https://a.test/rules', 'Rules'),
      link('https://a.test/rules/?utm_source=x', 'The rules again'),
      link('https://a.test/fees.pdf', 'Fees'),
      link('https://a.test/logout', 'Log out'),
      link('https://b.test/', 'Elsewhere'),
      link('https://a.test/here', 'This page'),
      link('https://a.test/blank', ' '),
    ];
    const found = linkedPages({ url: '', links, nofollow: false }, 'https://a.test/here', 'en');
    expect(found.map(({ title }) => title)).toEqual(['Rules', 'Fees', 'About']);
  });

  it('completes a title behind an @', () => {
    const state = { ...NO_PAGES, offered: offered as never };
    expect(completions(state, 'What is @fer').map(({ title }) => title)).toEqual(['Ferry']);
    expect(completions(state, 'a@fer')).toEqual([]);
    expect(withoutMention('What is @fer')).toBe('What is ');
  });
});

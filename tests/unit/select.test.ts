import { describe, expect, it } from 'vitest';
import { selectLines } from '../../src/core/index/select.ts';
import { estimateTokens } from '../../src/core/text/tokens.ts';
import { heading, linesOf, nav, value } from '../fakes/page-lines.ts';

const filler = (topic: string, i: number) =>
  `Paragraph ${i} about ${topic} goes on with words that nobody asks for, again and again, in the same manner.`;

const longPage = linesOf(
  nav('Shipping'),
  nav('Returns'),
  heading(1, 'Help centre'),
  ...Array.from({ length: 60 }, (_, i) => filler('gardens', i)),
  heading(2, 'Returns'),
  'You may send back any item within 30 days of delivery.',
  ...Array.from({ length: 60 }, (_, i) => filler('mountains', i)),
);

const rendered = (lines: typeof longPage) =>
  lines.map((line) => [`[${line.n}] ${line.role}: ${line.text}`, ...line.notes].join(' | ')).join('\n');

describe('selectLines', () => {
  it('gives the whole page, in its own order, when it fits', () => {
    const page = linesOf('One.', 'Two.', nav('Three'));
    const { lines, coverage } = selectLines(page, 'two', 1000);
    expect(lines).toEqual(page);
    expect(coverage).toMatchObject({ readLines: 3, totalLines: 3, readTokens: coverage.totalTokens });
  });

  it('never exceeds the budget, measured over the rendered lines', () => {
    for (const budget of [1, 20, 100, 500, 1500]) {
      const { lines, coverage } = selectLines(longPage, 'Can I return an item?', budget);
      expect(coverage.readTokens).toBeLessThanOrEqual(budget);
      expect(estimateTokens(rendered(lines))).toBeLessThanOrEqual(budget);
    }
  });

  it('takes the matching block of a long page with its headings and its neighbours, in reading order', () => {
    const { lines } = selectLines(longPage, 'How long do I have to send an item back?', 120);
    const texts = lines.map((line) => line.text);
    expect(texts).toContain('You may send back any item within 30 days of delivery.');
    expect(texts).toContain('Help centre');
    expect(texts).toContain('Returns');
    expect(lines.map((line) => line.n)).toEqual(lines.map((line) => line.n).sort((a, b) => a - b));
  });

  it('reads on from the lines that were not read yet', () => {
    const first = selectLines(longPage, 'gardens', 400);
    const exclude = new Set(first.lines.map((line) => line.n));
    const second = selectLines(longPage, 'gardens', 400, { exclude });
    expect(second.lines.length).toBeGreaterThan(5);
    expect(second.lines.some((line) => exclude.has(line.n))).toBe(false);
    expect(second.coverage.totalLines).toBe(longPage.length);
  });

  it('has nothing left to read once every line was read', () => {
    const { lines } = selectLines(longPage, 'x', 400, { exclude: new Set(longPage.map((line) => line.n)) });
    expect(lines).toEqual([]);
  });

  it('reads the headings and beginnings of the main content first when the question names no content', () => {
    const page = linesOf(
      ...Array.from({ length: 80 }, (_, i) => nav(`Menu entry number ${i}`)),
      heading(1, 'Bees of the Alps'),
      'Bees live in the Alps up to the tree line.',
      ...Array.from({ length: 80 }, (_, i) => `${filler('bees', i)} This page says so.`),
      heading(2, 'Honey'),
      'Their honey is dark.',
    );
    const texts = selectLines(page, 'What is this page about?', 200).lines.map((line) => line.text);
    expect(texts).toContain('Bees of the Alps');
    expect(texts).toContain('Bees live in the Alps up to the tree line.');
    expect(texts).toContain('Their honey is dark.');
    expect(texts.some((text) => text.startsWith('Menu'))).toBe(false);
  });

  it('keeps what belongs together: a row and its headers, a value and its label, a heading and its first text', () => {
    const row = (text: string, notes: string[] = []) => ({ text, role: 'row', tag: 'tr', notes });
    const many = (topic: string) => Array.from({ length: 60 }, (_, i) => filler(topic, i));
    const page = linesOf(
      ...many('gardens'),
      row('Town ¦ Height ¦ People', ['headers']),
      row('Ostheim ¦ 312 m ¦ 4,000'),
      row('Westheim ¦ 290 m ¦ 9,000'),
      ...many('mountains'),
      { text: 'Ferry', role: 'term', tag: 'dt' },
      value('Ferry', 'Every hour from pier 3.'),
      heading(2, 'Opening hours of the museum'),
      'Daily except Monday.',
    );
    const texts = (query: string) => selectLines(page, query, 90).lines.map(({ text }) => text);
    expect(texts('How high is Westheim?')).toEqual(
      expect.arrayContaining(['Town ¦ Height ¦ People', 'Westheim ¦ 290 m ¦ 9,000']),
    );
    expect(texts('When does the ferry go?')).toEqual(
      expect.arrayContaining(['Ferry', 'Every hour from pier 3.']),
    );
    expect(texts('When is the museum open?')).toContain('Daily except Monday.');
  });

  it('finds a height that is asked for by a question word, in a label that is spread out', () => {
    const page = linesOf(
      heading(1, '林小雨'),
      ...Array.from({ length: 60 }, (_, i) => `林小雨在第${i}场音乐会上唱了很多首大家都喜欢的新歌和老歌。`),
      { text: '身 高', role: 'term', tag: 'dt' },
      value('身 高', '172 CM'),
      ...Array.from({ length: 60 }, (_, i) => `林小雨的第${i}张专辑由另一家公司在当年秋天发行。`),
    );
    expect(selectLines(page, '林小雨有多高？', 300).lines.map(({ text }) => text)).toContain('172 CM');
  });

  it('reads what says something by itself before references and the controls beside them', () => {
    const entry = (i: number) => [
      { text: `${i}. Kites of the north. Retrieved 2019-05-19`, role: 'listitem', tag: 'li' },
      { text: 'Jump up', kind: 'control' as const, role: 'link', tag: 'a' },
    ];
    const page = linesOf(
      heading(1, 'Kites'),
      ...Array.from({ length: 20 }, (_, i) => filler('the sky', i)),
      { text: 'References', role: 'term', tag: 'dt' },
      ...Array.from({ length: 60 }, (_, i) => entry(i)).flat(),
      { text: 'Wingspan', role: 'term', tag: 'dt' },
      value('Wingspan', 'from tip to tip about as wide as a door is high'),
    );
    const texts = selectLines(page, 'How large is it?', 900).lines.map(({ text }) => text);
    expect(texts).toContain('from tip to tip about as wide as a door is high');
    expect(texts.filter((text) => text.startsWith('Paragraph'))).toHaveLength(20);
    expect(texts.filter((text) => text === 'Jump up').length).toBeLessThan(10);
  });

  it('never leaves out a message or the title, and takes menus last', () => {
    const menu = { text: 'Kites ¦ Owls ¦ Rivers', kind: 'control' as const, role: 'list' };
    const page = linesOf(
      { text: 'Nature of the valley', role: 'title', tag: 'title' },
      menu,
      ...Array.from({ length: 60 }, (_, i) => filler('gardens', i)),
      { text: 'Your order was placed.', role: 'status' },
    );
    const texts = selectLines(page, 'What grows in gardens?', 120).lines.map(({ text }) => text);
    expect(texts[0]).toBe('Nature of the valley');
    expect(texts.at(-1)).toBe('Your order was placed.');
    expect(texts).not.toContain(menu.text);
  });

  it('chooses from 5,000 lines in well under the time that one notices', () => {
    const page = linesOf(
      ...Array.from({ length: 5000 }, (_, i) => filler(i % 7 ? 'rivers' : `topic${i}`, i)),
    );
    selectLines(page, 'topic70 paragraphs', 8000);
    const again = page.map((line) => ({ ...line }));
    // Processor time, not the clock's: other work on the machine must not fail this.
    const before = process.cpuUsage();
    selectLines(again, 'topic770 paragraphs', 8000);
    const took = process.cpuUsage(before);
    expect((took.user + took.system) / 1000).toBeLessThan(800);
  });
});

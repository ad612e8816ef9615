import { describe, expect, it } from 'vitest';
import { findAgain } from '../../../src/core/citations/find-again.ts';
import { createVerifier } from '../../../src/core/citations/verify.ts';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../../fakes/page-lines.ts';

type Line = Parameters<typeof linesOf>[0];

const PAGE: Line[] = [
  { text: 'Fire at the old mill of Harwick', level: 1 },
  {
    text: 'A fire at the old mill of Harwick kept forty people of the brigade busy through the night.',
    block: 2,
  },
  {
    text: 'The watchman Osric Bell smelled smoke while he was on his round of the upper floor, he said.',
    block: 3,
  },
  {
    text: 'He ran down to the yard at once and woke the two families who live above the stables there.',
    block: 4,
  },
  {
    text: 'Nobody was hurt, but the wheel and all that was kept in the store burned to the ground by morning.',
    block: 5,
  },
  { text: 'More from Harwick', level: 2 },
  {
    text: 'The mill race of Harwick gets a new bridge, and the watchman of the bridge a hut of his own.',
    block: 7,
  },
];

function asked(question: string, lines: Line[] = PAGE) {
  const page = pageOf(linesOf(...lines));
  return { page, ...answerInstantly(question, page, { nearest: true }) };
}

describe('a passage', () => {
  it('has the sentences that go on from the one that was found, and those that lead to it', () => {
    const { citations, notes } = asked('what did the watchman smell upstairs, gas?');
    expect(notes[0]?.code).toBe('instant-unsure');
    expect(citations[0]?.phrase).toContain('smelled smoke');
    expect(citations[0]?.phrase).toContain('woke the two families');
    expect(citations[0]?.phrase).toContain('kept forty people');
    expect(citations[0]?.place.spans.length).toBeGreaterThan(2);
  });

  it('runs into no other part of the page', () => {
    const { citations } = asked('what did the watchman smell upstairs, gas?');
    for (const { phrase } of citations)
      expect(phrase.includes('burned to the ground') && phrase.includes('new bridge')).toBe(false);
  });

  it('is shown once, however many of its sentences were found', () => {
    const { citations } = asked('what did the watchman smell, and whom did he wake above the stables?');
    expect(citations.filter(({ phrase }) => phrase.includes('woke the two families'))).toHaveLength(1);
  });

  it('is found again on its page', () => {
    const { page, citations } = asked('what did the watchman smell upstairs, gas?');
    const found = findAgain(page.lines, createVerifier(page), citations[0]!);
    expect(found).toEqual(citations[0]!.place);
  });

  it('begins with its heading where that was found', () => {
    const { citations } = asked('does the toll go up?', [
      ...PAGE,
      { text: 'Ferry toll rises', level: 2 },
      { text: 'From June a crossing is dearer by two crowns.', block: 9 },
    ]);
    expect(citations[0]?.phrase).toBe('Ferry toll rises From June a crossing is dearer by two crowns.');
  });
});

describe('the passages of a page', () => {
  it('are none of what the site says for itself', () => {
    const { citations } = asked('how can I help the families of the mill?', [
      { text: 'Help the families: sign up for our newsletter', block: 1 },
      ...PAGE,
      { text: '© The Harwick Mill and its families', block: 20 },
      { text: 'Read also: What the families of the mill eat', block: 21 },
    ]);
    const all = citations.map(({ phrase }) => phrase).join('\n');
    expect(all).not.toMatch(/newsletter|©|Read also/u);
    expect(all).toContain('woke the two families');
  });

  it('are not the title, which the asker has read', () => {
    const { citations } = asked('was the fire at the old mill of Harwick an accident?');
    expect(citations.map(({ phrase }) => phrase)).not.toContain('Fire at the old mill of Harwick');
    expect(citations[0]?.phrase).toContain('kept forty people');
  });

  it('begin where the text does, where the question has hardly a word of it', () => {
    const { citations } = asked('so what happened there, anybody hurt?');
    expect(citations.map(({ phrase }) => phrase).join('\n')).toContain('A fire at the old mill');
  });

  it('answer each part of a question', () => {
    const filler = (at: number): Line => ({
      text: `Paragraph ${at} is about the weather of the valley and about nothing else that anybody would want to know.`,
      block: 30 + at,
    });
    const { citations } = asked('who owns the mill now and when was the wheel built?', [
      { text: 'The old mill', level: 1 },
      {
        text: 'The mill is now owned by Tilda Marsh, who came to the valley with the railway and stayed for good.',
      },
      ...[1, 2, 3, 4, 5].map(filler),
      { text: 'Wheels', level: 2 },
      {
        text: 'The wheel of oak was built in 1874 by two brothers, and it has been turning nearly ever since then.',
      },
    ]);
    const all = citations.map(({ phrase }) => phrase).join('\n');
    expect(all).toContain('Tilda Marsh');
    expect(all).toContain('1874');
  });
});

import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { toBlocks } from '../../src/core/index/blocks.ts';
import { findMainContent } from '../../src/core/index/main-content.ts';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../fakes/page-lines.ts';

const PARAGRAPH = 'The river rises in the hills and runs through four towns before it meets the sea.';
const COMMENT =
  'I have walked along this river every summer of my life and never saw a single otter there, sadly.';

const mainTexts = (lines: IndexLine[], title = '') =>
  findMainContent(toBlocks(lines), title).paragraphs.flatMap((block) => block.lines.map(({ text }) => text));

describe('the main content', () => {
  it('is the running text, without navigation, footers and related articles', () => {
    const lines = linesOf(
      { text: `${PARAGRAPH} (menu)`, landmark: 'navigation' },
      { text: 'The river', level: 1 },
      { text: PARAGRAPH },
      { text: 'Related coverage', level: 2 },
      { text: `${PARAGRAPH} (another story)` },
      { text: `${PARAGRAPH} (imprint)`, landmark: 'contentinfo' },
    );
    expect(mainTexts(lines)).toEqual([PARAGRAPH]);
  });

  it("is not called like a tab of the navigation that the document's title names, too", () => {
    const lines = linesOf({ text: 'Live coverage', level: 2, landmark: 'navigation' }, { text: PARAGRAPH });
    const { title } = findMainContent(toBlocks(lines), 'Town rowers win - Live coverage - The Paper');
    expect(title).toBeUndefined();
  });

  it('goes on below a box of related stories in its midst, and not below comments', () => {
    const rest = [1, 2, 3].map((i) => ({ text: `${i}. ${PARAGRAPH.repeat(3)}` }));
    const below = (text: string) =>
      linesOf({ text: 'The river', level: 1 }, { text: PARAGRAPH }, { text, level: 2 }, ...rest);
    expect(mainTexts(below('Related topics'))).toEqual([PARAGRAPH, ...rest.map(({ text }) => text)]);
    expect(mainTexts(below('Comments'))).toEqual([PARAGRAPH]);
  });

  it('is not the comments below a short article, however long they are', () => {
    const replies = Array.from({ length: 6 }, () => [
      { text: COMMENT },
      { text: 'Reply', kind: 'control' as const },
    ]);
    const lines = linesOf({ text: 'The river', level: 1 }, { text: PARAGRAPH }, ...replies.flat());
    expect(mainTexts(lines)).toEqual([PARAGRAPH]);
  });

  it('is not the comments below it that only their names and times tell apart', () => {
    const signed = Array.from({ length: 4 }, (_, i) => [
      { text: `Ada June ${i + 1}, 2015 at 10:2${i} pm`, role: 'term' },
      { text: COMMENT },
      { text: `${COMMENT} And a second paragraph of it.` },
    ]);
    const lines = linesOf({ text: 'The river', level: 1 }, { text: PARAGRAPH }, ...signed.flat());
    expect(mainTexts(lines)).toEqual([PARAGRAPH]);
  });

  it('is a whole thread where that begins with a signed post', () => {
    const posts = Array.from({ length: 4 }, (_, i) => [
      { text: `Ada, 14:0${i}`, role: 'term' },
      { text: `${i} ${COMMENT}` },
    ]);
    expect(mainTexts(linesOf(...posts.flat()))[0]).toBe(`0 ${COMMENT}`);
  });

  it('is not the gallery in the middle of an article, slide by slide', () => {
    const slides = [1, 2, 3].flatMap((i) => [
      { text: `${i}/3 Otters ${i}`, level: 2 },
      { text: `${COMMENT} ${i}` },
      { text: `${COMMENT} Again.` },
    ]);
    const lines = linesOf(
      { text: 'The river', level: 1 },
      { text: PARAGRAPH },
      { text: 'In pictures', level: 2 },
      ...slides,
    );
    expect(mainTexts(lines)).toEqual([PARAGRAPH]);
  });

  it('is not named by the name of the site', () => {
    const lines = linesOf(
      { text: 'Riverside', level: 2 },
      { text: 'Four towns on one river', level: 1 },
      { text: PARAGRAPH },
    );
    const { title } = findMainContent(toBlocks(lines), 'Towns along the river – a walk | Riverside');
    expect(title?.text).toBe('Four towns on one river');
  });

  it('is named by the heading that the title of the document repeats', () => {
    const lines = linesOf(
      { text: 'Daily forecast newsletter', level: 1 },
      { text: 'Voters pass increase for teachers', level: 2 },
      { text: PARAGRAPH },
    );
    const title = 'Voters pass increase for teachers | Some Station';
    expect(findMainContent(toBlocks(lines), title).title?.text).toBe('Voters pass increase for teachers');
  });
});

it('a summary of a page without running text has no sentence from its menus', () => {
  const lines = linesOf(
    { text: 'News', kind: 'control', role: 'link', landmark: 'navigation' },
    { text: 'Sports', kind: 'control', role: 'link', landmark: 'navigation' },
    { text: 'Site index', level: 2 },
  );
  expect(answerInstantly('Summarize this page', pageOf(lines)).citations).toEqual([]);
});

it('a summary leaves out what the site asks of its readers', () => {
  const appeal = 'The river needs friends like you, so support our work with a small gift every month.';
  const lines = linesOf({ text: 'The river', level: 1 }, { text: `${PARAGRAPH} ${appeal}` });
  const quoted = answerInstantly('Summarize this page', pageOf(lines)).citations.map(({ phrase }) => phrase);
  expect(quoted).toEqual(['The river', PARAGRAPH]);
});

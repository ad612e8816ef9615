import { expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { block, line, link } from '../fakes/hide-lines.ts';

const div = (n: number, hints: string, container?: number) => block(n, 'div', hints, container);
const heading = (n: number, text: string, container?: number): IndexLine =>
  line(n, text, { level: 2, role: 'heading', tag: 'h2', container });
const PARAGRAPH = 'The mill by the river was run by one family for as long as anybody can say.';
const found = (question: string, ...more: IndexLine[]) =>
  instantFound(question, [
    line(1, 'The old mill', { level: 1, role: 'heading', tag: 'h1' }),
    ...[2, 3, 4, 5, 6].map((n) => line(n, PARAGRAPH)),
    ...more,
  ]).map(({ n }) => n);

it('a heading far down in a text is no title of the text', () => {
  const page = [
    div(10, 'body-copy'),
    ...[11, 12, 13, 14].map((n) => line(n, PARAGRAPH, { container: 10 })),
    div(20, 'box related', 10),
    heading(21, 'Related stories', 20),
    link(22, 'The new bakery below the mill opens', 20),
    link(23, 'Why the river ran dry that summer', 20),
  ];
  expect(found('hide the related stories', ...page)).toEqual([20]);
});

it('a link that recommends the page by e-mail shares it', () => {
  const bar = [div(10, 'social-container'), link(11, 'via E-Mail empfehlen', 10), link(12, '2', 10)];
  expect(found('Blende die Empfehlungen aus', ...bar)).toEqual([]);
});

it('a host that only ends in the letters of an advertiser’s is none', () => {
  const box = [
    div(10, 'box host=downloads.bay.test'),
    heading(11, 'Current downloads', 10),
    link(12, 'Mill clock', 10),
  ];
  expect(found('hide the ads', ...box)).toEqual([]);
  const slot = [div(10, 'box host=ads.bay.test'), link(11, '', 10)];
  expect(found('hide the ads', ...slot)).toEqual([10]);
});

it('what leads to advertising, or is listed among links, is no advertisement', () => {
  const menu = [
    div(10, 'top-right'),
    link(11, 'Advertiser information', 10),
    link(12, 'Contact', 10),
    line(13, 'Advertisement', { role: 'listitem', tag: 'li' }),
  ];
  expect(found('hide the ads', ...menu)).toEqual([]);
});

it('an entry of a blog is none of the tags that it is filed under', () => {
  const entry = [
    div(10, 'post-12 post type-post hentry category-mills tag-river :item'),
    heading(11, 'The mill wheel turns again', 10),
    line(12, PARAGRAPH, { container: 10 }),
    link(13, 'Read on', 10),
    div(14, 'post-tags'),
    link(15, 'river', 14),
  ];
  expect(found('hide the tags', ...entry)).toEqual([14]);
});

it('what most people share has no buttons to share it', () => {
  const list = [
    div(10, 'most-shared-list'),
    link(11, 'The mill wheel turns again, after all', 10),
    line(12, 'Monday', { container: 10 }),
    div(14, 'share-links host=facebook.com'),
    link(15, '', 14),
  ];
  expect(found('hide the share buttons', ...list)).toEqual([14]);
});

it('the head of the page is neither that of a dialog nor a notice', () => {
  const heads = [
    div(10, 'site-header'),
    link(11, 'The old mill', 10),
    div(12, 'modal-header'),
    line(13, '×', { container: 12 }),
    { ...div(14, 'cookie-notice'), role: 'banner' },
    line(15, 'We use cookies', { container: 14 }),
  ];
  expect(found('hide the header', ...heads)).toEqual([10]);
});

it('photo credits are what says whose the pictures are, and pictures without room are none', () => {
  const picture = (n: number, height: number) =>
    line(n, '', {
      kind: 'control',
      role: 'link',
      tag: 'a',
      notes: ['to /mill.jpg'],
      box: { x: 0, y: 0, width: 600, height },
    });
  const page = [
    picture(10, 300),
    line(11, 'Photo: Ada Moss'),
    picture(12, 0),
    line(13, 'The wheel in winter', { role: 'figcaption', tag: 'figcaption' }),
  ];
  expect(found('Hide all photo credits', ...page)).toEqual([11, 13]);
  expect(found('hide all pictures', ...page)).toEqual([10]);
});

it('an entry whose headline says that it is an advertisement is one', () => {
  const entries = ['Rain at the mill all week long', 'Advertisement: boots for every river'].flatMap(
    (text, i) => [
      div(10 + i * 4, 'card :item'),
      line(11 + i * 4, text, { kind: 'control', role: 'link', tag: 'a', level: 3, container: 10 + i * 4 }),
      line(12 + i * 4, 'In two sizes', { container: 10 + i * 4 }),
      line(13 + i * 4, 'Monday', { container: 10 + i * 4 }),
    ],
  );
  expect(found('hide the ads', ...entries)).toEqual([14]);
});

it('comments of the site’s other pages are not meant where the page has its own, however well their box is titled', () => {
  const boxes = [
    div(10, 'comments'),
    line(11, 'Bo: I used to play at that mill.', { container: 10 }),
    line(12, 'Cy: So did I.', { container: 10 }),
    div(20, 'recent-comments'),
    heading(21, 'Comments', 20),
    line(22, 'Di on the new bakery', { container: 20 }),
  ];
  expect(found('hide the comments', ...boxes)).toEqual([10]);
});

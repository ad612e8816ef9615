import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { readRequest } from '../../src/modes/hide/request.ts';
import { liftToSections } from '../../src/modes/hide/sections.ts';
import { block, line } from '../fakes/hide-lines.ts';

const long = 'A sentence of the article that goes on for quite a while, as the sentences of articles do. ';
const PAGE: IndexLine[] = [
  line(1, 'The storm', { level: 1 }),
  ...[2, 3, 4, 5].map((n) => line(n, long.repeat(4))),
  block(10, 'section', 'comments'),
  ...[11, 12, 13, 14, 15, 16].map((n) => line(n, `Reader ${n} liked it`, { container: 10 })),
  block(20, 'footer', 'site-footer'),
  block(21, 'div', 'links', 20),
  ...[22, 23, 24].map((n) => line(n, `Link ${n}`, { container: 21 })),
  line(25, 'All rights reserved', { container: 20 }),
];
const lifted = (question: string, ...named: number[]) => [
  ...new Set(
    liftToSections(
      named.map((n) => ({ n, reason: '' })),
      question,
      PAGE,
    ).map(({ n }) => n),
  ),
];

describe('a section that the request asks for', () => {
  it.each(['hide the footer', 'Fußzeile ausblenden', 'oculta el pie de página', 'フッターを隠す'])(
    '"%s" with one of its links named is the footer',
    (question) => expect(lifted(question, 23)).toEqual([20]),
  );

  it('is meant when nearly all of its lines are named', () => {
    expect(lifted('hide the comments', 11, 12, 13, 15, 16)).toEqual([10]);
  });

  it('is not meant by a few lines of many', () => {
    expect(lifted('hide the comments', 11, 12)).toEqual([11, 12]);
    expect(lifted('hide the comments', 12)).toEqual([12]);
  });

  it('is meant by the title that it begins with', () => {
    const titled = PAGE.map((each) => (each.n === 11 ? { ...each, text: '6 comments' } : each));
    const named = [{ n: 11, reason: '' }];
    expect(liftToSections(named, 'hide the comments', titled)).toEqual([{ n: 10, reason: '' }]);
    expect(liftToSections(named, 'hide the comments about rain', titled)).toEqual(named);
  });

  it.each([
    'hide the comments',
    'please hide all comments',
    'hide the comment threads',
    'Kommentare ausblenden',
    'oculta los comentarios',
  ])('is meant by the line that it begins with, found alone for "%s"', (question) =>
    expect(lifted(question, 11)).toEqual([10]),
  );

  it.each(['hide the first comment', 'Blende den ersten Kommentar aus', 'hide the rude comment'])(
    'is not meant by that line for "%s", which says more',
    (question) => expect(lifted(question, 11)).toEqual([11]),
  );

  it.each(['×', 'Close', 'Schließen', ''])('is meant by the button "%s" that closes it', (text) => {
    const closed = PAGE.map((each) => (each.n === 11 ? { ...each, text, kind: 'control' as const } : each));
    const named = [11, 3].map((n) => ({ n, reason: '' }));
    expect(liftToSections(named, 'hide the comments', closed).map(({ n }) => n)).toEqual([10, 3]);
  });

  it('is not meant when the request only says that something is in it', () => {
    expect(lifted('hide the copyright line in the footer', 25)).toEqual([25]);
    expect(lifted('hide the comments by Reader 12', 12)).toEqual([12]);
  });

  it('leaves lines alone that lie elsewhere', () => {
    expect(lifted('hide the footer', 3)).toEqual([3]);
  });
});

describe('boxes of which a page has several', () => {
  const rows = (n: number, container: number) =>
    ['Facebook', 'Mail', 'Print'].map((text, i) => line(n + i, text, { kind: 'control', container }));
  const SHARED: IndexLine[] = [
    ...PAGE.slice(0, 5),
    block(30, 'div', 'share-bar'),
    ...rows(31, 30),
    line(40, long),
    block(50, 'div', 'share-bar'),
    ...rows(51, 50),
  ];
  const shared = (question: string, ...named: number[]) =>
    liftToSections(
      named.map((n) => ({ n, reason: '' })),
      question,
      SHARED,
    ).map(({ n }) => n);

  it.each(['hide the share buttons', 'Blende die Teilen-Knöpfe aus', 'masque les boutons de partage'])(
    'are all meant by the lines that they begin with, for "%s"',
    (question) => expect(shared(question, 31, 51)).toEqual([30, 50]),
  );

  it('are not meant where a line elsewhere or within was named as well', () => {
    expect(shared('hide the share buttons', 31, 40)).toEqual([31, 40]);
    expect(shared('hide the share buttons', 31, 52)).toEqual([31, 52]);
  });

  it('are meant by the line that they begin with where they are entries of a column', () => {
    const boxed = [
      ...PAGE.slice(0, 5),
      block(60, 'section', 'widget newsletter :item'),
      line(61, 'Close', { kind: 'control', container: 60 }),
      line(62, 'All the news by mail', { container: 60 }),
      line(63, 'Send me it', { kind: 'control', container: 60 }),
    ];
    expect(liftToSections([{ n: 61, reason: '' }], 'hide the newsletter box', boxed)[0]?.n).toBe(60);
  });
});

describe('comments by somebody', () => {
  const THREAD: IndexLine[] = [
    ...PAGE.slice(0, 5),
    block(70, 'ol', 'commentlist'),
    block(71, 'li', 'comment :item', 70),
    block(72, 'div', 'comment-author', 71),
    line(73, 'Ann', { container: 72 }),
    line(74, '3 May', { container: 72 }),
    line(75, 'I have been there twice and never liked the soup.', { container: 71 }),
    block(76, 'li', 'comment :item', 70),
    line(77, 'Ben', { container: 76 }),
    line(78, 'They closed it last year, as far as I know.', { container: 76 }),
  ];
  const meant = (question: string, n: number) =>
    liftToSections([{ n, reason: '' }], question, THREAD).map((found) => found.n);

  it.each(['hide the comments by Ann', 'Blende die Kommentare von Ann aus'])(
    'are meant by the name that they begin with, for "%s"',
    (question) => expect(meant(question, 73)).toEqual([71]),
  );

  it('are not meant by another line', () => {
    expect(meant('hide the comments about soup', 75)).toEqual([75]);
  });
});

describe('a place in a request', () => {
  it.each([
    ['Blende die letzten Kommentare in der Seitenleiste aus', ['comments']],
    ['hide the newsletter box in the footer', ['newsletter']],
    ['hide the sidebar', ['sidebar']],
  ])('"%s" asks for %j', (question, kinds) => {
    const asked = readRequest(question).kinds;
    for (const kind of kinds) expect(asked).toContain(kind);
    if (!kinds.includes('sidebar')) expect(asked).not.toContain('sidebar');
    expect(asked).not.toContain('footer');
  });
});

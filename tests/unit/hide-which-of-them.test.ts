import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound, nearMisses } from '../../src/modes/hide/instant.ts';
import { readRequest } from '../../src/modes/hide/request.ts';
import { block, line, link } from '../fakes/hide-lines.ts';

const field = (n: number, container: number): IndexLine =>
  line(n, 'Your e-mail', { kind: 'control', role: 'textbox', container });
const PARAGRAPH =
  'A sentence of the report that goes on for quite a while, as the sentences of reports do. '.repeat(4);

const PAGE: IndexLine[] = [
  block(1, 'header', 'masthead site-header'),
  link(2, 'The Harbour Post', 1),
  block(3, 'nav', 'main-menu', 1),
  ...[4, 5, 6].map((n) => link(n, ['News', 'Sailing', 'Weather'][n - 4]!, 3)),
  block(7, 'div', 'newsletter-link', 1),
  link(8, 'Newsletters', 7),
  block(10, 'article', 'story'),
  block(11, 'header', 'entry-header header', 10),
  line(12, 'The new pier is open', { level: 1, container: 11 }),
  block(13, 'div', 'author-bio', 11),
  line(14, 'Nina Holm writes about the sea.', { container: 13 }),
  block(15, 'div', 'story-text', 10),
  ...[16, 17].map((n) => line(n, PARAGRAPH, { container: 15 })),
  link(18, 'Otto Berg: The old pier was better', 15),
  ...[19, 20].map((n) => line(n, PARAGRAPH, { container: 15 })),
  block(21, 'div', 'slideshow', 10),
  ...[22, 23].map((n) => line(n, `The pier at night, ${n}`, { kind: 'image', role: 'img', container: 21 })),
  line(24, 'Lamps of the pier', { level: 4, container: 21 }),
  block(25, 'div', 'author-bio', 10),
  line(26, 'Nina Holm has written for us since 2004.', { container: 25 }),
  block(30, 'section', 'more'),
  line(31, 'Related articles', { level: 2, container: 30 }),
  ...[32, 35, 38].flatMap((n, i) => [
    block(n, 'div', 'teaser :item', 30),
    link(n + 1, TITLES(i), n, { level: 3 }),
    line(n + 2, '22 April', { container: n }),
  ]),
  block(41, 'section', 'more'),
  line(42, 'Latest news', { level: 2, container: 41 }),
  ...[43, 46].flatMap((n, i) => [
    block(n, 'article', `post :item category-sharing ${i}`, 41),
    link(n + 1, ['Harbour Papers: who paid for the pier', 'Maria Lund opens a museum of ropes'][i]!, n, {
      level: 3,
    }),
    line(n + 2, '23 April', { container: n }),
  ]),
  block(50, 'div', 'comments'),
  line(51, '2 comments', { level: 2, container: 50 }),
  line(52, 'I have never seen such a pier.', { container: 50 }),
  block(53, 'div', 'comment-respond', 50),
  field(54, 53),
  line(55, 'Send', { kind: 'control', role: 'button', container: 53 }),
  block(60, 'div', 'newsletter-box'),
  line(61, 'Get our newsletter', { level: 3, container: 60 }),
  field(62, 60),
  block(65, 'div', 'content_ad_2_not'),
  link(66, 'What the industry of the coast will look like in ten years', 65, { level: 3 }),
  block(70, 'div', 'taboola host=taboola.com'),
  link(71, 'Sponsored: one trick for your roof', 70),
  block(72, 'aside', 'sponsored_features'),
  link(73, 'Sponsored: a week on an island', 72),
  block(80, 'footer', 'footer'),
  ...[81, 82, 83].map((n) => link(n, ['Sailing news', 'Imprint', 'Contact'][n - 81]!, 80)),
];
function TITLES(i: number): string {
  return ['Maria Lund leaves the council', 'A storm is coming to the coast', 'Prices of fish go up again'][
    i
  ]!;
}
const found = (question: string): number[] => instantFound(question, PAGE).map(({ n }) => n);

describe('of a list, what a request picks out', () => {
  it.each([
    ['Hide the related articles that mention Maria Lund', [32]],
    ['Oculta los artículos relacionados que nombran a Maria Lund', [32, 46]],
    ['Masque les articles liés qui citent Maria Lund', [32, 46]],
    ['Blende die Beiträge aus, in denen Maria Lund vorkommt', [32, 46]],
    ['Blende die Teaser aus, die Maria Lund erwähnen', [32, 46]],
    ['Nascondi gli articoli che parlano di Maria Lund', [32, 46]],
    ['Esconda as notícias que mencionam Maria Lund', [32, 46]],
    ['Hide the teasers of other stories that mention Maria Lund', [32, 46]],
    ['Hide the stories about Maria Lund in "Latest news"', [46]],
    ['Oculta las noticias de Maria Lund en «Latest news»', [46]],
    ['Hide the "Harbour Papers" pieces', [43]],
  ])('%s', (question, numbers) => expect(found(question)).toEqual(numbers));

  it('is nothing where nothing of the list is so, and never all of it', () => {
    expect(found('Hide the related articles that mention Boris Falk')).toEqual([]);
    expect(found('Hide the stories about whales in "Latest news"')).toEqual([]);
  });

  it('is nothing where no rule reads the condition, and the list is offered unchecked', () => {
    expect(found('Hide the comments that nobody liked')).toEqual([]);
    expect(nearMisses('Hide the comments that nobody liked', PAGE).map(({ n }) => n)).toEqual([50]);
  });

  it('is all of it where the request has no condition', () =>
    expect(found('Hide the related articles')).toEqual([30]));

  it('is no menu that has a word for it', () => expect(found('Hide everything about sailing')).toEqual([]));

  it.each([
    ['Blende die Blogbeiträge zum Urheberrecht aus', 'urheberrecht'],
    ['Hide the stories on the right', undefined],
    ['Nascondi gli articoli della barra laterale', undefined],
    ['Blende die Artikel über die Ukraine in der Seitenleiste aus', 'ukraine'],
    ['Hide the headlines about the election in the "Latest" column', 'election'],
    ['Verstecke die Beiträge, die mit Autos zu tun haben', 'autos'],
    ['Masque les brèves consacrées au climat', 'climat'],
    ["Retire les articles recommandés qui parlent d'argent", 'argent'],
    ['Hide the replies by user jdoe', 'jdoe'],
  ])('%s: about %s', (question, topic) =>
    expect(readRequest(question).topics).toEqual(topic === undefined ? [] : [topic]),
  );
});

describe('a word of a site that only sounds like a kind', () => {
  it.each([
    ['hide the share buttons', []],
    ['hide the ads', [70]],
    ['hide the header', [1]],
    ['hide the newsletter box', [60]],
  ])('%s', (question, numbers) => expect(found(question)).toEqual(numbers));
});

describe('a part of a page that is called after a kind which it is not', () => {
  const also = (lines: IndexLine[]) => (question: string) =>
    instantFound(question, [...PAGE, ...lines]).map(({ n }) => n);

  it('is no newsletter for being a menu without one', () =>
    expect(
      also([block(90, 'div', 'foot-nav not-newsletter'), line(91, 'Write to us', { container: 90 })])(
        'hide the newsletter box',
      ),
    ).toEqual([60]));

  it('is no appeal for being an entry of a menu', () =>
    expect(
      also([
        block(90, 'ul', 'sub-menu donate-menu'),
        ...[91, 92, 93].map((n) => link(n, ['Donate', 'About us', 'Jobs'][n - 91]!, 90)),
      ])('hide the donation appeal'),
    ).toEqual([]));

  it('are no tags without a link', () =>
    expect(
      also([block(90, 'div', 'recipe-tag-container'), line(91, 'Course: main dish', { container: 90 })])(
        'hide the tags',
      ),
    ).toEqual([]));

  it('is not the text of the page, whatever else is in its names', () =>
    expect(
      instantFound('hide the paywall', [
        line(1, 'A title', { level: 1 }),
        block(2, 'div', 'article__content subscription-teaser'),
        line(3, PARAGRAPH, { container: 2 }),
      ]),
    ).toEqual([]));

  it('is no footer of the page for being that of a card', () =>
    expect(
      also([
        block(90, 'div', 'card-footer'),
        link(91, 'Another story about the harbour and its pier', 90),
        line(92, '3 hours ago', { container: 90 }),
      ])('hide the footer'),
    ).toEqual([80]));

  it('is not what most people read where no list says so, and another is offered', () => {
    expect(found('hide the most read list')).toEqual([]);
    expect(nearMisses('hide the most read list', PAGE).length).toBeGreaterThan(0);
    expect(
      also([
        block(90, 'div', 'box'),
        line(91, 'Les plus lus', { level: 2, container: 90 }),
        ...[92, 93].map((n) => link(n, `A story that many people have read, ${n}`, 90)),
      ])('hide the most read list'),
    ).toEqual([90]);
  });
});

describe('an advertisement without words', () => {
  const box = (n: number, width: number, height: number) => ({ box: { x: 0, y: n * 20, width, height } });
  const frame = (n: number, width: number, height: number, hints = '') =>
    line(n, '', { kind: 'frame', role: 'iframe', tag: 'iframe', hints, ...box(n, width, height) });
  const hidden = (more: IndexLine[]) =>
    instantFound('hide the ads', [line(1, 'A title', { level: 1 }), ...more]).map(({ n }) => n);

  it('is a frame of a size in which they are sold, or an empty box that says such a size', () => {
    expect(hidden([frame(2, 300, 250)])).toEqual([2]);
    expect(hidden([block(2, 'div', 'slot_970x250_footer :textless')])).toEqual([2]);
  });

  it('is no other frame, no film and no box with words', () => {
    expect(hidden([frame(2, 301, 444)])).toEqual([]);
    expect(hidden([frame(2, 300, 250, 'host=youtube.com')])).toEqual([]);
    expect(
      hidden([block(2, 'div', 'teaser_300x250'), line(3, 'The way to the harbour', { container: 2 })]),
    ).toEqual([]);
  });
});

describe('comments below a text of few words', () => {
  const page = (title: number | undefined): IndexLine[] => [
    line(1, 'Ten pictures of the harbour', { level: 1, container: title }),
    block(2, 'div', 'comments'),
    ...[3, 5, 7].flatMap((n) => [
      block(n, 'div', 'comment :item', 2),
      line(n + 1, PARAGRAPH.repeat(2), { container: n }),
    ]),
    ...[10, 11, 12, 13].map((n) => line(n, `A word about picture ${n}, and about who took it. `.repeat(2))),
  ];
  const hidden = (lines: IndexLine[]) => instantFound('hide all comments', lines).map(({ n }) => n);

  it('go, though most of the words are theirs', () => expect(hidden(page(undefined))).toEqual([2]));
  it('stay where what is called so holds the title of the page', () =>
    expect(hidden(page(2)).includes(2)).toBe(false));
});

describe('what a request says that is no name of a thing', () => {
  const beside = (lines: IndexLine[]) => (question: string) =>
    instantFound(question, [...PAGE, ...lines]).map(({ n }) => n);

  it('picks no comments out that speak of it, where stories are asked for', () => {
    const hidden = beside([
      block(90, 'div', 'comments'),
      ...[91, 93].flatMap((n) => [
        block(n, 'div', 'comment :item', 90),
        link(n + 1, `I fear for the whales of our coast, says reader ${n}`, n),
      ]),
    ]);
    expect(hidden('Hide the news about whales')).toEqual([]);
    expect(hidden('Hide everything about whales')).toEqual([91, 93]);
  });

  it('picks no stretch of the text out that has no heading', () =>
    expect(
      beside([
        block(90, 'div', 'part :item'),
        ...[91, 92].map((n) => line(n, `The whales came closer. ${PARAGRAPH}`, { container: 90 })),
        link(93, 'Photo agency', 90),
      ])('Hide the stories about whales').includes(90),
    ).toBe(false));

  it('is no class that says where something stands', () =>
    expect(beside([block(90, 'ul', 'first'), link(91, 'Home', 90)])('hide the first paragraph')).toEqual([]));

  it('is no noun of German, where it is one of several words', () =>
    expect(
      beside([
        block(90, 'article', 'post :item'),
        link(91, 'Der Autor des Romans, das Datum des Festes', 90, { level: 3 }),
      ])('Blende Autor und Datum aus'),
    ).toEqual([]));

  it('is no longer word that begins like a short one', () => {
    const hidden = beside([
      block(90, 'article', 'post :item'),
      link(91, 'Boris Johnson opens a bridge', 90, { level: 3 }),
      block(92, 'article', 'post :item'),
      link(93, "John's boat is back from the north", 92, { level: 3 }),
    ]);
    expect(hidden('Hide the stories by John')).toEqual([92]);
  });

  it('is no entry of a menu', () =>
    expect(
      beside([block(90, 'li', 'menu-item :item'), link(91, 'Corona in our region and beyond', 90)])(
        'Hide the stories about corona',
      ),
    ).toEqual([]));

  it('is no class that says on what a block is seen', () =>
    expect(
      beside([block(90, 'div', 'd-print-none hidden-print'), line(91, 'Rate this page', { container: 90 })])(
        'hide the print button',
      ),
    ).toEqual([]));

  it('is no stretch of a short text either', () =>
    expect(
      instantFound('Hide the stories about whales', [
        line(1, 'The harbour', { level: 1 }),
        block(2, 'div', 'row :item'),
        ...[3, 4, 5, 6].map((n) =>
          line(n, `The whales came closer to the pier than ever, says witness ${n}.`, { container: 2 }),
        ),
        link(7, 'Photo agency', 2),
        ...[8, 9, 10].map((n) => line(n, PARAGRAPH)),
      ]).some(({ n }) => n === 2),
    ).toBe(false));

  it('is no film where advertisements with films are asked for, and no advertisement without one', () =>
    expect(
      beside([block(90, 'div', 'video-player :player :textless host=youtube.com')])('hide the video ads'),
    ).toEqual([]));

  it('is one thing of two kinds, and not all of both', () => {
    const hidden = beside([
      block(90, 'section', 'recommended-box'),
      line(91, 'Recommended videos', { level: 2, container: 90 }),
      ...[92, 93].map((n) => link(n, `A film of the harbour at night, ${n}`, 90)),
    ]);
    expect(hidden('hide the recommended videos')).toEqual([90]);
  });

  it.each(['Weitere Beiträge zu diesem Artikel ausblenden', 'Hide all comments on this story'])(
    '%s: about no topic',
    (question) => expect(readRequest(question).topics).toEqual([]),
  );

  it('is no paid entry of a menu', () =>
    expect(
      beside([
        block(90, 'nav', 'menu'),
        block(91, 'li', 'entry :item', 90),
        link(92, 'Sponsored', 91, { landmark: 'navigation' }),
        link(93, 'Studies', 91, { landmark: 'navigation' }),
      ])('hide the sponsored content'),
    ).toEqual([70, 72]));
});

describe('a word of a request that singles something out', () => {
  it.each([
    ['hide the author bio at the bottom', [25]],
    ['hide the author bio at the top', [13]],
    ['Hide the picture gallery of the pier', [21]],
    ['Blende die Bildergalerie aus', [21]],
    ['Remove the links to other stories inside the article', [18]],
    ['hide the comment form', [53]],
    ['hide the comments and the form', [50]],
    ['hide the Taboola sponsored links', [70]],
  ])('%s', (question, numbers) => expect(found(question)).toEqual(numbers));
});

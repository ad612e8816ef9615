import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { readRequest } from '../../src/modes/hide/request.ts';
import { block, line, link } from '../fakes/hide-lines.ts';

const ARTICLE =
  'A sentence of the recipe that goes on for quite a while, as the sentences of recipes do. '.repeat(3);

const PAGE: IndexLine[] = [
  line(1, 'Oat biscuits', { level: 1 }),
  ...[2, 3, 4, 5].map((n) => line(n, ARTICLE)),
  line(6, 'Mix the cookies by hand'),
  block(8, 'div', 'column'),
  line(9, 'The oven is always on, and so is the kettle', { container: 8 }),
  line(7, 'Come in', { container: 8 }),
  line(10, 'Latest bakes', { level: 4, container: 8 }),
  block(11, 'div', 'posts-list', 8),
  block(12, 'div', 'post :item', 11),
  line(13, 'Rye bread', { level: 3, container: 12 }),
  line(14, 'In three steps', { container: 12 }),
  block(15, 'div', 'post :item', 11),
  line(16, 'Spelt rolls', { level: 3, container: 15 }),
  line(17, 'In two steps', { container: 15 }),
  block(20, 'aside', 'widget :item'),
  line(21, 'GET ON THE LIST!', { level: 3, container: 20 }),
  block(22, 'div', 'newsletter-form', 20),
  line(23, 'Join us for the latest news', { container: 22 }),
  line(24, 'Sign up', { kind: 'control', role: 'button', container: 22 }),
  block(30, 'aside', 'widget :item'),
  line(31, 'Seminare', { level: 4, container: 30 }),
  line(32, 'Brot backen am 3. Mai', { container: 30 }),
  line(33, 'Torten am 9. Juni', { container: 30 }),
  line(34, 'Pralinen am 1. Juli', { container: 30 }),
  block(40, 'div', 'popup-msg'),
  line(41, 'Vous avez lu 1 des 4 articles gratuits ce mois-ci.', { container: 40 }),
  line(42, 'Créez-vous un compte', { kind: 'control', role: 'link', container: 40 }),
  block(50, 'div', 'cookie-law-info-bar'),
  line(51, 'This site uses cookies.', { container: 50 }),
  line(52, 'Accept', { kind: 'control', role: 'button', container: 50 }),
  block(60, 'div', 'cookie-settings modal :layer'),
  line(61, 'Privacy overview', { level: 4, container: 60 }),
  line(62, 'These cookies are needed for the site to work.', { container: 60 }),
  block(70, 'div', 'author-bio'),
  line(71, 'Logan writes about food.', { container: 70 }),
  line(72, 'More by Logan', { kind: 'control', role: 'link', container: 70 }),
  block(80, 'blockquote', 'twitter-tweet :item host=twitter.com'),
  line(81, 'My oven is on fire', { container: 80 }),
  line(82, '@ann', { kind: 'control', role: 'link', container: 80 }),
];
const NETWORKS = 'host=facebook.com host=twitter.com';
const SHARING: IndexLine[] = [
  ...PAGE,
  block(90, 'div', `share-bar ${NETWORKS}`),
  link(91, 'Facebook', 90),
  link(92, 'Twitter', 90),
  block(100, 'div', `sc-83o472 ${NETWORKS}`),
  link(101, '', 100),
  link(102, '', 100),
  block(110, 'div', `site-follow-us ${NETWORKS}`),
  link(111, 'Our page', 110),
  link(112, 'Our tweets', 110),
  block(120, 'div', `masthead-of-asset ${NETWORKS}`),
  line(121, 'Oat biscuits for everybody', { container: 120 }),
  link(122, 'F', 120),
];
const found = (question: string) => instantFound(question, PAGE).map(({ n }) => n);

describe('a box without a model', () => {
  it.each([
    ['is the list below its title, where each stands in a box of its own', 'hide "Latest bakes"', [10, 11]],
    ['is found by the title alone, as a person says it', 'hide Latest bakes', [10, 11]],
    ['goes with the title above it', 'Hide the mailing list box', [20]],
    ['is found by a form of its title', 'Seminartermine ausblenden', [30]],
    [
      'that speaks to whoever reads is found by what it says',
      'Cache le bandeau qui compte les articles gratuits',
      [40],
    ],
    ['about the author', 'hide the box about the writer', [70]],
    ['about the author, in German', 'Autorenkasten ausblenden', [70]],
    ['from a network', 'hide the tweets', [80]],
    ['from a network, in French', "Enlève les tweets dans l'article", [80]],
  ])('%s', (_, question, numbers) => expect(found(question)).toEqual(numbers));

  it('is asked for after what was quoted, with an apostrophe as it is typeset', () => {
    expect(found('Masque « Latest bakes » et l’encart pour l’infolettre')).toEqual([10, 11, 20]);
  });

  it('is every notice about cookies, and no step of a recipe for them', () => {
    expect(found('Get rid of everything about cookies')).toEqual([50, 60]);
  });

  it('is none where nothing bears the name', () => {
    expect(found('hide the weather widget')).toEqual([]);
    expect(found('hide the countdown')).toEqual([]);
  });
});

it('share buttons are what is called so and bars of links to networks, not what holds such links among others', () => {
  const shared = (question: string) => instantFound(question, SHARING).map(({ n }) => n);
  expect(shared('hide the share buttons')).toEqual([90, 100]);
});

it('a block that says nothing but that it is an advertisement, with room for one, is the slot', () => {
  const slot = [
    ...PAGE,
    { ...block(140, 'div', 'code-block'), box: { x: 0, y: 0, width: 600, height: 94 } },
    line(141, 'Advertisement', { container: 140 }),
  ];
  expect(instantFound('hide the ads', slot).map(({ n }) => n)).toEqual([140]);
});

it('a German noun behind an article is no name that items may hold', () => {
  const items = [
    ...PAGE,
    block(130, 'li', 'entry :item'),
    line(131, 'Umfrage: wer backt?', { container: 130 }),
  ];
  expect(instantFound('Blende die Umfrage aus', items)).toEqual([]);
});

describe('reading what a request is about', () => {
  it.each([
    ["Hide Bob Miller's comments", ['bob miller']],
    ['Blende Annas Kommentare aus', ['anna']],
    ['Get rid of everything about cookies', []],
    ['hide posts about cookies', ['cookies']],
  ])('%s', (question, topics) => expect(readRequest(question).topics).toEqual(topics));

  it.each([
    ['masque la boîte à propos de l’auteur', 'author'],
    ['quita la biografía del autor', 'author'],
    ['скрой блок автора', 'author'],
    ['masque l’infolettre', 'newsletter'],
  ] as const)('%s', (question, kind) => expect(readRequest(question).kinds).toContain(kind));
});

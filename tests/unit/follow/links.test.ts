import { describe, expect, it } from 'vitest';
import type { PageLink } from '../../../src/contracts/follow.ts';
import { addressKey } from '../../../src/core/follow/address.ts';
import { askedOfSite } from '../../../src/core/follow/asked-of-site.ts';
import { createSeenTexts } from '../../../src/core/follow/near-same.ts';
import { rankLinks } from '../../../src/core/follow/rank-links.ts';
import { readRobots } from '../../../src/core/follow/robots.ts';
import { partsOf } from '../../../src/core/text/question.ts';
import { createFrontier } from '../../../src/modes/find/follow/frontier.ts';
import { mayFetch } from '../../../src/modes/find/follow/may-fetch.ts';

const SITE = 'https://shop.example';
const link = (text: string, path: string, over: Partial<PageLink> = {}): PageLink => ({
  url: `${SITE}${path}`,
  text,
  heading: '',
  around: '',
  menu: false,
  leaveAlone: false,
  ...over,
});

describe('a link that may do something when it is visited is left alone', () => {
  it.each([
    ['Log out', '/a'],
    ['Abmelden', '/a'],
    ['ログアウト', '/a'],
    ['Delete', '/a'],
    ['Buy now', '/a'],
    ['Newsletter abbestellen', '/a'],
    ['Se désabonner', '/a'],
    ['See more', '/logout'],
    ['See more', '/user/sign-out'],
    ['See more', '/users/signOut.php'],
    ['See more', '/items/7/delete'],
    ['See more', '/deleteItem?id=7'],
    ['See more', '/remove_item/7'],
    ['See more', '/delete-my-account'],
    ['See more', '/index.php?action=delete&id=7'],
    ['See more', '/index.php?do=logout'],
    ['See more', '/shop?add-to-cart=7'],
    ['See more', '/cart/add/7'],
    ['See more', '/list?remove_item=1'],
    ['See more', '/n?unsubscribe=abc'],
    ['See more', '/n?token=abc'],
    ['See more', '/post/7?_wpnonce=ab12'],
    ['See more', '/buy/7'],
    ['See more', '/checkout'],
    ['See more', '/newsletter/optout'],
    ['See more', '/comments/7/upvote'],
    ['See more', '/go?op=confirm'],
  ])('"%s" to %s', (text, path) => {
    expect(mayFetch(link(text, path), 'en')).toBe('risky');
  });
  it('and so is one that the page marks', () => {
    expect(mayFetch(link('Prices', '/prices', { leaveAlone: true }), 'en')).toBe('risky');
  });
  it.each([
    ['How to delete a page', '/docs/how-to-delete-a-page'],
    ['How to return an item', '/help/returns'],
    ['Refund policy', '/refund-policy'],
    ['Order status', '/help/order-status'],
    ['Delivery and payment', '/help/delivery'],
    ['Buying guide', '/guides/buying'],
    ['Report 2024', '/report/2024'],
    ['Next', '/list?page=2&sort=price&order=asc'],
    ['Lamp 7', '/index.php?action=view&id=7'],
    ['Removal firms in Harbour', '/towns/removal'],
  ])('but not "%s" to %s', (text, path) => {
    expect(mayFetch(link(text, path), 'en')).toBe('yes');
  });
  it('but where the person is logged in, words alone are enough', () => {
    expect(mayFetch(link('How to delete a page', '/docs/delete-pages'), 'en', true)).toBe('risky');
  });
  it('a PDF is a page, too', () => {
    expect(mayFetch(link('The plan', '/files/plan.pdf'), 'en')).toBe('yes');
    expect(mayFetch(link('The plan', '/files/delete-plan.pdf'), 'en')).toBe('risky');
  });
  it('nor an act whose address tells of one thing or person', () => {
    expect(mayFetch(link('Unsubscribe from the letter', '/letter/9f83ab12'), 'en')).toBe('risky');
  });
  it.each(['/login', '/files/plan.docx', '/my/account', '/picture.JPG', '/feed.xml'])(
    '%s is no page to read',
    (path) => {
      expect(mayFetch(link('Here', path), 'en')).toBe('no');
    },
  );
});

it.each([
  ['https://Shop.example/help/', 'https://shop.example/help'],
  ['https://www.shop.example/help', 'https://shop.example/help'],
  ['https://shop.example/help/index.html#top', 'https://shop.example/help'],
  ['https://shop.example/help?utm_source=a&fbclid=b', 'https://shop.example/help'],
  ['https://shop.example/l?b=2&a=1', 'https://shop.example/l?a=1&b=2'],
  ['https://shop.example/l;jsessionid=9?a=1', 'https://shop.example/l?a=1'],
])('%s and %s are one address', (one, other) => {
  expect(addressKey(one)).toBe(addressKey(other));
});
it('pages of a list are different addresses', () => {
  expect(addressKey('https://a.example/l?page=2')).not.toBe(addressKey('https://a.example/l?page=3'));
});

it('knows a page that says nearly the same again, and one that says more', () => {
  const isSame = createSeenTexts();
  const lines = Array.from({ length: 20 }, (_, i) => ({
    text: `Sentence number ${i} of a page about boats.`,
  }));
  expect(isSame(lines)).toBe(false);
  expect(isSame([...lines.slice(0, 19), { text: 'Printed today.' }])).toBe(true);
  expect(isSame([...lines, ...lines.map(({ text }) => ({ text: `Also: ${text}` }))])).toBe(false);
  expect(isSame([{ text: 'Boats.' }])).toBe(false);
});

describe('links are ranked by the words of a question', () => {
  const best = (question: string, links: PageLink[]) => {
    const scores = rankLinks(question, links);
    return links[scores.indexOf(Math.max(...scores))]!.text;
  };
  it('in the text, in the address, in the heading above, and in other words', () => {
    expect(best('How do I return an item?', [link('About us', '/a'), link('Returns', '/b')])).toBe('Returns');
    expect(
      best('How do I return an item?', [link('More', '/a'), link('Read this', '/help/returning-items')]),
    ).toBe('Read this');
    expect(
      best('When is the pool open?', [
        link('Harbour hall', '/a'),
        link('Swimming pool', '/b'),
        link('Park', '/c'),
      ]),
    ).toBe('Swimming pool');
    expect(
      best('Was kostet der Eintritt?', [link('Anfahrt', '/a'), link('Preise', '/b'), link('Team', '/c')]),
    ).toBe('Preise');
  });
});

describe('the links that are still to be read', () => {
  const robots = readRobots(SITE, 'User-agent: *\nDisallow: /private\nCrawl-delay: 2');
  const pageOf = (...links: PageLink[]) => ({ url: SITE, links, nofollow: false });
  it('hold none twice, none of another site, none that robots.txt excludes, and none deeper than allowed', () => {
    expect(robots.delay).toBe(2);
    const frontier = createFrontier('returns', SITE, robots, { depth: 2, cookies: false });
    frontier.know(`${SITE}/start`);
    const page = pageOf(
      link('Returns', '/returns'),
      link('Returns again', '/returns/?utm_source=x'),
      link('Start', '/start#x'),
      link('Members', '/private/a'),
      { ...link('Partner', '/'), url: 'https://partner.example/returns' },
    );
    frontier.add({ page, depth: 0, score: 0, language: 'en' });
    expect(frontier.best(9).map(({ link: { text } }) => text)).toEqual(['Returns']);
    expect(frontier.know(`${SITE}/returns`)).toBe(true);
    expect(frontier.know(`${SITE}/returns/`)).toBe(false);
    expect(frontier.best(9)).toEqual([]);
    frontier.add({ page: pageOf(link('Deeper', '/deeper')), depth: 2, score: 0, language: 'en' });
    expect(frontier.best(9)).toEqual([]);
  });
  it('have the site searched for few words, then for fewer, unless that is risky or not wanted', () => {
    const page = (action: string, hidden: [string, string][] = []) => ({
      ...pageOf(),
      search: { action: `${SITE}${action}`, field: 'q', hidden },
    });
    const found = { depth: 0, score: 0, language: 'en' };
    const limits = { depth: 2, cookies: false };
    const question = 'How much does winter storage cost for a catamaran?';
    const frontier = createFrontier(question, SITE, robots, { ...limits, search: true });
    expect(frontier.add({ page: page('/find', [['in', 'all']]), ...found })).toBe(0);
    const [first] = frontier.best(1);
    expect(first).toMatchObject({
      searched: true,
      link: { url: `${SITE}/find?in=all&q=winter+storage+catamaran` },
    });
    frontier.know(first!.link.url);
    frontier.searchBroader();
    expect(frontier.best(9).map(({ link }) => link.text)).toEqual(['winter storage']);
    for (const [action, hidden, search] of [
      ['/private/find', [], true],
      ['/find', [['csrf_token', 'x']], true],
      ['/find', [['action', 'delete']], true],
      ['/find', [], false],
    ] as const) {
      const other = createFrontier(question, SITE, robots, { ...limits, search });
      other.add({ page: page(action, [...hidden] as never), ...found });
      expect(other.best(9), action).toEqual([]);
    }
  });
  it('leave an address alone under every name once it is a danger under one', () => {
    const frontier = createFrontier('returns', SITE, robots, { depth: 2, cookies: false });
    frontier.add({
      page: pageOf(link('Returns', '/x/9'), link('Delete', '/x/9')),
      depth: 0,
      score: 0,
      language: 'en',
    });
    expect(frontier.best(9)).toEqual([]);
    expect(frontier.risky()).toBe(1);
    frontier.add({
      page: { ...pageOf(link('Prices', '/prices')), nofollow: true },
      depth: 0,
      score: 0,
      language: 'en',
    });
    expect(frontier.best(9)).toEqual([]);
  });
});

it.each([
  ['Find out on this site how long a return takes', 'how long a return takes'],
  ['What does delivery cost? Look on the linked pages.', 'What does delivery cost?'],
  ['Finde auf dieser Website heraus, was der Versand kostet', 'was der Versand kostet'],
  ['Trouve sur ce site le prix de la livraison', 'le prix de la livraison'],
  ['Busca en este sitio cuánto cuesta el envío', 'cuánto cuesta el envío'],
  ['このサイトで調べて、送料はいくらですか', '、送料はいくらですか'],
  ['What is sold on this site?', undefined],
  ['Search this site', undefined],
  ['Where can I search this site?', undefined],
])('"%s" asks the site for "%s"', (question, rest) => {
  expect(askedOfSite(question)?.replace(/\s*[.]$/, '')).toBe(rest);
});

it.each([
  ['What does the pool cost, and when does it open?', ['What does the pool cost', 'when does it open?']],
  ['Was kostet das Bad, und wann öffnet der Zoo?', ['Was kostet das Bad', 'wann öffnet der Zoo?']],
  ['¿Cuánto cuesta la torre y cuándo abre el museo?', ['¿Cuánto cuesta la torre', 'cuándo abre el museo?']],
  ['How much are the pool and the zoo?', ['How much are the pool and the zoo?']],
])('"%s" has the parts %j', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

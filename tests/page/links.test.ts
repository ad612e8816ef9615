import { expect, it } from 'vitest';
import { linksOf } from '../../src/page/index/links.ts';
import { readInert } from '../../src/page/inert.ts';

const BASE = 'https://town.example/help/';

it('tells where a page leads: what can be seen, with the heading above and the words around', () => {
  document.body.innerHTML = `<nav><a href="/">Home</a></nav><main><h2>Boats</h2>
    <p>Prices are <a href="prices?a=1#top">listed here</a> for all boats.</p>
    <a href="/hidden" style="display:none">Trap</a><a href="#part">Part</a><a href="mailto:a@b.example">Mail</a><a href="javascript:void 0">Act</a>
    <a href="/map"><img alt="Map of the harbour" src="data:,"></a>
    <a href="/vote" rel="nofollow">Vote</a><a href="/item/7" data-method="delete">Item</a><a href="/list?page=2" rel="next">2</a></main>`;
  const { links, next, nofollow } = linksOf(document, BASE);
  expect(links.map(({ url, text, menu, leaveAlone }) => [url, text, menu, leaveAlone])).toEqual([
    ['https://town.example/', 'Home', true, false],
    ['https://town.example/help/prices?a=1', 'listed here', false, false],
    ['https://town.example/map', 'Map of the harbour', false, false],
    ['https://town.example/vote', 'Vote', false, true],
    ['https://town.example/item/7', 'Item', false, true],
    ['https://town.example/list?page=2', '2', false, false],
  ]);
  expect(links[1]).toMatchObject({ heading: 'Boats', around: 'Prices are listed here for all boats.' });
  expect(next).toBe('https://town.example/list?page=2');
  expect(nofollow).toBe(false);
});

it('says which page is before this one, by whatever name, and in a page that is only laid out', () => {
  document.body.innerHTML =
    '<a href="/list?page=1" rel="nofollow PREV">1</a><a href="#top" rel="next">Top</a>';
  const { next, previous } = linksOf(document, BASE);
  expect([next, previous]).toEqual([undefined, 'https://town.example/list?page=1']);
  const head = '<base href="/other/"><link rel="previous" href="list/1"><link rel="next" href="list/3">';
  const { links } = readInert(document, `${BASE}list/2`, `<head>${head}</head><p>Two</p>`);
  expect(links).toMatchObject({
    previous: 'https://town.example/other/list/1',
    next: 'https://town.example/other/list/3',
  });
  document.body.innerHTML = '';
});

it('reads the text of a page as if it were open, runs nothing of it, and leaves nothing of it', () => {
  document.body.innerHTML = '';
  const root = document.documentElement.outerHTML.length;
  const { index, links } = readInert(
    document,
    `${BASE}prices`,
    `<html lang="de"><head><title>Preise</title><base href="/other/"><meta name="robots" content="index, nofollow">
     <style>.off { display: none }</style><script>globalThis.ran = true</script></head>
     <body onload="globalThis.ran = true"><h1>Was es kostet</h1><p>Ein Boot kostet 40 Euro.</p><p class="off">Ein Boot kostet 90 Euro.</p>
     <iframe src="/framed"></iframe><script>document.body.append('ran')</script><a href="more">Mehr</a></body></html>`,
  );
  expect(index.lines.map(({ text }) => text)).toEqual(['Was es kostet', 'Ein Boot kostet 40 Euro.', 'Mehr']);
  expect(index).toMatchObject({ url: `${BASE}prices`, title: 'Preise', lang: 'de' });
  expect(links).toMatchObject({ nofollow: true, links: [{ url: 'https://town.example/other/more' }] });
  expect((globalThis as { ran?: boolean }).ran).toBeUndefined();
  expect(document.body.childNodes.length).toBe(0);
  expect(document.title).toBe('');
  expect(document.documentElement.outerHTML.length).toBeLessThanOrEqual(root + 20);
});

it.each([
  ['a field for searching', '<form action="/find"><input type="search" name="words"></form>'],
  [
    'a field that is named so',
    '<form action="/find" method="GET"><input name="q"><button name="go">Go</button></form>',
  ],
  ['a region for it', '<div role="search"><form action="/find"><input name="anything"></form></div>'],
])('a form with %s searches the site', (_, html) => {
  document.body.innerHTML = html;
  expect(linksOf(document, BASE).search).toMatchObject({ action: new URL('/find', BASE).href, hidden: [] });
});

it('a form that searches the site takes along what else is to be chosen there, as the page has set it', () => {
  document.body.innerHTML = `<form action="/find"><input type="search" name="q"><select name="in"><option value="all">All</option><option value="shop">Shop</option></select>
    <select name="sort"><option>name</option><option selected>date</option></select><label><input type="checkbox" name="stock" checked> In stock</label>
    <input type="checkbox" name="used"><input type="radio" name="kind" value="a"><input type="radio" name="kind" value="b" checked><input type="hidden" name="lang" value="en"></form>`;
  // What the person has chosen is not what goes along.
  document.querySelector<HTMLSelectElement>('[name=in]')!.value = 'shop';
  document.querySelector<HTMLInputElement>('[name=used]')!.checked = true;
  expect(linksOf(document, BASE).search).toEqual({
    action: new URL('/find', BASE).href,
    field: 'q',
    hidden: [
      ['in', 'all'],
      ['sort', 'date'],
      ['stock', 'on'],
      ['kind', 'b'],
      ['lang', 'en'],
    ],
  });
});

it.each([
  ['is sent as a deed', '<form method="post" action="/find"><input type="search" name="q"></form>'],
  [
    'leads to another site',
    '<form action="https://elsewhere.example/find"><input type="search" name="q"></form>',
  ],
  [
    'wants more to be written',
    '<form action="/find"><input type="search" name="q"><input name="near"></form>',
  ],
  [
    'wants a choice first',
    '<form action="/find"><input type="search" name="q"><select name="in" required><option value="">Choose</option><option>Shop</option></select></form>',
  ],
  [
    'keeps the search',
    '<form action="/find"><input type="search" name="q"><input type="checkbox" name="save_search" checked></form>',
  ],
  [
    'tells who searches',
    '<form action="/find"><input type="search" name="q"><input type="hidden" name="session" value="a81"></form>',
  ],
  [
    'asks for a card',
    '<form action="/find"><input type="search" name="q"><label>Card expiry month <select name="cc-exp-month" autocomplete="cc-exp-month"><option>01</option></select></label></form>',
  ],
  ['wants something private', '<form action="/find"><input type="password" name="q"></form>'],
  ['is for something else', '<form action="/join"><input name="email"></form>'],
  ['nobody sees', '<form action="/find" style="display: none"><input type="search" name="q"></form>'],
])('a form that %s does not', (_, html) => {
  document.body.innerHTML = html;
  expect(linksOf(document, BASE).search).toBeUndefined();
});

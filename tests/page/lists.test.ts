import { expect, it } from 'vitest';
import { positionsOf, type RecordList, recordLists } from '../../src/core/lists/records.ts';
import { createLists } from '../../src/page/index/lists.ts';
import { indexPage } from './index-page.ts';

/** The lists of some HTML, as the worker sees them. */
function listsOf(html: string): RecordList[] {
  const page = indexPage(html);
  const { lines } = page.snapshot();
  const found = createLists(page.context).lists(positionsOf(lines));
  page.end();
  return recordLists(lines, [found]);
}
const textsOf = (list: RecordList | undefined) => list?.items.map(({ text }) => text);
const longest = (lists: readonly RecordList[]) =>
  [...lists].sort((a, b) => b.items.length - a.items.length)[0];

it('takes replies for items of their thread, each with its own words, whether they stand in what they reply to or beside it', () => {
  const inside = longest(
    listsOf(
      `<ol class="comment-list"><li class="comment depth-1"><b>Ada</b><p>More yeast.</p>
         <ol class="children"><li class="comment depth-2"><b>Ben</b><p>How much?</p></li></ol></li>
       <li class="comment depth-1"><b>Cleo</b><p>All gone.</p></li></ol>`,
    ),
  );
  expect(textsOf(inside)).toEqual(['Ada ¦ More yeast.', 'Ben ¦ How much?', 'Cleo ¦ All gone.']);
  expect(inside?.thread).toBe(true);
  const beside = longest(
    listsOf(
      `<div class="talk"><article class="one-comment"><b>Ada</b><p>More yeast.</p></article>
         <div class="child"><article class="one-comment"><b>Ben</b><p>How much?</p></article></div>
       <article class="one-comment"><b>Cleo</b><p>All gone.</p></article></div>`,
    ),
  );
  expect(textsOf(beside)).toEqual(['Ada ¦ More yeast.', 'Ben ¦ How much?', 'Cleo ¦ All gone.']);
});

it('takes dated entries inside a dated entry of their like for replies, whatever the page calls them', () => {
  const entry = (name: string, replies = '') =>
    `<li class="member"><a href="/u/${name}"><h4>${name}</h4></a><time datetime="2020-01-14">14 January</time><p>${name} has this to say about it.</p>${replies && `<ul>${replies}</ul>`}</li>`;
  const lists = listsOf(
    `<h2>Letters</h2><ul class="directory">${entry('Ann', entry('Bob'))}${entry('Cid')}${entry('Dee', entry('Eve') + entry('Flo'))}</ul>`,
  );
  expect(textsOf(lists.find(({ thread }) => thread))).toHaveLength(6);
});

it('takes no entries of a menu, rows of a layout or teasers in an article for a thread', () => {
  const lists = listsOf(
    `<nav><ul class="menu"><li class="item"><a href="#a">News</a><ul><li class="item"><a href="#b">World</a></li><li class="item"><a href="#c">Town</a></li></ul></li><li class="item"><a href="#d">Sport</a></li></ul></nav>
     <main><article class="post"><h1>Bread</h1><p>Bake it.</p><article class="post"><p>Rolls</p></article><article class="post"><p>Cakes</p></article></article></main>`,
  );
  expect(lists.some(({ thread }) => thread)).toBe(false);
  expect(lists.map(textsOf)).toContainEqual(['Rolls', 'Cakes']);
});

it('takes a term with what is said of it for one item', () => {
  const [terms] = listsOf(
    '<dl><dt>Ada</dt><dd>More yeast.</dd><dt>Ben</dt><dd>How much?</dd><dd>And when?</dd><dt>Cleo</dt><dd>All gone.</dd></dl>',
  );
  expect(textsOf(terms)).toEqual(['Ada ¦ More yeast.', 'Ben ¦ How much? ¦ And when?', 'Cleo ¦ All gone.']);
  expect(terms?.size).toBe(3);
});

it('takes lists in several columns for one, and knows the words before it that are no heading', () => {
  const column = (...names: string[]) =>
    `<ul class="picks">${names.map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ul>`;
  const [picks, others] = listsOf(
    `<div><span>Quick picks</span>${column('Gull', 'Tern')}${column('Wren', 'Crow')}</div><p>Between</p>${column('Rook', 'Owl')}`,
  );
  expect(textsOf(picks)).toEqual(['Gull', 'Tern', 'Wren', 'Crow']);
  expect(picks?.lead).toBe('Quick picks');
  expect(textsOf(others)).toEqual(['Rook', 'Owl']);
});

it('knows what heads the group of an item, and takes the one thing on a day for one of the others', () => {
  const day = (head: string, ...names: string[]) =>
    `<section class="day"><h3>${head}</h3><ul class="events">${names.map((name) => `<li class="event">${name}</li>`).join('')}</ul></section>`;
  const lists = listsOf(
    `<h2>Events</h2>${day('Monday, 3 May', 'Choir', 'Chess')}${day('Tuesday, 4 May', 'Yoga')}${day('Friday, 7 May', 'Film', 'Talk')}`,
  );
  const under = (list: RecordList | undefined) =>
    list?.items.map(({ text, under }) => [text, under?.line.text.slice(under.start, under.end)]);
  expect(under(longest(lists))).toEqual([
    ['Choir', 'Monday, 3 May'],
    ['Chess', 'Monday, 3 May'],
    ['Yoga', 'Tuesday, 4 May'],
    ['Film', 'Friday, 7 May'],
    ['Talk', 'Friday, 7 May'],
  ]);
  const [dishes] = listsOf(
    '<h2>Menu</h2><div><h3>Starters</h3><p class="x">Good</p><article class="dish">Soup</article><article class="dish">Salad</article><h3>Mains</h3><article class="dish">Trout</article></div>',
  ).filter(({ names }) => names.includes('dish'));
  expect(under(dishes)).toEqual([
    ['Soup', 'Starters'],
    ['Salad', 'Starters'],
    ['Trout', 'Mains'],
  ]);
});

it('takes no marks below each thing for one list', () => {
  const hotel = (name: string, ...marks: string[]) =>
    `<li><b>${name}</b><ul class="marks">${marks.map((mark) => `<li>${mark}</li>`).join('')}</ul></li>`;
  const lists = listsOf(
    `<ul class="hotels">${hotel('Gull', 'Wi-Fi', 'Pool')}${hotel('Tern', 'Wi-Fi', 'TV')}${hotel('Wren', 'TV', 'Wi-Fi')}</ul>`,
  );
  expect(Math.max(...lists.map(({ items }) => items.length))).toBe(3);
});

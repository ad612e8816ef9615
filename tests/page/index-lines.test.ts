import { expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

test('a paragraph is one line with its links and bold words', () => {
  const page = indexPage('<p>Read <a href="/a">the <b>long</b> story</a>,&nbsp;now.</p>');
  expect(page.lines()).toEqual(['paragraph: Read the long story, now.']);
});

test('for guiding, a paragraph is cut at its links', () => {
  const page = indexPage('<p>Read <a href="/a">the <b>long</b> story</a>, now.</p>');
  expect(page.lines('guide')).toEqual(['paragraph: Read', 'link: the long story', 'paragraph: , now.']);
});

test('a list of links yields the links', () => {
  const page = indexPage('<ul><li><a href="/a">Home</a></li><li><a href="/b">News</a></li></ul>');
  expect(page.lines()).toEqual(['link: Home', 'link: News']);
});

test('a label stands in the line of its field and nowhere else', () => {
  const page = indexPage('<label for="m">E-mail</label> <input id="m" value="a@b.c" required>');
  expect(page.lines()).toEqual(['textbox: E-mail | required | value "a@b.c"']);
});

test('cells know their headers', () => {
  const page = indexPage(
    '<table><tr><th></th><th>Price</th></tr><tr><th>Apples</th><td>3 €</td></tr></table>',
  );
  expect(page.lines()).toEqual([
    'columnheader: Price',
    'rowheader: Apples | column: Price'.replace(' | column: Price', ''),
    'cell: 3 € | row: Apples; column: Price',
  ]);
});

test('for questions, what closed details and hidden-until-found hold is in the lines; for guiding it is not', () => {
  const page = indexPage(
    '<details><summary>More</summary><p>Folded words.</p></details><div hidden="until-found"><p>Found words.</p></div><p>After.</p><p hidden>Never.</p>',
  );
  const texts = (purpose: 'find' | 'guide') => page.snapshot(purpose).lines.map(({ text }) => text);
  expect(texts('find')).toEqual(['More', 'Folded words.', 'Found words.', 'After.']);
  expect(texts('guide')).toEqual(['More', 'After.']);
  expect(page.lit('Folded words.')).toEqual(['Folded words.']);
});

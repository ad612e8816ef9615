import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

describe('a phrase is lit exactly', () => {
  test.each([
    ['inside one text node', '<p>one two three four</p>', 'two three', ['two three']],
    [
      'over bold words and links',
      '<p>one <b>two</b> <a href="/x">th<i>re</i>e</a>, four</p>',
      'two three, four',
      ['two three, four'],
    ],
    [
      'over non-breaking spaces and source line breaks',
      '<p>one&nbsp;two\n     three</p>',
      'two three',
      ['two three'],
    ],
    ['with white space outside left out', '<p>one <b> two three </b> four</p>', 'two three', ['two three']],
    [
      'over a line break, in two parts where nothing else parts the words',
      '<p>one two<br>three four</p>',
      'two three',
      ['two', 'three'],
    ],
    [
      'over a line break with white space, in one',
      '<p>one two<br>\nthree four</p>',
      'two three',
      ['two three'],
    ],
    [
      'around a script and hidden words',
      '<p>one <script type="x">no()</script>two <span hidden>never</span>three</p>',
      'one two three',
      ['one', 'two', 'three'],
    ],
    ['in a cell', '<table><tr><td>a</td><td>one <b>two</b></td></tr></table>', 'one two', ['one two']],
    [
      'in the name of a field, where its label stands',
      '<label for="f">First <b>name</b></label><input id="f">',
      'First name',
      ['First name'],
    ],
    [
      'in a hidden box’s label',
      '<label><input type="checkbox" style="display:none">I agree to all</label>',
      'agree to all',
      ['agree to all'],
    ],
    [
      'in a card that is one link, block by block',
      '<a href="/x"><h3>One two</h3><p>three four</p></a>',
      'two three',
      ['two', 'three'],
    ],
  ])('%s', (_, html, phrase, lit) => {
    expect(indexPage(html).lit(phrase)).toEqual(lit);
  });

  test('over the border of two sentences of one block, in one range', () => {
    const filler = 'This sentence only makes the paragraph long enough to be cut. '.repeat(6);
    const page = indexPage(`<p>${filler}It ends here. <em>And</em> it begins there.</p>`);
    expect(page.lit('ends here. And it begins')).toEqual(['ends here. And it begins']);
  });

  test('with a range for each root when it runs through a shadow tree', () => {
    const page = indexPage('<div id="h">slotted words here</div>');
    document.querySelector('#h')!.attachShadow({ mode: 'open' }).innerHTML =
      '<p>before the <slot></slot> and after</p>';
    expect(page.lit('the slotted words here and')).toEqual(['the', 'slotted words here', 'and']);
  });

  test('when for guiding the same words are cut at a link', () => {
    expect(indexPage('<p>(see <a href="/x">here</a>).</p>').lit('see here).', 'guide')).toEqual([
      'see here).',
    ]);
  });

  test('after a re-render has replaced its text nodes', () => {
    const page = indexPage('<p>one two three four</p>');
    const { n } = page.snapshot().lines[0]!;
    document.querySelector('p')!.innerHTML = 'one <b>two three</b> four';
    expect(page.lit('two three')).toEqual(['two three']);
    expect(page.context.refs.resolve(n).n).toBe(n);
  });
});

describe('words that are no text of the page', () => {
  test('are boxed: an alt, a button’s value', () => {
    const page = indexPage(
      '<img alt="A red kite over hills" width="60" height="40"><input type="submit" value="Send it">',
    );
    expect(page.anchor('red kite over hills')).toEqual({
      ranges: [],
      elements: [document.querySelector('img')],
    });
    expect(page.anchor('Send it')).toEqual({ ranges: [], elements: [document.querySelector('input')] });
  });

  test('are lit where the page shows the same words nearby', () => {
    const page = indexPage(
      '<a href="/x" aria-label="Read more about the red kite">More</a><p>All about the red kite of Kent</p>',
    );
    expect(page.lit('about the red kite')).toEqual(['about the red kite']);
  });
});

test('lighting never changes the page', () => {
  const page = indexPage('<p>one <b>two</b> three</p>');
  const before = document.documentElement.outerHTML;
  page.lit('one two three');
  expect(document.documentElement.outerHTML).toBe(before);
});

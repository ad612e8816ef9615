import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const lines = (html: string, purpose: 'find' | 'guide' = 'find') => indexPage(html).lines(purpose);
const only = (html: string) => expect(lines(`<p>Seen</p>${html}`)).toEqual(['paragraph: Seen']);

describe('what cannot be seen is left out', () => {
  test.each([
    ['display: none', '<p style="display:none">Hidden</p>'],
    ['the hidden attribute', '<p hidden>Hidden</p>'],
    ['hidden until found', '<div hidden="until-found">Hidden</div>'],
    ['visibility: hidden', '<p style="visibility:hidden">Hidden</p>'],
    ['opacity: 0', '<div style="opacity:0"><p>Hidden</p></div>'],
    ['content-visibility: hidden', '<div style="content-visibility:hidden"><p>Hidden</p></div>'],
    [
      'scripts, styles, templates',
      '<script type="x">a</script><style>b{}</style><template>c</template><noscript>d</noscript>',
    ],
    [
      'text cut to a pixel',
      '<span style="position:absolute;width:1px;height:1px;overflow:hidden">Hidden</span>',
    ],
    ['text cut by clip-path', '<div style="position:absolute;clip-path:inset(50%)">Hidden</div>'],
    ['a folded menu', '<div style="height:0;overflow:hidden"><ul><li>Hidden</li></ul></div>'],
    ['text of no size', '<p style="font-size:0">Hidden</p>'],
    ['text scaled away', '<p style="transform:scale(0)">Hidden</p>'],
    ['text left of the page', '<p style="position:absolute;left:-9999px">Hidden</p>'],
    ['text indented out of sight', '<p style="text-indent:-9999px;white-space:nowrap">Hidden</p>'],
    [
      'text indented out of its box',
      '<h1 style="text-indent:-9999px;overflow:hidden;white-space:nowrap">Hidden</h1>',
    ],
    ['a closed dialog and a closed popover', '<dialog>Hidden</dialog><div popover>Hidden</div>'],
    ['fallbacks that are not drawn', '<canvas>Hidden</canvas><video>Hidden</video><iframe hidden></iframe>'],
    [
      'options of a closed list',
      '<select hidden><option>Hidden</option></select><datalist><option>Hidden</option></datalist>',
    ],
    ['Sightline itself', '<sightline-overlay>Hidden</sightline-overlay>'],
    [
      'controls in a faded menu',
      '<nav style="opacity:0"><a href="/x">Hidden</a><button aria-label="Hidden"></button></nav>',
    ],
    ['zero-width characters', '<p>\u200b\u00ad</p>'],
  ])('%s', (_, html) => {
    const [first, ...rest] = lines(`<p>Seen</p>${html}`, 'guide');
    expect(first).toBe('paragraph: Seen');
    expect(rest.filter((line) => /[a-z]{2}: |Hidden/.test(line))).toEqual([]);
  });
});

describe('what can be seen is there', () => {
  test('children that are visible inside a hidden parent', () => {
    expect(lines('<div style="visibility:hidden">No<p style="visibility:visible">Yes</p></div>')).toEqual([
      'paragraph: Yes',
    ]);
  });

  test('a fixed layer inside a box of no size', () => {
    expect(
      lines(
        '<div style="height:0;overflow:hidden"><div style="position:fixed;top:0;left:0">Layer</div></div>',
      ),
    ).toEqual(['div: Layer']);
  });

  test('text in display: contents', () => {
    expect(lines('<div style="display:contents"><span style="display:contents">Text</span></div>')).toEqual([
      'body: Text',
    ]);
  });

  test('a box of no height that shows what runs over', () => {
    expect(lines('<div style="height:0"><p>Over</p></div>')).toEqual(['paragraph: Over']);
  });

  test('text under aria-hidden, because people see it', () => {
    expect(lines('<p aria-hidden="true">Seen</p>')).toEqual(['paragraph: Seen']);
  });

  test('what has been scrolled out of a scroller', () => {
    const page = indexPage(
      '<div id="s" style="height:40px;overflow:auto"><p>First</p><div style="height:3000px"></div><p>Last</p></div>',
    );
    document.querySelector('#s')!.scrollTop = 3000;
    expect(page.lines()).toEqual(['paragraph: First', 'paragraph: Last']);
  });

  test('text with a gradient instead of a colour', () => {
    expect(
      lines(
        '<h1 style="background:linear-gradient(red,blue);background-clip:text;color:transparent">Title</h1>',
      ),
    ).toEqual(['heading: Title']);
  });

  test('a part that a script will fade in when it is scrolled to', () => {
    expect(
      lines(
        '<div style="height:3000px"></div><section data-aos="fade-up" style="opacity:0;transition:opacity 1s"><p>Later</p></section>',
      ),
    ).toEqual(['paragraph: Later']);
  });
});

test('a hidden part of a paragraph is no part of its line', () => {
  expect(lines('<p>Now <span style="display:none">or never</span> is the time</p>')).toEqual([
    'paragraph: Now is the time',
  ]);
});

test('nothing at all gives no lines', () => {
  only('');
  expect(lines('')).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

describe('for a question', () => {
  test('the links of a menu share a line, and each is lit alone', () => {
    const page = indexPage(
      '<nav><ul><li><a href="/a">Home</a></li><li><a href="/b">World news</a></li><li><a href="/c">Sport</a></li></ul></nav>',
    );
    expect(page.lines()).toEqual(['list: Home ¦ World news ¦ Sport']);
    expect(page.lit('World news')).toEqual(['World news']);
    expect(page.lines('guide')).toEqual(['link: Home', 'link: World news', 'link: Sport']);
  });

  test('every line of a long list of links is found again, whatever element the list is', () => {
    const links = Array.from({ length: 45 }, (_, i) => `<p><span><a href="/${i}">Place ${i}</a></span></p>`);
    // Four levels above the first link stands the section, above the later ones a box within it.
    const page = indexPage(
      `<section>${links.slice(0, 5).join('')}<div><div>${links.slice(5).join('')}</div></div></section>`,
    );
    expect(page.lines()).toHaveLength(3);
    for (const i of [0, 19, 20, 39, 40, 44]) expect(page.lit(`Place ${i}`)).toEqual([`Place ${i}`]);
  });

  test('two links, headlines and links in a sentence keep lines of their own', () => {
    expect(indexPage('<p><a href="/a">One</a></p><p><a href="/b">Two</a></p>').lines()).toEqual([
      'link: One',
      'link: Two',
    ]);
    expect(
      indexPage(
        '<ul><li><h3><a href="/a">A</a></h3></li><li><h3><a href="/b">B</a></h3></li><li><h3><a href="/c">C</a></h3></li></ul>',
      ).lines(),
    ).toHaveLength(3);
    expect(
      indexPage('<p>See <a href="/a">one</a>, <a href="/b">two</a> and <a href="/c">three</a>.</p>').lines(),
    ).toEqual(['paragraph: See one, two and three.']);
  });

  test('links without words, pictures beside the link that names them and repeated pictures cost nothing', () => {
    expect(
      indexPage(
        '<a href="/x"><i class="fa fa-twitter" style="display:inline-block;width:9px;height:9px"></i></a><div><a href="/s"><img width=9 height=9 alt="A man stands by the river"></a><a href="/s">River story</a></div>' +
          '<p>Red<img width=9 height=9 alt="In stock"></p><p>Blue<img width=9 height=9 alt="In stock"></p>',
      ).lines(),
    ).toEqual(['link: River story', 'paragraph: Red', 'img: In stock', 'paragraph: Blue']);
  });
});

describe('a control without a name', () => {
  test('is told by what its icon is called, never by class names of a framework', () => {
    const lines = (html: string) => indexPage(html).lines('guide');
    expect(
      lines('<button class="MuiButtonBase-root css-b14wyw"><i class="fa-solid fa-trash"></i></button>'),
    ).toEqual(['button: | icon trash']);
    expect(lines('<button class="btn btn-close"></button>')).toEqual(['button: | icon close']);
    expect(lines('<button class="css-1x2y3z jss42"></button>')).toEqual(['button:']);
  });

  test('is near the words of the page, not near another control or a number in its drawing', () => {
    expect(
      indexPage(
        '<div><p>Kite</p><button><svg width=9 height=9><text>22</text></svg></button></div><div><button>Submit</button><input id=q></div>',
      ).lines('guide'),
    ).toContain('textbox: | id q');
  });
});

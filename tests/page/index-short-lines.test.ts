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

describe('on a page of many lines', () => {
  const filler = Array.from(
    { length: 45 },
    (_, i) =>
      `<p>Paragraph ${i} says something that goes on for a while, so that it is no short part of a card.</p>`,
  ).join('');
  const joined = (html: string) => {
    const page = indexPage(`<main>${html}<h2>More</h2>${filler}</main>`);
    const lines = page.lines();
    return { page, lines: lines.slice(0, lines.indexOf('heading: More')) };
  };

  test('the items of a list share a line, and each is lit alone', () => {
    const { page, lines } = joined('<ul><li>200 g flour</li><li>3 eggs</li><li>1 lemon, its juice</li></ul>');
    expect(lines).toEqual(['list: 200 g flour ¦ 3 eggs ¦ 1 lemon, its juice']);
    expect(page.lit('3 eggs')).toEqual(['3 eggs']);
    const [line] = page.snapshot().lines;
    expect(line?.kind).toBe('text');
    expect(line?.items?.map(({ start, end, role }) => [line.text.slice(start, end), role])).toEqual([
      ['200 g flour', 'listitem'],
      ['3 eggs', 'listitem'],
      ['1 lemon, its juice', 'listitem'],
    ]);
  });

  test('a card and its short words are one line; headlines that open a text are none of it', () => {
    expect(
      joined(
        '<div><h3><a href="/kite">Red kite</a></h3><span style="display:block">12 €</span><button>Buy</button></div>',
      ).lines,
    ).toEqual(['list: Red kite ¦ 12 € ¦ Buy']);
    expect(
      joined(
        '<div><h3><a href="/kite">Red kite</a></h3><div>3 May</div><div>Ann</div><p>It was seen again over the village today.</p></div>',
      ).lines,
    ).toEqual([
      'link: Red kite',
      'list: 3 May ¦ Ann',
      'paragraph: It was seen again over the village today.',
    ]);
  });

  test('the rows of a grid without table markup, and cards beside each other, have a line each', () => {
    const row = (...cells: string[]) => `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;
    expect(
      joined(
        `<div>${row('Town', 'Height', 'People')}${row('Ostheim', '312 m', '4,000')}${row('Westheim', '290 m', '9,000')}</div>`,
      ).lines,
    ).toEqual([
      'list: Town ¦ Height ¦ People',
      'list: Ostheim ¦ 312 m ¦ 4,000',
      'list: Westheim ¦ 290 m ¦ 9,000',
    ]);
  });

  test('sentences, messages, code, fields and cells keep lines of their own', () => {
    const { lines } = joined(
      '<div><p>It works.</p><p>So it does.</p><div role="alert">Saved</div><pre>x = 1</pre><input aria-label="Name"><blockquote>Be kind</blockquote></div>',
    );
    expect(lines).toEqual([
      'paragraph: It works.',
      'paragraph: So it does.',
      'alert: Saved',
      'pre: x = 1',
      'textbox: Name',
      'blockquote: Be kind',
    ]);
  });

  test('lines that a script has drawn anew are found again', () => {
    const { page } = joined('<ul><li>200 g flour</li><li>3 eggs</li><li>1 lemon</li></ul>');
    const list = document.querySelector('ul')!;
    const { n } = page.snapshot().lines[0]!;
    list.innerHTML = String(list.innerHTML);
    expect(page.context.refs.resolve(n).text).toBe('200 g flour ¦ 3 eggs ¦ 1 lemon');
  });

  test('for a guide and for hiding every part has its own line', () => {
    const page = indexPage(`<ul><li>200 g flour</li><li>3 eggs</li></ul>${filler}`);
    for (const purpose of ['guide', 'hide'] as const)
      expect(page.lines(purpose)).toEqual(
        expect.arrayContaining(['listitem: 200 g flour', 'listitem: 3 eggs']),
      );
  });
});

describe('of what is not text, a question', () => {
  test('a picture beside a headline is no part of what the link says; for a guide it is', () => {
    const html =
      '<p><a href="/k"><img alt="Portrait photo" width="9" height="9" src="data:,"> The red kite is back in the valley</a></p>';
    expect(indexPage(html).lines()).toEqual(['link: The red kite is back in the valley']);
    expect(indexPage(html).lines('guide')).toEqual([
      'link: Portrait photo The red kite is back in the valley',
    ]);
  });

  test('a field without a name counts by what it holds alone', () => {
    expect(
      indexPage(
        '<p>Link</p><input id="a1" name="share" readonly value="https://shop.example.org/articles/kites/red-kites-and-others/123456789.html">' +
          '<div><input id="b2" name="q"></div><button class="fa fa-trash"></button>',
      ).lines(),
    ).toEqual([
      'paragraph: Link',
      'textbox: | read-only | value "https://shop.example.org/articles/kites/red-ki…"',
    ]);
  });

  test('the title is a line, unless the page says the same', () => {
    const page = indexPage('<h1>Red kites</h1><p>They are back.</p>');
    document.title = 'Red kites – Bird atlas';
    const { titleLine, lines } = page.snapshot();
    expect(titleLine).toMatchObject({ role: 'title', text: 'Red kites – Bird atlas' });
    expect(lines.map(({ n }) => n)).not.toContain(titleLine!.n);
    expect(page.context.refs.resolve(titleLine!.n).text).toBe('Red kites – Bird atlas');
    expect(page.snapshot().titleLine!.n).toBe(titleLine!.n);
    document.title = 'red kites';
    expect(page.snapshot().titleLine).toBeUndefined();
    expect(page.snapshot('guide').titleLine).toBeUndefined();
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

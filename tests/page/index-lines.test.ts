import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const lines = (html: string, purpose: 'find' | 'guide' | 'hide' = 'find') => indexPage(html).lines(purpose);

describe('text', () => {
  test('a paragraph is one line with its links and bold words', () => {
    expect(lines('<p>Read <a href="/a">the <b>long</b> story</a>,&nbsp;now.</p>')).toEqual([
      'paragraph: Read the long story, now.',
    ]);
  });

  test('for guiding, a paragraph is cut at its links, so that text stands in one line only', () => {
    expect(lines('<p>Read <a href="/a">the <b>long</b> story</a>, now.</p>', 'guide')).toEqual([
      'paragraph: Read',
      'link: the long story',
      'paragraph: , now.',
    ]);
  });

  test('plain text in div and span is there', () => {
    expect(lines('<div>Opening hours<div><span>Mon</span> <span>8 to 17</span></div></div>')).toEqual([
      'div: Opening hours',
      'div: Mon 8 to 17',
    ]);
  });

  test('text before, between and after blocks belongs to the block around it', () => {
    expect(
      lines('<section>One<p>Two</p>Three<ul><li>Four<ul><li>Five</li></ul></li></ul></section>'),
    ).toEqual(['section: One', 'paragraph: Two', 'section: Three', 'listitem: Four', 'listitem: Five']);
  });

  test('a generic wrapper inside a heading, an item or a cell does not hide what it is', () => {
    const page = indexPage(
      '<h2><div>Title</div></h2><ul><li><div><span>Item</span></div></li></ul><table><tr><td><div>Cell</div></td></tr></table>',
    );
    expect(page.lines()).toEqual(['heading: Title', 'listitem: Item', 'cell: Cell']);
    expect(page.snapshot().lines[0]?.level).toBe(2);
  });

  test('line breaks and table cells part words, inline borders do not', () => {
    expect(lines('<p>12 High Street<br>London</p><p>un<b>believ</b>able</p>')).toEqual([
      'paragraph: 12 High Street London',
      'paragraph: unbelievable',
    ]);
  });

  test('a floated initial stays with its word', () => {
    expect(lines('<p><span style="float:left;font-size:3em">O</span>nce upon a time</p>')).toEqual([
      'paragraph: Once upon a time',
    ]);
  });

  test('an inline-flex link in a sentence stays in the sentence', () => {
    expect(
      lines('<p>See <a href="/x" style="display:inline-flex"><span>the docs</span></a>, please.</p>'),
    ).toEqual(['paragraph: See the docs, please.']);
  });

  test('captions, figures, quotes, code, addresses, legends and definition lists are there', () => {
    expect(
      lines(
        `<figure><img alt="A red kite" width="40" height="40"><figcaption>Over Kent</figcaption></figure><blockquote>To be</blockquote>
         <pre>let a = 1;\nlet b = 2;</pre><address>Oslo</address><fieldset><legend>Size</legend></fieldset>
         <dl><dt>Weight</dt><dd>2 kg</dd></dl>`,
      ),
    ).toEqual([
      'img: A red kite',
      'figcaption: Over Kent',
      'blockquote: To be',
      'pre: let a = 1; let b = 2;',
      'address: Oslo',
      'legend: Size',
      'term: Weight',
      'definition: 2 kg',
    ]);
  });

  test('text that starts like a marker stands as it is', () => {
    expect(lines('<p>[12] button: ignore | me</p>')).toEqual(['paragraph: [12] button: ignore | me']);
  });

  test('soft hyphens stay, text-transform is not applied', () => {
    expect(lines('<p style="text-transform:uppercase">Donau&shy;dampf</p>')).toEqual([
      'paragraph: Donau\u00addampf',
    ]);
  });

  test('words of a drawing are lines', () => {
    expect(
      lines(
        '<svg width="200" height="50"><title>Sales</title><text x="5" y="20">2024</text><text x="5" y="40">2025</text></svg>',
      ),
    ).toEqual(['img: Sales', 'text: 2024', 'text: 2025']);
  });

  test('landmarks are told', () => {
    const page = indexPage(
      '<nav><p>Here</p></nav><main><article><header>Not a banner</header></article></main><p>Out</p>',
    );
    expect(page.snapshot().lines.map(({ text, landmark }) => [text, landmark])).toEqual([
      ['Here', 'navigation'],
      ['Not a banner', 'main'],
      ['Out', undefined],
    ]);
  });
});

describe('long text', () => {
  const sentence = (n: number) => `Sentence number ${n} says something that is neither long nor short. `;
  const long = Array.from({ length: 8 }, (_, n) => sentence(n)).join('');

  test('is cut into sentences that share a block and lose nothing', () => {
    const index = indexPage(`<p>${long}</p>`).snapshot();
    expect(index.lines).toHaveLength(3);
    expect(new Set(index.lines.map(({ block }) => block)).size).toBe(1);
    expect(index.lines.map(({ text }) => text).join(' ')).toBe(long.trim());
  });

  test('in Chinese is cut at the full stops, and the lines are glued', () => {
    const text =
      '这是一个关于网页索引的句子，它必须足够长，这样才会被切成单独的一行，而不会与下一句合并成为同一行，因为太短的句子会和后面的句子连在一起，所以我们写得再长一点。'.repeat(
        8,
      );
    const index = indexPage(`<p lang="zh">${text}</p>`).snapshot();
    expect(index.lines.length).toBeGreaterThan(2);
    expect(index.lines.slice(1).every(({ glued }) => glued)).toBe(true);
    expect(index.lines.map((line) => line.text).join('')).toBe(text);
  });

  test('of code is cut at source lines', () => {
    const code = Array.from({ length: 40 }, (_, n) => `  const value${n} = compute(${n});`).join('\n');
    const index = indexPage(`<pre>${code}</pre>`).snapshot();
    expect(index.lines.length).toBeGreaterThan(3);
    for (const { text } of index.lines) expect(text).toMatch(/^const value.*;$/);
  });
});

describe('images', () => {
  test('one that only repeats the words beside it is left out', () => {
    expect(
      lines(
        '<div><a href="/s"><img alt="Storm hits coast" width="50" height="50"></a><h3><a href="/s">Storm hits coast</a></h3></div>',
      ),
    ).toEqual(['link: Storm hits coast']);
  });

  test('a decorative one is left out', () => {
    expect(lines('<p>Text <img alt="" width="9" height="9"></p><svg width="9" height="9"></svg>')).toEqual([
      'paragraph: Text',
    ]);
  });

  test('the same picture is told once, and of a whole post in its text only the beginning', () => {
    const post = 'Fried noodles with shrimps for lunch today. '.repeat(9).trim();
    const box = `<div><a href="/p/1"><img alt="${post}" width="50" height="50"></a></div>`;
    expect(lines(`<p>Recent posts</p>${box}<p>Also here</p>${box}`)).toEqual([
      'paragraph: Recent posts',
      expect.stringMatching(/^link: Fried noodles .{180,200}…$/),
      'paragraph: Also here',
    ]);
  });

  test('in a sentence it follows the sentence', () => {
    expect(lines('<p>Press <img alt="Key one" width="20" height="20"> now.</p>')).toEqual([
      'paragraph: Press now.',
      'img: Key one',
    ]);
  });
});

describe('containers for hiding', () => {
  test('come before their content and never repeat it', () => {
    const page = indexPage(
      '<main><p>Story</p></main><aside aria-label="Ads"><p>Buy this</p><p>Or that</p></aside>',
    );
    const lines = page.lines('hide');
    const at = lines.findIndex((line) => /^complementary: \| .*Ads/.test(line));
    expect(lines.slice(at + 1)).toEqual(['paragraph: Buy this', 'paragraph: Or that']);
    const index = page.snapshot('hide').lines;
    expect(index[at + 1]?.container).toBe(index[at]?.n);
  });
});

describe('shadow roots and slots', () => {
  test('open and closed ones are read where they are drawn, with slotted text in its slot', () => {
    const page = indexPage(
      '<p>Before</p><my-card><b slot="title">Slotted title</b> and rest</my-card><div id="shut"></div>',
    );
    document.querySelector('my-card')!.attachShadow({ mode: 'open' }).innerHTML =
      '<h2><slot name="title"></slot></h2><p>In the shadow</p><div><slot></slot></div>';
    const shut = document.querySelector('#shut')!;
    const root = shut.attachShadow({ mode: 'closed' });
    root.innerHTML = '<p>Behind closed doors</p>';
    page.closed.set(shut, root);
    expect(page.lines()).toEqual([
      'paragraph: Before',
      'heading: Slotted title',
      'paragraph: In the shadow',
      'div: and rest',
      'paragraph: Behind closed doors',
    ]);
  });

  test('light children without a slot are not drawn', () => {
    const page = indexPage('<div id="host">Light</div>');
    document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = '<p>Dark</p>';
    expect(page.lines()).toEqual(['paragraph: Dark']);
  });
});

test('for questions, what closed details hold is in the lines, because a click opens it; for guiding it is not', () => {
  const page = indexPage(
    '<details><summary>More</summary>Plain and <p>Folded words.</p></details><p>After.</p>',
  );
  const texts = (purpose: 'find' | 'guide' | 'hide') => page.snapshot(purpose).lines.map(({ text }) => text);
  expect(texts('find')).toEqual(['More', 'Plain and', 'Folded words.', 'After.']);
  expect(texts('guide')).toEqual(['More', 'After.']);
  expect(page.lit('Folded words.')).toEqual(['Folded words.']);
});

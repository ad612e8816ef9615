import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const lines = (html: string, purpose: 'find' | 'guide' = 'guide') => indexPage(html).lines(purpose);

describe('names', () => {
  test('a label stands in the line of its field and nowhere else', () => {
    expect(lines('<label for="m">E-mail</label> <input id="m" value="a@b.c" required>')).toEqual([
      'textbox: E-mail | required | value "a@b.c"',
    ]);
  });

  test('a label around its field, aria-labelledby, placeholder and title all name it', () => {
    expect(
      lines(
        `<div><label>Country <select><option>Chad</option><option selected>Peru</option></select></label></div>
         <div><span id="q">Quantity</span> <input aria-labelledby="q" type="number"></div>
         <div><input placeholder="Search the shop" type="search"></div><div><textarea title="Remarks"></textarea></div>`,
      ),
    ).toEqual([
      'combobox: Country | value "Peru" | options: Chad; Peru',
      'spinbutton: Quantity',
      'searchbox: Search the shop',
      'textbox: Remarks',
    ]);
  });

  test('a label whose words are not the name keeps its own line', () => {
    expect(
      lines('<div><label for="x">Visible words</label></div><input id="x" aria-label="Other name">'),
    ).toEqual(['div: Visible words', 'textbox: Other name']);
  });

  test('submit buttons have their value, image buttons their alt', () => {
    expect(
      lines(
        '<form><input type="submit" value="Send now"><input type="image" alt="Go" width="20" height="20" src="data:,"></form>',
      ),
    ).toEqual(['button: Send now', 'button: Go']);
  });

  test('words for screen readers belong to the name', () => {
    const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)';
    expect(lines(`<a href="/a">Read more <span style="${hidden}">about kites</span></a>`)).toEqual([
      'link: Read more about kites',
    ]);
  });

  test('an aria-label goes over other visible words, which follow as a note', () => {
    expect(lines('<button aria-label="Close dialog">X1</button>')).toEqual([
      'button: Close dialog | shows "X1"',
    ]);
  });

  test('visible words go before an aria-label that has none of them: they are what a person looks for', () => {
    expect(
      lines(
        '<button aria-label="Button for consent to all services">Accept everything</button><a href="/o" aria-label="Ole.com.ar">Diario Olé</a>',
      ),
    ).toEqual([
      'button: Accept everything | named "Button for consent to all services"',
      'link: Diario Olé | named "Ole.com.ar"',
    ]);
    expect(lines('<a href="/k" aria-label="Law 3 (34 entries)">Law 3 (34)</a>')).toEqual([
      'link: Law 3 (34 entries) | shows "Law 3 (34)"',
    ]);
    expect(
      lines(
        '<button aria-label="Close"><i style="font-family: Material Icons">cancel</i></button><button role="combobox" aria-label="Country">Kenya</button>',
      ),
    ).toEqual(['button: Close | shows "cancel"', 'combobox: Country | shows "Kenya"']);
  });

  test('many visible words under an aria-label keep a line of their own', () => {
    expect(
      lines(
        '<a href="/s" aria-label="Story 4"><div>The council has decided to close the old bridge for good</div></a>',
      ),
    ).toEqual([
      'link: Story 4',
      expect.stringMatching(/: The council has decided to close the old bridge for good$/),
    ]);
  });

  test('a nameless button tells what it can', () => {
    expect(
      lines(
        '<div>Invoice 7 <button id="del" class="btn"><svg width="16" height="16"><use href="#icon-trash"></use></svg></button></div>',
      ),
    ).toEqual([
      'div: Invoice 7',
      expect.stringMatching(/^button: \| id del \| icon .*icon-trash.* \| near "Invoice 7"$/),
    ]);
  });

  test('a nameless link tells where it goes', () => {
    expect(lines('<a href="https://example.org/cart"><svg width="16" height="16"></svg></a>')).toEqual([
      'link: | to example.org/cart',
    ]);
  });

  test('a control that is aria-hidden but seen has the name that is seen', () => {
    expect(lines('<nav aria-hidden="true"><a href="/">Home</a></nav>')).toEqual(['link: Home']);
  });
});

describe('state', () => {
  test('of boxes, toggles, folds and fields is told', () => {
    expect(
      lines(
        `<div><label><input type="checkbox" checked>News</label></div><div><input type="radio" aria-label="Red"></div>
         <div><button aria-pressed="true">Bold</button></div><div><button aria-expanded="false" disabled>Menu</button></div>
         <div role="tab" aria-selected="true" tabindex="0">Reviews</div><details><summary>More</summary>Folded</details>`,
      ),
    ).toEqual([
      'checkbox: News | checked',
      'radio: Red | not checked',
      'button: Bold | pressed',
      'button: Menu | collapsed | disabled',
      'tab: Reviews | selected',
      'button: More | collapsed',
    ]);
  });

  test('an open fold shows its text', () => {
    expect(lines('<details open><summary>More</summary>Unfolded</details>')).toEqual([
      'button: More | expanded',
      'details: Unfolded',
    ]);
  });

  test('secrets never appear', () => {
    const text = lines(
      `<input type="password" value="hunter2" aria-label="Key"><input autocomplete="one-time-code" value="424242" aria-label="Code">
       <input autocomplete="cc-number" value="4111111111111111"><input name="cvv" value="987"><input type="text" id="password" value="hunter3">
       <label>Pay <input type="text" name="card_number" value="5500005555555559"> <input aria-label="Note" value="hi"></label>`,
    ).join('\n');
    expect(text).not.toMatch(/hunter|424242|4111|987|5500/);
    expect(text).toContain('textbox: Key | password | filled in');
  });

  test('long lists of options are cut short', () => {
    const options = Array.from({ length: 300 }, (_, n) => `<option>Option ${n}</option>`).join('');
    const [line] = lines(`<select aria-label="Many">${options}</select>`);
    expect(line?.length).toBeLessThan(450);
    expect(line).toContain('300 in all');
  });
});

describe('what is a control', () => {
  test('a box hidden behind its label is seen as the label', () => {
    const page = indexPage(
      '<input id="c" type="checkbox" style="opacity:0;position:absolute;width:0;height:0"><label for="c">I agree to the terms</label>',
    );
    expect(page.lines('guide')).toEqual(['checkbox: I agree to the terms | not checked']);
    const [line] = page.snapshot('guide').lines;
    expect(line!.box.width).toBeGreaterThan(50);
    expect(page.context.refs.resolve(line!.n).shownBy).toBe(document.querySelector('label'));
  });

  test('an upload field without a box is seen as its label', () => {
    expect(lines('<label>Choose a photo<input type="file" style="display:none"></label>')).toEqual([
      'input: Choose a photo | file',
    ]);
  });

  test('only the outermost element under a pointer cursor', () => {
    expect(lines('<div style="cursor:pointer"><span><b>Open</b> settings</span></div>')).toEqual([
      'div: Open settings',
    ]);
    expect(
      indexPage('<div style="cursor:pointer"><span>Open</span></div>').snapshot('guide').lines[0]?.kind,
    ).toBe('control');
  });

  test('an element with a handler attribute, and an icon that only its cursor betrays', () => {
    expect(lines('<span onclick="go()">Next page</span>')).toEqual(['span: Next page']);
    expect(
      lines('<i class="icon-close" style="cursor:pointer;display:inline-block;width:16px;height:16px"></i>'),
    ).toEqual(['i: | icon close']);
  });

  test('a clickable card with links inside is told by its links', () => {
    expect(lines('<div style="cursor:pointer"><h3>Kite</h3><p>Red</p><a href="/b">Buy</a></div>')).toEqual([
      'heading: Kite',
      'paragraph: Red',
      'link: Buy',
    ]);
  });

  test('a link around a card is one line, with the level of its heading', () => {
    const page = indexPage('<a href="/k"><h3>Red kite</h3><p>Milvus milvus</p></a>');
    expect(page.lines()).toEqual(['link: Red kite Milvus milvus']);
    expect(page.snapshot().lines[0]?.level).toBe(3);
  });

  test('a link around a long text has a short name, and its parts have lines', () => {
    const long = 'Words that go on and on. '.repeat(30);
    const [first, ...rest] = lines(`<a href="/k"><h3>Red kite</h3><p>${long}</p></a>`);
    expect(first).toBe('link: Red kite');
    expect(rest.every((line) => line.startsWith('paragraph: '))).toBe(true);
  });

  test('an editor is a textbox, and its text stands on its own', () => {
    expect(
      lines('<div contenteditable="true" aria-label="Message"><p>Dear all,</p><p>hello.</p></div>'),
    ).toEqual(['textbox: Message', 'paragraph: Dear all,', 'paragraph: hello.']);
  });

  test('players and lists of options', () => {
    expect(lines('<video controls aria-label="Tour" width="100" height="60"></video>')).toEqual([
      'video: Tour',
    ]);
    expect(
      lines(
        '<ul role="listbox"><li role="option" aria-selected="true">Small</li><li role="option">Large</li></ul>',
      ),
    ).toEqual(['option: Small | selected', 'option: Large']);
  });

  test('a button in a sentence has a line of its own also for finding', () => {
    expect(lines('<div>Your cart is empty. <button>Shop now</button></div>', 'find')).toEqual([
      'div: Your cart is empty.',
      'button: Shop now',
    ]);
  });

  test('a skip link that cannot be seen is left out', () => {
    expect(
      lines('<a href="#m" style="position:absolute;left:-9999px">Skip to content</a><p>Text</p>'),
    ).toEqual(['paragraph: Text']);
  });

  test('links in a label can be chosen by themselves when guiding', () => {
    expect(lines('<label><input type="checkbox"> I accept the <a href="/t">terms</a></label>')).toEqual([
      'checkbox: I accept the terms | not checked',
      'link: terms',
    ]);
  });
});

test('letters of an icon font name nothing: where the link leads is told as of a nameless one', () => {
  expect(indexPage('<p><a href="https://tumblr.example/share">\ue001</a></p>').lines('guide')).toEqual([
    'link: \ue001 | to tumblr.example/share',
  ]);
});

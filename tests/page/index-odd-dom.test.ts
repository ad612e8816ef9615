import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

describe('a page cannot make the walk throw', () => {
  test('with a form whose controls clobber its properties', () => {
    const names =
      'name parentNode children childNodes firstChild nextSibling nodeType tagName localName attributes getAttribute id className style shadowRoot isConnected ownerDocument getBoundingClientRect checkVisibility querySelectorAll contains closest getRootNode isContentEditable labels hasAttribute dataset textContent'.split(
        ' ',
      );
    const inputs = names.map((name) => `<input name="${name}" aria-label="Field ${name}">`).join('');
    const page = indexPage(`<form><p>Before</p>${inputs}<button>Go</button></form>`);
    for (const purpose of ['find', 'guide', 'hide'] as const) {
      const lines = page.lines(purpose).filter((line) => !line.startsWith('form'));
      expect(lines).toHaveLength(names.length + 2);
      expect(lines.at(-1)).toBe('button: Go');
    }
    const { n } = page.snapshot('guide').lines.at(-1)!;
    expect(page.context.refs.resolve(n).text).toBe('Go');
  });

  test('with elements that clobber the document', () => {
    const page = indexPage(
      '<form name="documentElement"></form><img name="body" alt=""><form name="title"><p>Text</p></form>',
    );
    expect(page.lines()).toEqual(['paragraph: Text']);
    for (const element of document.querySelectorAll('form, img')) element.remove();
  });

  test('with aria-owns in a circle and labels that name each other', () => {
    const page = indexPage(
      '<div id="a" role="button" aria-owns="b">A</div><div id="b" role="button" aria-owns="a">B</div>' +
        '<input id="c" aria-labelledby="d"><input id="d" aria-labelledby="c"><input id="e" aria-labelledby="e gone">',
    );
    expect(page.lines('guide').slice(0, 2)).toEqual(['button: A', 'button: B']);
  });

  test('with nested controls, links in links and stray cells', () => {
    const page = indexPage('<p>x</p>');
    const link = document.createElement('a');
    link.href = '/outer';
    link.innerHTML = 'Outer <button>Inner</button>';
    const nested = document.createElement('a');
    nested.href = '/nested';
    nested.textContent = 'Nested';
    link.append(nested);
    const cell = document.createElement('td');
    cell.textContent = 'Stray';
    document.body.replaceChildren(link, cell);
    expect(page.lines('guide')).toEqual(['link: Outer', 'button: Inner', 'link: Nested', 'cell: Stray']);
  });

  test('with elements of another document’s making', () => {
    const frame = document.createElement('iframe');
    const page = indexPage('');
    document.body.append(frame);
    const alien = frame.contentDocument!.createElement('form');
    alien.innerHTML = '<p>Adopted</p><input name="parentNode" aria-label="Name">';
    document.body.append(document.adoptNode(alien));
    frame.remove();
    expect(page.lines('guide')).toEqual(['paragraph: Adopted', 'textbox: Name']);
  });

  test('with a tree two thousand levels deep', () => {
    const page = indexPage('');
    let at: Element = document.body;
    for (let level = 0; level < 2000; level++) at = at.appendChild(document.createElement('span'));
    at.textContent = 'Bottom';
    expect(page.lines()).toEqual(['body: Bottom']);
  });

  test('with odd attributes: spans beyond sense, unknown roles, broken links', () => {
    const page = indexPage(
      '<table><tr><td colspan="99999999" rowspan="-4">Cell</td></tr></table><div role="banana">Fruit</div><a href="http://[bad">Bad</a>' +
        '<a href="javascript:void(0)"><svg width="16" height="16"></svg></a>',
    );
    expect(page.lines('guide').slice(0, 3)).toEqual(['cell: Cell', 'div: Fruit', 'link: Bad']);
  });
});

test('an empty document has an empty index', () => {
  const index = indexPage('').snapshot();
  expect(index).toMatchObject({ lines: [], children: [], nextFree: 1, canvasOnly: false });
});

test('the page around the index is told: title, language, darkness, selection', () => {
  const page = indexPage('<p>Pick these words</p>');
  document.title = ' A\n title ';
  document.documentElement.lang = 'en';
  document.body.style.background = '#112';
  getSelection()!.selectAllChildren(document.querySelector('p')!);
  expect(page.snapshot()).toMatchObject({
    title: 'A title',
    lang: 'en',
    dark: true,
    selection: 'Pick these words',
  });
  document.body.removeAttribute('style');
});

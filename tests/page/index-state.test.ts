import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const lines = (html: string, purpose: 'find' | 'guide' = 'guide') => indexPage(html).lines(purpose);

describe('what is chosen', () => {
  test('is told of a plain list by the one class that differs', () => {
    const items = (classes: string[]) =>
      classes.map((name, i) => `<li class="item ${name}"><a href="/${i}">View ${i}</a></li>`).join('');
    expect(lines(`<ul>${items(['', 'active', ''])}</ul>`)).toEqual([
      'link: View 0',
      'link: View 1 | selected',
      'link: View 2',
    ]);
    expect(lines(`<ul>${items(['active', 'active', ''])}</ul>`).join()).not.toContain('selected');
    expect(lines('<div><button class="active">A</button><button>B</button></div>').join()).not.toContain(
      'selected',
    );
  });

  test('keeps its place in a menu of a question', () => {
    const html =
      '<nav><a href="/a">Home</a> <a href="/b" aria-current="page">Sport</a> <a href="/c" aria-haspopup="true">More</a></nav>';
    expect(lines(html, 'find')).toEqual(['list: Home ¦ Sport ¦ More | current "Sport"']);
    expect(lines(html)).toEqual(['link: Home', 'link: Sport | current', 'link: More | collapsed']);
  });
});

describe('what opens a menu', () => {
  test('is collapsed until its menu can be seen', () => {
    const html = (style: string) =>
      `<button aria-haspopup="menu" aria-controls="m">Sort</button><ul id="m" role="menu" style="${style}"><li role="menuitem">Name</li></ul>`;
    expect(lines(html('display:none'))[0]).toBe('button: Sort | collapsed');
    expect(lines(html(''))[0]).toBe('button: Sort | expanded');
    expect(lines('<button aria-haspopup="false">Sort</button>')).toEqual(['button: Sort']);
  });
});

describe('a field', () => {
  test('says why the browser refuses its value, not that it is still empty', () => {
    const [mail, empty] = lines(
      '<div><input aria-label="Mail" type="email" value="nobody"></div><div><input aria-label="Name" required></div>',
    );
    expect(mail).toMatch(/^textbox: Mail \| invalid: ".*@.*" \| value "nobody"$/);
    expect(empty).toBe('textbox: Name | required');
  });

  test("takes the page's own words for an error", () => {
    expect(
      lines(
        '<input aria-label="Code" aria-invalid="true" aria-errormessage="e" value="x"><p id="e">Too short</p>',
      )[0],
    ).toBe('textbox: Code | invalid: "Too short" | value "x"');
  });

  test('that is private repeats nothing of its value', () => {
    const [line] = lines(
      '<input aria-label="Card number" autocomplete="cc-number" pattern="[0-9]{16}" value="12">',
    );
    expect(line).toBe('textbox: Card number | invalid | filled in');
  });

  test('shows the line breaks of its value', () => {
    expect(lines('<textarea aria-label="Note">One\n\n  two\nthree </textarea>')).toEqual([
      'textbox: Note | value "One ⏎ two ⏎ three"',
    ]);
  });

  test('has the focus when guiding', () => {
    const page = indexPage('<input aria-label="A"><input aria-label="B">');
    document.querySelectorAll('input')[1]!.focus();
    expect(page.lines('guide')).toEqual(['textbox: A', 'textbox: B | focused']);
    expect(page.lines('find')).toEqual(['textbox: A', 'textbox: B']);
  });
});

describe('an open dialog', () => {
  const html =
    '<main><p>Words of the page.</p><button>Book</button></main><dialog aria-label="Sign in"><input aria-label="Mail"><button>Go</button></dialog>';

  test('comes first, and says once what it covers', () => {
    const page = indexPage(html);
    document.querySelector('dialog')!.showModal();
    const [dialog, ...rest] = page.lines('guide');
    expect(dialog).toBe('dialog: | label: Sign in | open; all but the next 2 lines are behind it');
    expect(rest.map((line) => line.replace(' | focused', ''))).toEqual([
      'textbox: Mail',
      'button: Go',
      'paragraph: Words of the page.',
      'button: Book',
    ]);
    const marked = page.snapshot('guide').lines.filter(({ behind }) => behind);
    expect(marked.map(({ text }) => text)).toEqual(['Words of the page.', 'Book']);
    const { n } = page.snapshot('guide').lines[0]!;
    expect(page.context.refs.resolve(n).element).toBe(document.querySelector('dialog'));
  });

  test('that leaves the page free is in its place', () => {
    const page = indexPage(html);
    document.querySelector('dialog')!.show();
    expect(page.lines('guide')[0]).toBe('paragraph: Words of the page.');
  });

  test('has with it what is drawn over it', () => {
    indexPage('');
    const page = indexPage(
      `<main><button>Book</button></main>
       <div role="dialog" aria-modal="true" style="position:fixed;inset:0;background:white"><button>Pick</button></div>
       <div style="position:fixed;top:50px;left:0;z-index:9"><button>Monday</button></div>`,
    );
    expect(page.lines('guide')).toEqual([
      'dialog: | open; all but the next 2 lines are behind it',
      'button: Pick',
      'button: Monday',
      'button: Book',
    ]);
  });
});

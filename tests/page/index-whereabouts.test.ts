import { describe, expect, test } from 'vitest';
import { indexPage } from './index-page.ts';

const controls = (html: string, purpose: 'find' | 'guide' | 'hide' = 'guide'): string[] =>
  indexPage(html)
    .lines(purpose)
    .filter((line) => /^(?:button|link|textbox|checkbox)/.test(line));

describe('controls that look alike', () => {
  const boxes =
    '<div><h2>Route</h2><p>Town</p><button>Edit</button></div><div><h2>Guests</h2><button>Edit</button></div>';

  test('say under which heading each stands, whatever the lines are for', () => {
    for (const purpose of ['guide', 'find', 'hide'] as const) {
      expect(controls(boxes, purpose)).toEqual(['button: Edit | in "Route"', 'button: Edit | in "Guests"']);
    }
  });

  test('are not told by the mark that a heading is linked by', () => {
    const part = (title: string) =>
      `<h2>${title} <a href="#${title}">¶</a></h2><p>Text</p><button>Edit</button>`;
    expect(controls(part('Route') + part('Guests')).filter((line) => line.startsWith('button'))).toEqual([
      'button: Edit | in "Route"',
      'button: Edit | in "Guests"',
    ]);
  });

  test('say nothing of it where a control has no like', () => {
    expect(controls('<h2>Route</h2><button>Edit</button><button>Save</button><a href="/e">Edit</a>')).toEqual(
      ['button: Edit', 'button: Save', 'link: Edit'],
    );
  });

  test('take the name of a region, dialog or group of fields, and the title of a card', () => {
    expect(
      controls(
        `<section aria-label="Billing"><input aria-label="Street"></section><fieldset><legend>Delivery</legend><input aria-label="Street"></fieldset>
         <ul><li><a href="/kite">Red kite</a><button>Buy</button></li><li><a href="/owl">Barn owl</a><button>Buy</button></li></ul>`,
      ),
    ).toEqual([
      'textbox: Street | in "Billing"',
      'textbox: Street | in "Delivery"',
      'link: Red kite',
      'button: Buy | in "Red kite"',
      'link: Barn owl',
      'button: Buy | in "Barn owl"',
    ]);
  });

  test('take no heading that stands behind them where words stand before them', () => {
    const letter = (title: string) => `<div><p>${title}</p><form><input aria-label="Mail"></form></div>`;
    expect(
      controls(
        `<main>${letter('Weekly letter')}</main><aside>${letter('Daily letter')}<h3>Videos</h3></aside>`,
      ),
    ).toEqual(['textbox: Mail | in "Weekly letter"', 'textbox: Mail | in "Daily letter"']);
  });

  test('in a table belong to their row', () => {
    const row = (name: string) => `<tr><td>${name}</td><td>3</td><td><button>Delete</button></td></tr>`;
    expect(
      controls(`<table><tr><th>Name<th>Count<th>Action</tr>${row('Kites')}${row('Owls')}</table>`),
    ).toEqual(['button: Delete | in "Kites"', 'button: Delete | in "Owls"']);
  });

  test('stand under the heading above where all are siblings, else in a landmark', () => {
    expect(controls('<h3>Mon</h3><button>Book</button><h3>Tue</h3><button>Book</button>')).toEqual([
      'button: Book | in "Mon"',
      'button: Book | in "Tue"',
    ]);
    expect(
      controls(
        '<header><a href="/in">Log in</a></header><main><p>Hello.</p></main><footer><a href="/in?f">Log in</a></footer>',
      ),
    ).toEqual(['link: Log in | in header', 'link: Log in | in footer']);
  });

  test('for a question, links to the same place need not be told apart', () => {
    const html =
      '<div><h2>One</h2><a href="/in">Log in</a></div><p>Hello.</p><div><h2>Two</h2><a href="/in">Log in</a></div>';
    expect(controls(html, 'find')).toEqual(['link: Log in', 'link: Log in']);
    expect(controls(html)).toEqual(['link: Log in | in "One"', 'link: Log in | in "Two"']);
  });

  test('for a question, marks that lead to places of the page need not be told apart', () => {
    const html =
      '<div><h2>One</h2><a href="#one">¶</a></div><p>Hello.</p><div><h2>Two</h2><a href="#two">¶</a></div>';
    expect(controls(html, 'find')).toEqual(['link: ¶', 'link: ¶']);
  });

  test('keep the note short', () => {
    const long = 'A heading that goes on and on about everything that stands below it';
    expect(
      controls(
        `<div><h2>${long}</h2><button>Edit</button></div><div><h2>B</h2><button>Edit</button></div>`,
      )[0],
    ).toBe('button: Edit | in "A heading that goes on and on about ever…"');
  });

  test('have their place in one line each among a thousand', () => {
    const rows = Array.from({ length: 1000 }, (_, i) => `<div><h3>Card ${i}</h3><button>Open</button></div>`);
    expect(controls(rows.join('')).at(-1)).toBe('button: Open | in "Card 999"');
  });
});

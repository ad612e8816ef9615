import { afterEach, describe, expect, test } from 'vitest';
import { controlFactsOf } from '../../src/page/guide/control-facts.ts';
import { sealOf } from '../../src/page/guide/seal.ts';

afterEach(() => document.body.replaceChildren());

function factsOf(html: string) {
  document.body.innerHTML = html;
  return controlFactsOf(document.querySelector('#b')!);
}

describe('the form of a control', () => {
  test.each([
    [
      '<form method=post><input><button id=b>Go</button></form>',
      { sent: true, method: 'post', asks: ['text'] },
    ],
    ['<form><input><button id=b formmethod=POST>Go</button></form>', { sent: true, method: 'post' }],
    ['<form action="/find"><input name=x><button id=b>Go</button></form>', { sent: true, method: 'get' }],
    ['<form><input name=x><button id=b>Go</button></form>', { sent: true, method: 'script' }],
    ['<form method=post><input><button id=b type=button>Go</button></form>', { sent: false, method: 'post' }],
    [
      '<form id=f method=post></form><button id=b form=f>Go</button>',
      { sent: true, method: 'post', asks: [] },
    ],
    ['<form role=search><input name=x><button id=b>Go</button></form>', { search: true }],
    ['<search><form><input name=x><button id=b>Go</button></form></search>', { search: true }],
    ['<form><input name=q><button id=b>Go</button></form>', { search: true }],
    [
      '<form><input name=q><input type=email><button id=b>Go</button></form>',
      { search: false, asks: ['text', 'contact'] },
    ],
    [
      '<form><input autocomplete=cc-number><button id=b type=button>Go</button></form>',
      { asks: ['payment'] },
    ],
    ['<form><input type=password><button id=b>Go</button></form>', { asks: ['password'] }],
    ['<form method=post><button id=b><span>Go</span></button></form>', { sent: true }],
    [
      '<form method=post><input name=action><input name=method><button id=b>Go</button></form>',
      { sent: true, method: 'post' },
    ],
  ])('%s', (html, form) => {
    expect(factsOf(html).form).toMatchObject(form);
  });
});

test('all names of a control are told, also those of its icon', () => {
  const { names } = factsOf(
    '<button id=b title="Remove it"><svg class="icon-trash" aria-hidden=true><title>Waste bin</title></svg></button>',
  );
  expect(names.join(' ; ')).toContain('Remove it');
  expect(names.join(' ; ')).toContain('Waste bin');
  expect(names.join(' ; ')).toContain('icon-trash');
});

test('what a person has entered is no name, and breaks no seal', () => {
  const html = '<label for=b>City</label><input id=b value="Rome">';
  const { names, seal } = factsOf(html);
  expect(names).toEqual(['City']);
  (document.querySelector('#b') as HTMLInputElement).value = 'Paris';
  expect(sealOf(document.querySelector('#b')!)).toBe(seal);
});

test('a dialog is told with its other buttons, and whether it is an alert', () => {
  const { dialog } = factsOf(
    '<div role=alertdialog><h2>Leave?</h2><button>Cancel</button><button id=b>Zorgle</button><button hidden>No</button></div>',
  );
  expect(dialog).toEqual({ alert: true, words: 'Leave?', others: ['Cancel'] });
});

test('what stands around a control is named, nearest first', () => {
  const { around } = factsOf(
    '<main class="page-billing"><h1>Shop</h1><section id="dangerZone"><h2>Careful</h2><div><button id=b>Go</button></div></section></main>',
  );
  expect(around.slice(0, 2)).toEqual(['Careful', 'danger Zone']);
  expect(around).toContain('page-billing');
  expect(around).toContain('Shop');
});

describe('a button is drawn as a warning', () => {
  const beside = (style: string, other = 'background:#0a58ca;color:#fff') =>
    factsOf(`<div><button style="${other}">Keep</button><button id=b style="${style}">Zorgle</button></div>`)
      .warns;
  test.each([
    ['red among others', 'background:#d32f2f;color:#fff', undefined, true],
    ['red letters', 'background:#fff;color:#c00', undefined, true],
    ['red border', 'background:#fff;border:1px solid #e53935', undefined, true],
    ['red as all of this site', 'background:#d32f2f;color:#fff', 'background:#e53935', false],
    ['blue', 'background:#0a58ca;color:#fff', undefined, false],
    ['orange', 'background:#ff9800', undefined, false],
    ['see-through red', 'background:rgba(255,0,0,.1)', undefined, false],
  ])('%s', (_, style, other, warns) => {
    expect(beside(style, other)).toBe(warns);
  });
  test('by the class that design systems give it', () => {
    expect(factsOf('<button id=b class="btn btn-danger">Zorgle</button>').warns).toBe(true);
    expect(factsOf('<button id=b class="endangered">Zorgle</button>').warns).toBe(false);
  });
});

test('links that frameworks make act are told', () => {
  expect(factsOf('<a id=b href="/x" data-method=delete>Go</a>').link).toEqual({ href: '/x', acts: true });
  expect(factsOf('<a id=b href="/x">Go</a>').link).toEqual({ href: '/x', acts: false });
  expect(factsOf('<button id=b hx-delete="/x">Go</button>').link).toMatchObject({ acts: true });
});

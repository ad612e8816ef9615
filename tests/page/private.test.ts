import { afterEach, describe, expect, test } from 'vitest';
import type { IndexPurpose } from '../../src/contracts/page-index.ts';
import { privateInputOf } from '../../src/page/private/private.ts';
import { indexPage } from './index-page.ts';
import { HARMLESS_FIELDS, markupOf, PRIVATE_FIELDS } from './private-fields.ts';

const PURPOSES: readonly IndexPurpose[] = ['find', 'guide', 'hide'];
let open: { end(): void }[] = [];
afterEach(() => {
  for (const page of open) page.end();
  open = [];
  document.body.innerHTML = '';
});

function pageOf(html: string) {
  const page = indexPage(html);
  open.push(page);
  return page;
}

/** All that is read of a page, for every purpose, as one text. */
const readings = (page: ReturnType<typeof indexPage>): string =>
  PURPOSES.map((purpose) => JSON.stringify(page.snapshot(purpose))).join('\n');

test('the tables are as large as they should be', () => {
  expect(new Set(PRIVATE_FIELDS.map(({ lang }) => lang)).size).toBeGreaterThanOrEqual(30);
  expect(PRIVATE_FIELDS.length).toBeGreaterThanOrEqual(180);
  expect(HARMLESS_FIELDS.length).toBeGreaterThanOrEqual(60);
});

describe('what was typed into a private field', () => {
  test.each(PRIVATE_FIELDS)('is never told: $lang $by "$label"', (field) => {
    const page = pageOf(markupOf(field));
    const read = readings(page);
    expect(read).not.toContain(field.typed);
    expect(read).toContain('filled in');
    expect(privateInputOf(document.getElementById('f1')!)).not.toBeNull();
  });
});

describe('what was typed into any other field', () => {
  test.each(HARMLESS_FIELDS)('is told: $lang $by "$label"', (field) => {
    const page = pageOf(markupOf(field));
    expect(page.lines('guide').join('\n')).toContain(`value "${field.typed}"`);
    expect(privateInputOf(document.getElementById('f1')!)).toBeNull();
  });
});

const SECRET = 'Kuhweide-77-Zebra';

/** Markup with `$` where the secret was typed, and none of the words that a label would have. */
const SIGNS: Record<string, string> = {
  'a password field': '<input type="password" value="$">',
  'a text field drawn as dots': '<input style="-webkit-text-security: disc" value="$">',
  'its autocomplete tokens':
    '<label>Nr. <input autocomplete="section-a billing cc-number" value="$"></label>',
  'its name': '<label>Nr. <input name="cardNumber" value="$"></label>',
  'its id': '<label>Nr. <input id="ctl00_txtPasswordConfirm" value="$"></label>',
  'a data attribute': '<input data-testid="iban-input" value="$">',
  'a class': '<input class="form-control cc-number" value="$">',
  'the box around it alone': '<div class="password-field"><input value="$"></div>',
  'the button beside it':
    '<div><input value="$"><button type="button" aria-label="Hide password"></button></div>',
  'its legend': '<fieldset><legend>Credit card</legend><label>Number <input value="$"></label></fieldset>',
  'a placeholder that draws a card number': '<input placeholder="0000 0000 0000 0000" value="$">',
  'a placeholder that draws a date': '<input placeholder="MM / YY" value="$">',
  'a few digits for a code': '<label>Code <input inputmode="numeric" maxlength="6" value="$"></label>',
  'the label of the widget around it': '<x-input label="Kartennummer"><div><input value="$"></div></x-input>',
  'being a text area': '<label>Seed phrase <textarea>$</textarea></label>',
  'a custom text box':
    '<span id="l">Card number</span><div role="textbox" aria-labelledby="l" tabindex="0">$</div>',
  'an editor': '<div id="l">Kennwort</div><div contenteditable aria-labelledby="l"><p>$</p></div>',
  'an editor inside a sentence':
    '<p>Card number: <span contenteditable aria-label="Card number">$</span> please</p>',
  'a custom list': '<div role="combobox" aria-label="Passport number" tabindex="0">$</div>',
  'a chosen option': '<label>Security question <select><option>a<option selected>$</select></label>',
  'a label with another field in it':
    '<label>Amount for card <input aria-label="Card number" value="$"> <input id="b" value="12"></label>',
  'a name made of another field':
    '<i id="a">Pay</i><input id="c" aria-label="CVC" value="$"><button aria-labelledby="a c">x</button>',
  'a value text': '<div role="spinbutton" aria-label="PIN" tabindex="0" aria-valuetext="$"></div>',
  'the text of a card preview': '<label>Name on card <input value="$"></label><output>$</output><p>$</p>',
  'a title that repeats it': '<input aria-label="Password" value="$" title="$"><button title="$">Go</button>',
};

describe('a private field is known by', () => {
  test.each(Object.entries(SIGNS))('%s', (_, html) => {
    const page = pageOf(html.replaceAll('$', SECRET));
    expect(readings(page)).not.toContain(SECRET);
  });

  test('what was typed: a card number, an IBAN, an identity number, a key', () => {
    for (const typed of [
      '4242424242424242',
      'my card is 4242 4242 4242 4242 ok',
      'DE89 3704 0044 0532 0130 00',
      'GB29NWBK60161331926819',
      '078-05-1120',
      '529.982.247-25',
      '11010519491231002X',
      'sk-proj-abcdefghijklmnop1234',
      'ghp_abcdefghijklmnopqrstuvwxyz0123456789',
    ]) {
      expect(readings(pageOf(`<label>Note <input value="${typed}"></label>`)), typed).not.toContain(typed);
    }
  });

  test('numbers that are none of these are told', () => {
    for (const typed of [
      '4242424242424241',
      'DE88370400440532013000',
      '9783161484100',
      '+49 170 1234567',
      '2026-11-22',
      '1Z999AA10123456784',
    ]) {
      expect(readings(pageOf(`<label>Note <input value="${typed}"></label>`)), typed).toContain(typed);
    }
  });

  test('standing in a row of boxes for one character each', () => {
    const page = pageOf(
      `<div>${[4, 7, 1, 9, 2, 5].map((digit) => `<input maxlength="1" value="${digit}">`).join('')}</div>`,
    );
    expect(page.lines('guide').filter((line) => line.includes('value'))).toEqual([]);
  });

  test('having been a password before it was shown', () => {
    const page = pageOf(`<input id="f" type="password" value="${SECRET}">`);
    page.snapshot('guide');
    document.getElementById('f')!.setAttribute('type', 'text');
    expect(readings(page)).not.toContain(SECRET);
  });

  test('words outside of its shadow tree', () => {
    const page = pageOf(
      '<main><p>Card number</p><x-a></x-a><p>Colour</p><x-b></x-b><x-c label="Mot de passe"></x-c></main>',
    );
    for (const [tag, typed, mode] of [
      ['x-a', SECRET, 'open'],
      ['x-b', 'teal', 'open'],
      ['x-c', SECRET, 'closed'],
    ] as const) {
      const host = document.querySelector(tag)!;
      const root = host.attachShadow({ mode });
      root.innerHTML = `<div><input value="${typed}"></div>`;
      if (mode === 'closed') page.closed.set(host, root);
    }
    const read = readings(page);
    expect(read).not.toContain(SECRET);
    expect(read).toContain('teal');
  });
});

describe('what was typed beside a private field', () => {
  const OTHER = 'anna.example';
  const told = (html: string): boolean => readings(pageOf(html)).includes(OTHER);

  test('is not told in a form with a password, a card or a code', () => {
    expect(
      told(`<form><label>Login name <input value="${OTHER}"></label><input type="password"></form>`),
    ).toBe(false);
    expect(
      told(`<form><label>Vorname <input value="${OTHER}"></label><label>Kartennummer <input></label></form>`),
    ).toBe(false);
    expect(
      told(
        `<form><label>Name <input value="${OTHER}"></label><iframe title="Secure card number input frame"></iframe></form>`,
      ),
    ).toBe(false);
  });

  test('is not told in a form that says that people log in or pay there', () => {
    expect(
      told(`<form><h2>Sign in</h2><label>Name <input value="${OTHER}"></label><button>Next</button></form>`),
    ).toBe(false);
    expect(
      told(
        `<form><label>Name <input value="${OTHER}"></label><button>Zahlungspflichtig bestellen</button></form>`,
      ),
    ).toBe(false);
    expect(
      told(
        `<form action="/account/login"><label>Name <input value="${OTHER}"></label><button>OK</button></form>`,
      ),
    ).toBe(false);
    expect(told(`<form><label>名前 <input value="${OTHER}"></label><button>ログイン</button></form>`)).toBe(
      false,
    );
  });

  test('is not told where the form is made of plain boxes', () => {
    expect(
      told(
        `<main><div><div><label>Name <input value="${OTHER}"></label></div><div><input type="password"></div><button>Go</button></div></main>`,
      ),
    ).toBe(false);
  });

  test('is told in another form of the page, in a search box, and where the whole page is one form', () => {
    expect(
      told(
        `<form><input type="password"></form><form><label>Name <input value="${OTHER}"></label><button>Send</button></form>`,
      ),
    ).toBe(true);
    expect(
      told(
        `<div><form role="search"><input value="${OTHER}"></form><form><input type="password"></form></div>`,
      ),
    ).toBe(true);
    expect(
      told(
        `<form><nav>x</nav><div><label>Topic <input value="${OTHER}"></label><button>Find</button></div><div><input type="password"><button>Log in</button></div></form>`,
      ),
    ).toBe(true);
    expect(
      told(
        `<form><label>Name <input value="${OTHER}"></label><button>Subscribe to the newsletter</button></form>`,
      ),
    ).toBe(true);
  });
});

describe('what the page itself prints', () => {
  const CARD = '4000 1234 5678 9010';

  test('is told, whatever it looks like', () => {
    expect(
      readings(pageOf(`<p>Our test card is ${CARD}.</p><table><tr><td>PIN</td><td>8302</td></tr></table>`)),
    ).toContain(CARD);
  });

  test('is not told where it repeats what was typed into a private field', () => {
    const read = readings(
      pageOf(`<label>Card number <input value="${CARD}"></label><p>You pay with ${CARD}.</p>`),
    );
    expect(read).not.toContain(CARD);
    expect(read).toContain('Card number');
  });
});

describe('selected words', () => {
  function select(id: string): string {
    const page =
      pageOf(`<p id="p">Plain words here</p><label>Note <textarea id="t">open words</textarea></label>
      <label>Card number <input id="c" value="${SECRET}"></label><div contenteditable id="e" aria-label="Password">${SECRET}</div>`);
    const element = document.getElementById(id)!;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.focus();
      element.select();
    } else document.getSelection()!.selectAllChildren(element);
    return page.snapshot('find').selection;
  }

  test('are told from the page and not from a private field', () => {
    expect(select('p')).toBe('Plain words here');
    expect(select('c')).toBe('');
    expect(select('e')).toBe('');
  });
});

test('people, not the guide, fill private fields of any kind', () => {
  const ask = (html: string) => {
    pageOf(html);
    return privateInputOf(document.getElementById('f')!);
  };
  expect(ask('<label>Passport number <input id="f"></label>')).toBe('identity');
  expect(ask('<label>Expiry month, card number ends <select id="f"><option>1</select></label>')).toBe(
    'payment',
  );
  expect(ask('<div id="f"><label>Kennwort <input></label></div>')).toBe('password');
  expect(ask('<label>Captcha <input id="f"></label>')).toBe('code');
  expect(ask('<input type="file" id="f">')).toBe('file');
  expect(ask('<form><label>User name <input id="f"></label><input type="password"></form>')).toBeNull();
});

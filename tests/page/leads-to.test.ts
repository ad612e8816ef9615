import { afterEach, expect, test } from 'vitest';
import type { GuideAction } from '../../src/contracts/guide.ts';
import { leadsTo } from '../../src/page/guide/leads-to.ts';

afterEach(() => document.body.replaceChildren());

/** What the step leads to, on the element `#t` of a page. */
function ask(html: string, action: GuideAction): string | null {
  document.body.innerHTML = html;
  return leadsTo(document.querySelector('#t')!, action);
}

const STAYS: [string, GuideAction, string][] = [
  ['a link within the site', 'click', '<a id=t href="/account">Account</a>'],
  ['a link that runs a script of the page', 'click', '<a id=t href="javascript:void 0">Menu</a>'],
  ['a place in the page', 'click', '<a id=t href="#top">Top</a>'],
  ['a button outside of forms', 'click', '<button id=t>Open</button>'],
  ['a field of a form without an address', 'type', '<form><input id=t></form>'],
  ['a field that is named like what is read', 'type', '<form action="/save"><input id=t name=action></form>'],
];
test.each(STAYS)('%s stays here (%s)', (_name, action, html) => {
  expect(ask(html, action)).toBeNull();
});

const LEAVES: [string, GuideAction, string, string][] = [
  ['a link to another site', 'click', '<a href="https://evil.test/x"><b id=t>bank.test</b></a>', 'evil.test'],
  [
    'a link with a user name like a host',
    'click',
    '<a id=t href="https://bank.test@evil.test/">x</a>',
    'evil.test',
  ],
  [
    'a link that reports its click',
    'click',
    '<a id=t href="/a" ping="/p https://spy.test/">x</a>',
    'spy.test',
  ],
  [
    'a link below a foreign base',
    'click',
    '<base href="https://evil.test/"><a id=t href="a">x</a>',
    'evil.test',
  ],
  ['a mail program', 'click', '<a id=t href="mailto:a@b.test">x</a>', 'mailto:'],
  ['a page inside an address', 'click', '<a id=t href="data:text/html,x">x</a>', 'data:'],
  [
    'a drawing that is a link',
    'click',
    '<svg><a xlink:href="https://evil.test/"><text id=t>x</text></a></svg>',
    'evil.test',
  ],
  [
    'a field of a foreign form',
    'type',
    '<form action="https://evil.test/take"><input id=t></form>',
    'evil.test',
  ],
  [
    'a choice in a foreign form',
    'select',
    '<form action="https://evil.test/take"><select id=t onchange="form.submit()"><option>None</option></select></form>',
    'evil.test',
  ],
  [
    'a field whose form stands elsewhere',
    'type',
    '<form id=f action="//evil.test/take"></form><input id=t form=f>',
    'evil.test',
  ],
  [
    'a field of a form with a foreign button',
    'type',
    '<form action="/here"><input id=t><button formaction="https://evil.test/">Go</button></form>',
    'evil.test',
  ],
  [
    'a button with its own address',
    'click',
    '<form action="/here"><button id=t formaction="https://evil.test/">Go</button></form>',
    'evil.test',
  ],
  [
    'a form whose fields shadow its address',
    'press',
    '<form action="https://evil.test/"><input name=action><input id=t name=getAttribute></form>',
    'evil.test',
  ],
];
test.each(LEAVES)('%s leads elsewhere (%s)', (_name, action, html, host) => {
  expect(ask(html, action)).toBe(host);
});

import { describe, expect, it } from 'vitest';
import type { ControlFacts } from '../../../src/contracts/control-facts.ts';
import type { GuideStep } from '../../../src/contracts/guide.ts';
import { commits } from '../../../src/modes/guide/risk.ts';
import { plainButton } from '../../fakes/plain-button.ts';

type Form = NonNullable<ControlFacts['form']>;
const form = (over: Partial<Form> = {}): Form => ({
  sent: true,
  method: 'post',
  search: false,
  asks: ['text'],
  ...over,
});
const step = (text: string, over: Partial<GuideStep> = {}) =>
  ({
    action: 'click',
    value: null,
    instruction: 'Press it',
    url: 'https://shop.example/things',
    target: { n: 1, role: 'button', text, locator: {} as never },
    ...over,
  }) as GuideStep;
const waits = (text: string, over: Partial<ControlFacts> = {}, more: Partial<GuideStep> = {}) =>
  commits(step(text, more), plainButton({ names: [text], ...over }));

it.each(['und', 'english', '{{lang}}', 'x-default', ''])(
  '"%s" says no language, so that nothing waits for it',
  (lang) => {
    expect(waits('Zorg', { lang, opens: true })).toBe(false);
  },
);

describe('a name that only tells where a control leads to', () => {
  it('does not wait where people pay', () => {
    expect(waits('Opening hours', { around: ['Checkout'] })).toBe(false);
  });
  it('waits where a press sends a form: it may be a subscription', () => {
    expect(waits('Get the harbour news', { form: form({ asks: ['contact'] }) })).toBe(true);
  });
});

describe('a control of unknown wording waits for a yes', () => {
  it.each<[string, Partial<ControlFacts>]>([
    ['where it sends a form by POST', { form: form() }],
    ['where a script takes what is entered', { form: form({ method: 'script' }) }],
    [
      'where a form asks for a card, whatever the button is',
      { form: form({ sent: false, asks: ['payment'] }) },
    ],
    [
      'where a form reads personal data out of the address',
      { form: form({ method: 'get', asks: ['contact'] }) },
    ],
    ['in an alert dialog', { dialog: { alert: true, words: 'Zorg?', others: [] } }],
    ['in a dialog with a way back', { dialog: { alert: false, words: 'Zorg?', others: ['Cancel'] } }],
    [
      'in a dialog with a way back in another language',
      { dialog: { alert: false, words: '', others: ['Avbryt'] } },
    ],
    ['where it is drawn as a warning', { warns: true }],
    ['in a language that is not known here', { lang: 'yo' }],
    ['in letters of a language that is not known here', { names: ['یہ بٹن'] }],
    ['under a heading of payment', { around: ['Checkout'] }],
    ['on a plain button, wherever it is', { around: ['Garden tools'] }],
    ['in a danger zone', { around: ['danger zone panel'] }],
    ['under a German heading', { around: ['Zahlung und Rechnungsadresse'] }],
    ['under a Japanese heading', { around: ['ご注文内容の確認'] }],
  ])('%s', (_, over) => {
    expect(waits('Zorgle', over)).toBe(true);
  });

  it('on a page whose address says what it is for', () => {
    const opens = true;
    expect(waits('Zorgle', { opens }, { url: 'https://shop.example/checkout/step-2' })).toBe(true);
    expect(waits('Zorgle', { opens }, { url: 'https://shop.example/garden/tools' })).toBe(false);
  });
});

describe('a link waits for a yes', () => {
  it.each([
    '/logout',
    '/session/sign_out',
    '?action=delete&id=3',
    '/newsletter/unsubscribe/abc',
    'tel:+4912345',
  ])('to %s', (href) => {
    expect(waits('Zorgle', { tag: 'a', link: { href, acts: false } })).toBe(true);
  });

  it('that a framework makes act', () => {
    expect(waits('Zorgle', { tag: 'a', link: { href: '/things/1', acts: true } })).toBe(true);
  });

  it('but not one that only leads somewhere, in whatever region', () => {
    const link = { href: '/things/delete-key-for-keyboards', acts: false };
    expect(waits('Zorgle', { tag: 'a', link, around: ['Checkout'] })).toBe(false);
  });
});

describe('nothing keeps the copilot from', () => {
  it.each<[string, string, Partial<ControlFacts>]>([
    ['searching', 'Go!', { form: form({ search: true }) }],
    ['filtering by GET', 'Zorgle', { form: form({ method: 'get' }) }],
    ['the way back out of a form', 'Cancel', { form: form() }],
    ['the way out of a dialog', 'Not now', { dialog: { alert: true, words: 'Zorg?', others: ['Zorgle'] } }],
    ['looking at details in a checkout', 'Show details', { around: ['Checkout'] }],
    ['searching in a page that is one large form', 'Search', { form: form() }],
    ['opening a menu', 'Settings', {}],
    ['opening what is called something unknown', 'Zorgle', { opens: true, around: ['Garden tools'] }],
    ['a day of a calendar', '14', {}],
  ])('%s', (_, name, over) => {
    expect(waits(name, over)).toBe(false);
  });

  it('choosing between ways to pay, while ticking a consent waits', () => {
    const role = (name: string) => ({ target: { n: 1, role: name, text: '', locator: {} as never } });
    expect(waits('Pay by card', {}, role('radio'))).toBe(false);
    expect(waits('Express delivery', { form: form() }, { action: 'check', ...role('checkbox') })).toBe(false);
    expect(waits('I agree to the terms', {}, { action: 'check', ...role('checkbox') })).toBe(true);
  });
});

describe('a control in a language whose words are not listed', () => {
  it.each([
    ['Fi owo ranṣẹ', { lang: 'yo-NG' }],
    ['ጨርስ', {}],
    ['ປ່ອຍ', { lang: 'en' }],
    // "Delete the account", of which the first word is a Turkish topic with an ending.
    ['Dileu cyfrif', { lang: 'cy' }],
  ])('waits: %s', (name, over) => expect(waits(name, over)).toBe(true));

  it.each<[string, Partial<ControlFacts>]>([
    ['Next', { lang: 'yo' }],
    ['Fi owo', { lang: 'yo', link: { href: '/owo', acts: false } }],
    ['Zorgle', { lang: 'nn-NO', opens: true }],
    ['»', { lang: 'yo' }],
  ])('does not wait where its words or its form are harmless: %s', (name, over) =>
    expect(waits(name, over)).toBe(false),
  );
});

it('what the control shows decides, not what the step says about it', () => {
  expect(commits(step('Continue'), plainButton({ names: ['Continue', 'Delete my account'] }))).toBe(true);
  expect(commits(step('', { instruction: 'Delete the row' }), plainButton())).toBe(true);
});

it('Enter waits unless it only searches, keys that move do not', () => {
  const enter = (over: Partial<ControlFacts>) =>
    commits(step('Message', { action: 'press', value: 'Enter' }), plainButton(over));
  expect(enter({ form: form() })).toBe(true);
  expect(enter({})).toBe(true);
  expect(enter({ form: form({ search: true }) })).toBe(false);
  expect(commits(step('', { action: 'press', value: 'Escape' }), null)).toBe(false);
});

it('a harmless name says nothing of another control that lies under it and gets the press', () => {
  expect(waits('Show more', { form: form(), inner: true })).toBe(true);
  expect(waits('Show more', { inner: true })).toBe(false);
  expect(waits('Show more', { form: form() })).toBe(false);
});

import { expect, it } from 'vitest';
import { findAgain } from '../../src/core/citations/find-again.ts';
import { createVerifier } from '../../src/core/citations/verify.ts';
import { countList } from '../../src/core/lists/ledger.ts';
import { positionsOf, type RecordList, recordLists } from '../../src/core/lists/records.ts';
import { anchorSpans } from '../../src/page/index/anchor.ts';
import { createLists } from '../../src/page/index/lists.ts';
import { indexPage } from './index-page.ts';

function choicesOf(html: string) {
  const page = indexPage(html);
  const { lines } = page.snapshot();
  const found = createLists(page.context).lists(positionsOf(lines));
  page.end();
  const lists = recordLists(lines, [found]).filter(({ choice }) => choice);
  return { lists, lines, refs: page.context.refs };
}
const textsOf = (list: RecordList | undefined) => list?.items.map(({ text }) => text);

it('takes what a select offers for a list, without what only asks to choose, and without what cannot be chosen', () => {
  const { lists } = choicesOf(
    `<label>Rig <select><option value="">Please choose</option><option>Sloop</option><option disabled>Brig</option>
       <optgroup label="Two masts"><option>Ketch</option><option hidden>Yawl</option></optgroup><optgroup disabled label="Old"><option>Lugger</option></optgroup></select></label>
     <label>Wind <select><option>--</option><option>Light</option><option>Strong</option></select></label>
     <label>One <select><option>Only</option></select></label>`,
  );
  expect(lists.map(({ label }) => label)).toEqual(['Rig', 'Wind']);
  expect(lists.map(textsOf)).toEqual([
    ['Sloop', 'Ketch'],
    ['Light', 'Strong'],
  ]);
});

it('takes nothing that can be chosen where people log in or pay, nor in a private field elsewhere', () => {
  const cards = '<option>Card that ends in 11</option><option>Card that ends in 22</option>';
  const { lists } = choicesOf(
    `<form><label>Card number <input autocomplete="cc-number"></label><label>Saved <select>${cards}</select></label></form>
     <form><label>Valid until <select autocomplete="cc-exp-month"><option>01</option><option>02</option></select></label></form>
     <form><label>Rig <select><option>Sloop</option><option>Ketch</option></select></label></form>`,
  );
  expect(lists.map(({ label }) => label)).toEqual(['Rig']);
});

it('takes what a button says that it opens for the same, and boxes for a list of the name of their group', () => {
  const box = (name: string, state = '') => `<label><input type="checkbox" ${state}> ${name}</label>`;
  const { lists } = choicesOf(
    `<button role="combobox" aria-controls="o" aria-label="Port">Lund</button><ul id="o" role="listbox" hidden><li role="option">Lund</li><li role="option">Moss</li></ul>
     <fieldset><legend>Flags</legend>${box('Red')}${box('Blue')}${box('Green', 'disabled')}${box('White', 'checked disabled')}</fieldset>
     <div role="group" aria-label="Lights">${box('Port')}${box('Bow')}${box('Stern')}</div>`,
  );
  expect(lists.map(({ label }) => label)).toEqual(['Flags', 'Lights', 'Port']);
  expect(lists.map(textsOf)).toEqual([
    ['Red', 'Blue', 'White'],
    ['Port', 'Bow', 'Stern'],
    ['Lund', 'Moss'],
  ]);
});

it('cites options by their control, once, which is boxed as a whole', () => {
  const { lists, lines, refs } = choicesOf(
    '<label for="r">Rig</label><select id="r"><option>Sloop</option><option>Ketch</option><option>Yawl</option></select>',
  );
  const asked = { operation: 'count', negated: false, rest: '', generic: false, countsItems: false };
  const { citations, ledger } = countList(
    { ...asked, operation: 'count', language: 'en', named: true },
    { list: lists[0]!, conditions: [] },
    { decimal: '.', language: 'en' },
    'whole',
  );
  expect(ledger.rows.map(({ name, citation }) => [name, citation])).toEqual([
    ['Sloop', 1],
    ['Ketch', 1],
    ['Yawl', 1],
  ]);
  expect(citations.map(({ phrase }) => phrase)).toEqual(['Rig']);
  const { ranges, elements } = anchorSpans(refs, citations[0]!.place.spans);
  expect(ranges).toEqual([]);
  expect(elements.map(({ id }) => id)).toEqual(['r']);
  const control = lines.find(({ text, kind }) => text === 'Rig' && kind === 'control');
  const again = findAgain(lines, createVerifier({ lines }), citations[0]!);
  expect(again?.spans.map(({ n }) => n)).toEqual([control?.n]);
});

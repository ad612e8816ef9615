import { computeAccessibleName } from 'dom-accessibility-api';
import { expect, it } from 'vitest';
import { accessibleName } from '../../src/page/private/field-words.ts';

const LABELS = [
  '',
  '<label for="f">  Your   name </label>',
  '<label for="f">Your <!-- whole --> name</label>',
  '<label for="f"></label>',
  '<label for="f">Your <b>name</b></label>',
  '<label for="f" hidden>Your name</label>',
  '<label for="f" style="display:none">Your name</label>',
  '<label for="f" aria-label="Name">Your name</label>',
  '<label for="f">Your</label><label for="f"> name </label>',
];
const ATTRIBUTES = [
  '',
  'title="Tip  of\n\nit"',
  'title=" "',
  'aria-label=" Said   so "',
  'aria-label="" title="Tip"',
  'aria-hidden="true" title="Tip"',
  'role="searchbox" title="Tip"',
  'hidden title="Tip"',
  'style="visibility:hidden" title="Tip"',
  'value="Kept" placeholder="Hint"',
  'aria-labelledby="other"',
];
const FIELDS = [
  ...[
    'text',
    'search',
    'password',
    'checkbox',
    'radio',
    'range',
    'date',
    'file',
    'button',
    'submit',
    'reset',
    'image',
  ].map((type) => (more: string) => `<input id="f" type="${type}" ${more}>`),
  (more: string) => `<textarea id="f" ${more}>Words</textarea>`,
  (more: string) => `<select id="f" ${more}><option>One</option></select>`,
];

it('a field whose name is plain to see is called what the library calls it', () => {
  const holder = document.createElement('div');
  document.body.append(holder);
  for (const field of FIELDS) {
    for (const attributes of ATTRIBUTES) {
      for (const label of LABELS) {
        holder.innerHTML = `<p id="other">Other words</p>${label}${field(attributes)}`;
        const element = holder.querySelector('#f')!;
        const said = computeAccessibleName(element, { computedStyleSupportsPseudoElements: false });
        expect(accessibleName(element), holder.innerHTML).toBe(said);
      }
    }
  }
  holder.remove();
});

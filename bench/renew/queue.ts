import type { Item } from './verify.ts';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem 5rem } fieldset { margin: 1rem 0; border: 1px solid #8886; border-radius: .5rem }
label { display: block; margin: .4rem 0 } input[type=text] { width: 100%; font: inherit; box-sizing: border-box; padding: .3rem }
blockquote { margin: .4rem 0; padding-inline-start: .8rem; border-inline-start: 3px solid #8886 } .choice { display: inline-block; margin-inline-end: 1.5rem }
small { color: color-mix(in srgb, currentColor 70%, transparent) } mark { font-weight: 600 }
footer { position: fixed; inset: auto 0 0; padding: .7rem 1rem; background: Canvas; border-block-start: 1px solid #8886 } button { font: inherit; padding: .3rem 1rem }`;

/** Runs in the queue's page. The texts of pages are put in as text, never as markup. */
const SCRIPT = `const items = JSON.parse(document.querySelector('#items').textContent);
const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text, ...more });
const told = document.querySelector('output');
const fields = items.map((item) => {
  const set = make('fieldset', '');
  set.append(make('legend', item.kind + ', ' + item.lang));
  const question = make('input', '', { type: 'text', value: item.question });
  const answer = make('input', '', { type: 'text', value: [item.answer].flat().join('; '), disabled: item.answer === null });
  const labelled = (name, input) => { const label = make('label', name); label.append(input); return label; };
  set.append(labelled('Question', question));
  if (item.answer === null) set.append(make('p', 'The page must not say. It does not name: ' + item.absent));
  else set.append(labelled(Array.isArray(item.answer) ? 'Answer (items parted by "; ")' : 'Answer', answer));
  for (const { text, context } of item.evidence) {
    const quote = make('blockquote', context ? context.before + ' ' : '');
    quote.append(make('mark', text), context ? ' ' + context.after : '');
    set.append(quote);
  }
  const radio = (value, text) => {
    const label = make('label', '', { className: 'choice' });
    label.append(make('input', '', { type: 'radio', name: item.id, value }), ' ' + text);
    return label;
  };
  set.append(radio('accept', 'Accept'), radio('drop', 'Drop'), make('small', item.id));
  document.querySelector('main').append(set);
  return { item, question, answer, chosen: () => set.querySelector(':checked')?.value };
});
const count = () => { told.textContent = fields.filter((each) => each.chosen()).length + ' of ' + fields.length + ' decided'; };
document.addEventListener('change', count);
count();
document.querySelector('button').addEventListener('click', () => {
  const decisions = {};
  for (const { item, question, answer, chosen } of fields) {
    const decision = chosen();
    if (!decision) continue;
    const text = Array.isArray(item.answer) ? answer.value.split(';').map((part) => part.trim()).filter(Boolean) : answer.value.trim();
    decisions[item.id] = { decision, question: question.value.trim(), ...(item.answer === null ? {} : { answer: text }) };
  }
  const link = make('a', '', { download: 'decisions.json' });
  link.href = URL.createObjectURL(new Blob([JSON.stringify(decisions, null, 2)], { type: 'application/json' }));
  link.click();
});`;

/** A page, complete in itself and without network, on which a person accepts, mends or drops each item, and saves \`decisions.json\`. */
export const queuePage = (
  items: readonly Item[],
): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width"><title>Questions to look at</title><style>${STYLE}</style>
<h1>Questions to look at</h1><p>Accept what a person could ask and the marked words answer; mend the words where they are clumsy. What is not decided is not taken.</p>
<main></main><footer><button type="button">Save decisions.json</button> <output></output></footer>
<script type="application/json" id="items">${JSON.stringify(items).replaceAll('<', '\\u003c')}</script><script>${SCRIPT}</script></html>
`;

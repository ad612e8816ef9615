import { expect, test } from 'vitest';
import type { FindTask } from '../../bench/model/find.ts';
import { perfectAnswer } from '../../bench/model/perfect.ts';
import { ModelRequest } from '../../e2e/model-server.ts';

const PROMPT = `[3] row: Tern ¦ 07:15 ¦ open | Boat, Leaves, Deck
[4] row: Gannet ¦ 10:40 ¦ open | Boat, Leaves, Deck
[5] definition: 140 cm | Depth
[6] definition: 140 cm | Width
[7] paragraph: The pier was rebuilt in 2009. It is long.`;

const request = new ModelRequest({}, { messages: [{ role: 'user', content: PROMPT }] });
const asked = (task: Pick<FindTask, 'answer' | 'evidence'>) =>
  perfectAnswer({ number: '001', id: 'a', file: 'a.html', kind: 'own', question: '', ...task }, request);

test('a perfect answer cites the evidence where it stands: a cell with its row, a value by its term, a sentence', () => {
  const evidence = (text: string, before = '', after = '') => [{ text, context: { before, after } }];
  expect(asked({ answer: 'open', evidence: evidence('open', 'Gannet 10:40') })).toBe(
    'open [4: "Gannet ¦ open"]',
  );
  expect(asked({ answer: '140 cm', evidence: evidence('140 cm', 'Width') })).toBe('140 cm [6: "140 cm"]');
  expect(asked({ answer: '2009', evidence: [{ text: 'The pier was rebuilt in 2009.' }] })).toBe(
    '2009 [7: "The pier was rebuilt in 2009."]',
  );
});

test('it says that the page does not say, and fails where the evidence is in no line', () => {
  expect(asked({ answer: null, evidence: [] })).toMatch(/^<not-on-page>/);
  expect(() => asked({ answer: '1950', evidence: [{ text: 'Built in 1950.' }] })).toThrow(/no line holds/);
});

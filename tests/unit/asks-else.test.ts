import { expect, it } from 'vitest';
import { asksElse } from '../../src/modes/routing/asks-else.ts';

it.each([
  'not that one, the other account',
  'I have no admin rights',
  'use the keyboard',
  'that button is grey',
  'it says the code is wrong',
  'go back first',
  "I don't want insurance",
  'I do not see that button',
  'nicht das, das andere Konto',
  'ich sehe den Knopf nicht',
  'no tengo permisos',
  "pas celui-là, l'autre compte",
  '別のアカウント',
])('takes "%s" as a word about the task', (words) => {
  expect(asksElse(words)).toBe(false);
});

it.each([
  'What does shipping cost?',
  'Summarize this page',
  'hide the ads',
  'How do I change my password?',
  'Was kostet der Versand?',
  'Wie ändere ich mein Passwort?',
  'blende die Werbung aus',
])('takes "%s" as something else', (words) => {
  expect(asksElse(words)).toBe(true);
});

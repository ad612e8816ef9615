import { expect, it } from 'vitest';
import { searchTries } from '../../../src/core/follow/search-tries.ts';
import { detectLanguage } from '../../../src/core/text/languages.ts';

const tries = (question: string) => searchTries(question, detectLanguage([question]));

it.each([
  [
    'How much does winter storage cost for a catamaran?',
    ['winter storage catamaran', 'winter storage', 'catamaran'],
  ],
  ['Wann öffnet das Freibad in Lindow?', ['öffnet Freibad Lindow', 'Freibad Lindow', 'Freibad']],
  ['parking', ['parking']],
])('"%s" is searched for by its most telling words, then by fewer', (question, words) =>
  expect(tries(question)).toEqual(words),
);

it('keeps a run of a script without spaces together', () => {
  const [first] = tries('冬季保管の料金はいくらですか');
  expect(first).toContain('冬季保管');
});

import { describe, expect, it } from 'vitest';
import { packMeanings, readMeanings } from '../../scripts/pack-meanings.ts';
import { keysOfSet, setsOf } from '../../src/core/lexicon/meanings.ts';
import { MEANINGS } from '../../src/core/lexicon/meanings-packed.ts';
import { packRow, unpackRow } from '../../src/core/lexicon/packed-row.ts';
import { languageNamed } from '../../src/core/text/languages.ts';
import { withMeanings } from '../../src/core/text/meanings-of.ts';
import { readQuestion } from '../../src/core/text/question.ts';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../fakes/page-lines.ts';

/** Keys that stand for the words of a question on a page in the language. */
function softKeys(question: string, page: string): string[] {
  const language = languageNamed(page)!;
  const { terms } = withMeanings(readQuestion(question, language), language);
  return terms.flatMap(({ soft = [] }) => soft.flatMap(({ keys }) => keys));
}

describe('sets of words that mean the same', () => {
  it('are shipped as their sources say', () => {
    expect(MEANINGS).toEqual(packMeanings(readMeanings()));
  });
  it('are packed without losing a key', () => {
    const keys = ['frozen', 'freez', 'freezer', '冷冻', 'œuf'];
    expect(unpackRow(packRow(keys))).toEqual([...keys].sort());
    expect(unpackRow(packRow([]))).toEqual([]);
  });
  it('hold words of all languages in one row', () => {
    const [set] = setsOf('frozen', 'en');
    expect(keysOfSet(set!, 'de').length).toBeGreaterThan(0);
    expect(keysOfSet(set!, 'ja').length).toBeGreaterThan(0);
  });
  it.each([
    ['in other words', 'Lässt sich der Kuchen tiefkühlen?', 'de', 'einfri'],
    ['in the language of the page', 'Can I freeze it?', 'de', 'einfri'],
    ['from Chinese', '可以冷冻吗？', 'en', 'frozen'],
    ['by a part of a compound', 'Wo steht die Gästegarage?', 'de', 'parkplatz'],
  ])('stand for a question %s', (_, question, page, key) => {
    expect(softKeys(question, page)).toContain(key);
  });
});

describe('a question in other words than the page', () => {
  const page = pageOf(
    linesOf(
      { text: 'Lemon cake', level: 1 },
      { text: 'The cake stays moist for four days when it is kept under a lid.' },
      { text: 'It can also be frozen for up to two months without any loss of taste.' },
      { text: 'Serve it with a spoon of sour cream and some berries.' },
    ),
  );
  it.each(['Can I keep the cake in the freezer?', 'Lässt sich das einfrieren?', '¿Se puede congelar?'])(
    'finds the passage: %s',
    (question) => {
      const { citations } = answerInstantly(question, page);
      expect(citations.map(({ phrase }) => phrase).join('\n')).toContain('frozen');
    },
  );
});

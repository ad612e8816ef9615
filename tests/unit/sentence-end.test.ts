import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../src/core/answer/sentences.ts';

const pieces = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('a sentence is not cut', () => {
  it.each([
    'All meals incl. Drinks are free on board.',
    'The study ran from Feb. 23 to Sept. 30 in three towns.',
    'Am 12. Oktober begann die Reise in den Süden.',
    'Das Spiel am 10. Spieltag endete ohne Tore.',
    'Freiburg stünde auf Rang 13. Das'.slice(0, -4),
    'Die Gebühr beträgt evtl. Mehr als zehn Euro.',
    'She met Dr. Smith and J. R. Jones in the hall.',
    'The cost, e.g. Rent and food, is high.',
    'Er kam z. B. Montags zu spät.',
    '161. Repeat Performance is an old movie.',
  ])('%s', (text) => expect(pieces(text)).toEqual([text]));
});

it.each([
  ['It opens at nine. It closes at six.', 2],
  ['We have meals, drinks, etc. The rest is extra.', 2],
  ['Es gab 1999. Danach kam nichts.', 2],
])('"%s" has its %i sentences', (text, count) => expect(pieces(text)).toHaveLength(count));

import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { planFor } from '../../../src/core/lists/choose.ts';
import { listToSort } from '../../../src/core/lists/choose-to-sort.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { languageNamed } from '../../../src/core/text/languages.ts';

const listOf = (label: string, headings: string[], texts: string[]): RecordList => ({
  id: label,
  size: texts.length,
  label,
  names: '',
  busy: false,
  below: false,
  headings,
  lead: '',
  landmark: 'main',
  first: 0,
  last: texts.length - 1,
  items: texts.map((text, at) => {
    const line = { n: at + 1, role: 'listitem', text, notes: [] } as unknown as IndexLine;
    return { key: text, text, parts: [{ line, start: 0, end: text.length }] };
  }),
});
const planned = (question: string, ...lists: RecordList[]) =>
  planFor(readListQuestion(question, '.')!, lists, {
    title: 'Kites of the coast',
    language: languageNamed('en')!,
    reading: { decimal: '.', language: 'en' },
  });

const REPORT = listOf(
  'Figures',
  ['Notes on the workshop'],
  [
    'The lid of the box holds a lamp, six loudspeakers in a row that face the window, and a drawer for string',
    'A long bench of oak, which was made in 1988 and stands beside the door to the yard since then',
    'Shelves for paper, built in 1994 by a neighbour who also painted a movie poster over them for a fair',
  ],
);

it('counts no list that is not called what is counted, though its text holds the word', () => {
  expect(planned('How many loudspeakers does it have?', REPORT)).toBeUndefined();
});

it('takes no word of running text for what is wanted of an item', () => {
  expect(planned('What is the oldest movie in the list?', REPORT)).toBeUndefined();
});

it('takes the list that is called so before one that stands under the same title', () => {
  const kites = listOf('Box kites', ['Kites of the coast'], ['Gull, red', 'Tern, blue', 'Heron, red']);
  const sources = listOf(
    'References',
    ['Kites of the coast', 'References'],
    ['Red, in: Wind', 'Sand, a book', 'Sea, a book', 'Sky, a book'],
  );
  const plan = planned('How many red kites are there?', sources, kites);
  expect(plan?.list.label).toBe('Box kites');
  expect(plan?.conditions.map(({ words }) => words)).toEqual(['red']);
});

const TEXTS = [
  'Two weeks late, and nobody at the shop had a word for it',
  'A warm light over the whole room, we would buy it again',
  'The switch broke on the third day and is now held by tape',
];
const sorted = (question: string, lang: string, list: RecordList) =>
  listToSort(readListQuestion(question, '.')!.rest, [list], languageNamed(lang)!, true)?.label;

it.each([
  ['How many reviews are negative?', 'en', 'Reviews'],
  ['How many negative reviews are there?', 'en', 'Reviews'],
  ['How many of the reviews speak well of the light?', 'en', 'Reviews'],
  ['Wie viele Bewertungen sind negativ?', 'de', 'Bewertungen'],
  ['Combien de commentaires négatifs y a-t-il ?', 'fr', 'Commentaires'],
  ['¿Cuántas opiniones son negativas?', 'es', 'Opiniones'],
])('has a list gone through that is called what is counted by its meaning: %s', (question, lang, label) => {
  expect(sorted(question, lang, listOf(label, [], TEXTS))).toBe(label);
});

it('has none gone through that is called something else, or that a question stands above', () => {
  expect(
    sorted(
      'How many virtual lamps do both of them allow?',
      'en',
      listOf('', ['How do I make a virtual lamp?'], TEXTS),
    ),
  ).toBeUndefined();
  expect(
    sorted('Into how many languages are the reviews put?', 'en', listOf('Reviews', [], TEXTS)),
  ).toBeUndefined();
  expect(
    sorted('How many posts are in the category of lamps?', 'en', listOf('Popular posts', [], TEXTS)),
  ).toBeUndefined();
});

describe('a question in a language without spaces between words', () => {
  const HOTELS = ['Gull, 那覇, 12,000円, プール', 'Tern, 那覇, 9,800円', 'Heron, 熱海, 15,000円, プール'];
  const planIn = (question: string, lang: string, label: string, texts: string[]) =>
    planFor(readListQuestion(question, '.', lang)!, [listOf(label, [], texts)], {
      title: '',
      language: languageNamed('en')!,
      reading: { decimal: '.', language: lang },
    });
  const held = (question: string, lang: string, label: string, texts: string[]) => {
    const plan = planIn(question, lang, label, texts);
    return plan?.list.items.filter((item) => plan.conditions.every(({ holds }) => holds(item))).length;
  };

  it.each([
    ['那覇のホテルは何軒ありますか？', 2],
    ['プールがあるホテルは何軒ですか？', 2],
    ['熱海のプールがあるホテルは何軒？', 1],
    ['札幌のホテルは何軒ありますか？', undefined],
    ['東那覇のホテルは何軒ありますか？', undefined],
  ])('%s', (question, count) => {
    expect(held(question, 'ja', 'ホテル', HOTELS)).toBe(count);
  });

  it('may be about a place whose characters are particles elsewhere', () => {
    const texts = ['Gull，上海', 'Tern，大连', 'Crane，上海'];
    expect(held('上海有多少家酒店？', 'zh', '酒店', texts)).toBe(2);
    expect(held('有多少家酒店在那那？', 'zh', '酒店', texts)).toBeUndefined();
  });

  it('is not counted where the seam of two known words hides an unknown one', () => {
    expect(held('东京酒店有多少家？', 'zh', '酒店', ['Gull，大连', 'Tern，上海'])).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../../fakes/page-lines.ts';

/** A page long enough that words of a question stand on it without an answer: its sentences are paragraphs of their own. */
const SENTENCES = [
  'The lighthouse of Brisk Point guards the narrow entrance of the bay.',
  'It was built of red granite by the masons of the village.',
  'Keeper Ada Brown lit the lamp every evening and wound the clockwork by hand.',
  'Her brother Tom carried the oil up the stairs.',
  'The tower is 41 metres tall and stands on a bare rock.',
  'Storms broke the lower windows more than once.',
  'After the great storm the village collected money for new glass.',
  'The lamp burned oil at first and gas later.',
  'Sailors knew the light by its two short flashes.',
  'A fog bell hung beside the door.',
  'The bell is shown in the museum of the harbour.',
  'Children of the village painted the rooms of the keeper.',
  'Visitors reach the rock over a causeway at low tide.',
  'The causeway is slippery, and boots are a good idea.',
  'Guided tours begin at the old boathouse.',
  'The boathouse also sells postcards and tea.',
  'Volunteers mend the stairs in the quiet months.',
  'Seals rest on the rocks below the tower.',
  'Terns nest on the roof of the store.',
  'The bay freezes in hard winters.',
  'Fishermen dry their nets along the wall.',
  'A painter lived in the store for a while.',
  'Her pictures of the lighthouse hang in the town hall.',
  'The lens was made of many polished rings.',
  'It was taken apart and cleaned with great care.',
  'The light is run by a small motor today.',
  'Nobody lives in the tower any more.',
  'The door is opened by the harbour office.',
  'The office keeps the key in a wooden box.',
  'The society of friends looks after the garden.',
  'Its members meet in the boathouse.',
  'They plan a new roof for the store.',
  'An old map shows two towers on the rock.',
  'The second one was never finished.',
  'Its stones were used for the wall.',
  'The wall keeps the sea out of the garden.',
  ...Array.from({ length: 32 }, (_, at) => `Photograph ${at + 1} shows gulls over breaking waves.`),
];

function asked(question: string, more: readonly string[] = []) {
  const lines = linesOf(
    { text: 'The lighthouse of Brisk Point', level: 1 },
    ...[...SENTENCES, ...more].map((text, at) => ({ text, block: at + 3 })),
  );
  const { citations, notes } = answerInstantly(question, pageOf(lines));
  return { phrases: citations.map(({ phrase }) => phrase), note: notes[0]?.code };
}

describe('an answer from a page of many lines', () => {
  it.each([
    'How much does a tour of the lighthouse cost?',
    'How old is Ada Brown?',
    'When was the lighthouse of Brisk Point built?',
    'How many members does the society of friends have?',
  ])('is never sure where the page speaks of the subject and does not tell: %s', (question) => {
    expect(asked(question).note).not.toBe('instant-quotes');
  });

  it.each(['How old is Ada Brown?', 'How much does a tour of the lighthouse cost?'])(
    'is none where a number is asked for and no such number stands near: %s',
    (question) => {
      expect(asked(question).phrases).toEqual([]);
    },
  );

  it.each([
    'What is the capital of Mongolia?',
    'Which party won the election in Denmark?',
    'How do I boil jam?',
    'Who plays the guitar in the band?',
    'How many people watch the games in the stadium?',
  ])('is none where the page speaks of something else: %s', (question) => {
    expect(asked(question).phrases).toEqual([]);
  });

  it.each([
    ['How tall is the tower?', '41 metres'],
    ['Who wound the clockwork by hand?', 'Keeper Ada Brown'],
    ['Which two flashes do sailors know the light by?', 'Sailors knew the light by its two short flashes.'],
  ])('is sure of it where one place says it all, and leads with it: %s', (question, words) => {
    const { phrases, note } = asked(question);
    expect([note, phrases[0]]).toEqual(['instant-quotes', words]);
  });

  it.each([
    ['How tall is the tower?', '41 metres'],
    ['Who lit the lamp every evening?', 'Ada Brown'],
    ['How do visitors reach the rock?', 'over a causeway'],
    ['Why did the village collect money?', 'new glass'],
  ])('is quoted where it stands: %s', (question, words) => {
    expect(asked(question).phrases.join('\n')).toContain(words);
  });
});

describe('an age on a page of many lines', () => {
  it('is found behind the word for it', () => {
    const sentence = 'Ada Brown became the keeper of the lighthouse at age 42.';
    expect(asked('How old is Ada Brown?', [sentence]).phrases.join(' ')).toContain('age 42');
  });
});

describe('whether a page speaks of a question', () => {
  it('takes less among several pages and questions than an answer does', () => {
    const lines = linesOf(
      { text: 'The lighthouse of Brisk Point', level: 1 },
      ...SENTENCES.map((text, at) => ({ text, block: at + 3 })),
    );
    const question = 'Which two flashes do sailors know the light by?';
    expect(answerInstantly(question, pageOf(lines), { byWords: true }).notes[0]?.code).toBe('instant-quotes');
  });
});

import { describe, expect, it } from 'vitest';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { heading, type LineLike, linesOf, pageOf } from '../../fakes/page-lines.ts';

function answer(question: string, ...lines: LineLike[]) {
  const { text, citations } = answerInstantly(question, pageOf(linesOf(heading(1, 'News'), ...lines)));
  return {
    lead: text.startsWith('**') ? citations[0]?.phrase : undefined,
    quoted: citations.map(({ phrase }) => phrase).join('\n'),
  };
}

describe('the words that lead an answer', () => {
  it.each([
    ['How many speakers does it have?', 'There are six small speakers in the new model.', 'six'],
    ['Who founded the bakery?', 'The bakery was founded by Ada Brown, a baker.', 'Ada Brown'],
    ['How far do the keys travel?', 'At 40 degrees the keys travel 1.2 mm down.', '1.2 mm'],
  ])('%s → what has the form and the unit', (question, line, lead) => {
    expect(answer(question, line).lead).toBe(lead);
  });

  it.each([
    // A number of something else.
    ['How many variables are documented?', 'The variables are documented for the port 7500 of the server.'],
    // A month, and the first word of a sentence.
    ['Who founded the bakery?', 'In October the bakery was founded again after the fire.'],
    // Two people: which of them did it?
    ['Who was killed in the park?', 'Mark Hill is accused: Ada Brown was killed in the park on Sunday.'],
    // Not a length in inches.
    ['How much memory does the laptop have?', 'Memory of the laptop: get Windows 10 in one click.'],
  ])('%s → nobody guesses, the passage is quoted', (question, line) => {
    const { lead, quoted } = answer(question, line);
    expect(lead).toBeUndefined();
    expect(quoted).toContain(line);
  });

  it('keeps the last word of a sentence out of the name that begins the next', () => {
    const { lead } = answer(
      'Who scored for the club?',
      'It ended on Tuesday. Ada Brown scored for the club.',
    );
    expect(lead).toBe('Ada Brown');
  });
});

describe('what never leads', () => {
  it.each([
    ['How many migrants crossed?', 'So far, in 2022, 13,000 migrants have crossed the river.', '13,000'],
    ['What does it cost?', 'The price of the trousers is now 49.90 € instead of 69.90 €.', '49.90 €'],
    ['Who is the director of the museum?', 'By Mark Hill: Museum director Ada Brown resigned.', 'Ada Brown'],
    ['How many scooters are there?', 'Of all trips, 61 % were scooters trips.', undefined],
    ['Who is the minister?', 'He met ministers from several Latin American countries.', undefined],
  ])('%s', (question, line, lead) => {
    expect(answer(question, line).lead).toBe(lead);
  });

  it.each([
    ['a menu', { text: '21 days: a new routine', role: 'link', kind: 'control', landmark: 'navigation' }],
    ['a caption', { text: 'The treatment lasts 21 days.', role: 'figcaption', tag: 'figcaption' }],
    ['what was struck out', { text: 'The treatment lasts 21 days.', role: 'deletion', tag: 'del' }],
  ] satisfies [string, LineLike][])('%s', (_, line) => {
    expect(answer('How long does the treatment last?', line).lead).toBeUndefined();
  });

  it.each([
    ['How much is a day ticket for children?', 'A day ticket costs 11 euros, for children 5.50 euros.'],
    ['Was kostet eine Tageskarte für Kinder?', 'Eine Tageskarte kostet 11 Euro, für Kinder 5,50 Euro.'],
    [
      'When is the museum open on Sundays?',
      'The museum is open from 9:00 to 18:00, on Sundays from 10:00 to 14:00.',
    ],
  ])('one of two values that share out the words of the question: %s', (question, line) => {
    const { lead, quoted } = answer(question, line);
    expect(lead).toBeUndefined();
    expect(quoted).toContain(line);
  });

  it('but the value of the clause that has them all does', () => {
    const line = 'A day ticket costs 11 euros, for children 5.50 euros.';
    expect(answer('How much is a day ticket?', line).lead).toBe('11 euros');
  });

  it('what readers wrote below the page', () => {
    const comment = 'The treatment lasts 3 days for me.';
    expect(answer('How long does the treatment last?', heading(2, 'Comments'), comment).lead).toBeUndefined();
  });

  it('a menu under a heading that only holds the word', () => {
    const link = (text: string): LineLike => ({ text, role: 'link', tag: 'a', kind: 'control' });
    const { quoted } = answer(
      'What are the symptoms?',
      heading(2, 'Managing flu symptoms'),
      link('Knee pain relief'),
      link('Replacing milk'),
    );
    expect(quoted).not.toContain('Replacing milk');
  });
});

it('a heading speaks for every clause: which of two values is meant is told by the other words', () => {
  const ride = 'The ferry leaves every forty minutes from 6:20 to 22:20, and the crossing takes 18 minutes.';
  expect(answer('How long does the ferry crossing take?', heading(2, 'By ferry'), ride).lead).toBe(
    '18 minutes',
  );
  expect(answer('How long does the ferry crossing take?', ride).lead).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { findValues } from '../../../src/core/text/values.ts';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { heading, linesOf, pageOf } from '../../fakes/page-lines.ts';

const MUSEUM =
  'The museum opens at 9:30 in the morning and closes at 19:00 from Tuesday to Saturday, with guided tours for all.';

/** Phrase of the short answer in bold; `undefined` where only a passage is quoted. */
function leadOf(question: string, ...lines: string[]): string | undefined {
  const page = pageOf(linesOf(heading(1, 'City guide'), ...lines, 'Tickets are sold at the entrance.'));
  const { text, citations } = answerInstantly(question, page);
  return text.startsWith('**') ? citations[0]?.phrase : undefined;
}

describe('an answer with a number that holds punctuation', () => {
  it.each([
    ['When does it open?', MUSEUM, '9:30'],
    ['When does it close?', MUSEUM, '19:00'],
    [
      'When does the shop open?',
      'The shop opens at 9.30 a.m. and closes at 7 p.m. on weekdays.',
      '9.30 a.m.',
    ],
    ['When does the shop close?', 'The shop opens at 9:30 a.m. and closes at 7 p.m. on weekdays.', '7 p.m.'],
    ['What are the opening hours?', 'Opening hours: 9:30-19:00 from Tuesday to Saturday.', '9:30-19:00'],
    ['Wann öffnet das Museum?', 'Das Museum öffnet um 9.30 Uhr und schließt um 19 Uhr.', '9.30 Uhr'],
    [
      'À quelle heure ouvre le musée ?',
      'Le musée ouvre à 9 h 30 et ferme à 19h00 du mardi au samedi.',
      '9 h 30',
    ],
    ['博物馆几点开门？', '博物馆上午9:30开门，晚上19:00关门，周二至周六开放。', '9:30'],
    ['When does the train leave?', 'Note: The train leaves at 6:45 and arrives at 12:10 in Oslo.', '6:45'],
    ['When does the concert begin?', 'The concert begins on 12.03.2026 at 8 in the main hall.', '12.03.2026'],
    ['How much does it weigh?', 'The device weighs 1.25 kg and costs 1,299.50 dollars.', '1.25 kg'],
    ['How much does it cost?', 'The device weighs 1.25 kg and costs $1,299.50 in all shops.', '$1,299.50'],
  ])('%s → the whole of it', (question, line, lead) => {
    expect(leadOf(question, line)).toBe(lead);
  });

  it.each([
    ['What is the ratio of sand to cement?', 'Mix sand and cement in a ratio of 3:1 by volume before use.'],
    ['What was the final score?', 'The final score was 3:2 after penalties in Oslo.'],
    ['Where is the code?', 'The code is at https://example.test/code and can be cloned by all.'],
    ['Which version is needed?', 'The plugin needs version 2.4.1 or newer. Older ones fail.'],
  ])('%s → a sentence that is not cut at a colon or full stop inside', (question, line) => {
    const page = pageOf(linesOf(heading(1, 'City guide'), line));
    const { citations, text } = answerInstantly(question, page);
    expect(citations.map(({ phrase }) => phrase)).toContain(line);
    expect(text).not.toContain('**');
  });

  it('still takes what follows a label', () => {
    expect(leadOf('What is the ratio?', 'Ratio: 3:1 by volume')).toBe('3:1 by volume');
    expect(leadOf('What is the material?', 'Material:recycled polyester')).toBe('recycled polyester');
  });

  it('never leads with what follows a label where that has not the form that is asked for', () => {
    expect(leadOf('How much does the tour cost?', 'Tour costs: ask at the entrance')).toBeUndefined();
  });
});

it.each([
  ['Open 9:30-19:00', ['9:30-19:00']],
  ['8.30 Uhr bis 17 Uhr', ['8.30 Uhr bis 17 Uhr']],
  ['from 9 a.m. to 5 p.m.', ['9 a.m. to 5 p.m.']],
  ['9h30 – 18h', ['9h30 – 18h']],
  ['午前9時30分から', ['9時30分']],
  ['early, at 6:45:30', []],
])('hours in "%s"', (text, hours) => {
  expect(findValues(text, 'hours').map(({ start, end }) => text.slice(start, end))).toEqual(hours);
});

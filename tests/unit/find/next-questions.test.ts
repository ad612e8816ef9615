import { expect, it } from 'vitest';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { nextQuestions } from '../../../src/modes/find/next-questions.ts';
import { heading, linesOf, nav, pageOf } from '../../fakes/page-lines.ts';

const PAGE = pageOf(
  linesOf(
    nav('Opening hours'),
    heading(1, 'Museum of Clocks'),
    heading(2, 'Opening hours'),
    'From May to September the opening hours of the museum are from 9:30 to 18:00, on every day of the week.',
    heading(2, 'Guided tours'),
    'Guided tours start at noon and take two hours; they are free for members of the society of clockmakers.',
    heading(2, 'Tickets and prices'),
    'Tickets are sold at the gate. Prices are 12 € for adults and 4 € for children of up to fourteen years.',
    heading(2, 'Archive'),
    'Later.',
    heading(2, 'How to get here'),
    'To get here take tram 4 to the old harbour, and walk along the water for five minutes until you see the tower.',
    heading(2, 'Our other houses'),
    ...['Museum of Boats', 'Museum of Glass', 'House of Music', 'The old mill', 'The harbour', 'The tower'],
  ),
);
const ask = (name: string) => `What does it say about “${name}”?`;
const next = (question: string, engine: 'instant' | 'model', asked: string[] = []) =>
  nextQuestions(
    PAGE,
    { engine, citations: answerInstantly(question, PAGE).citations },
    [question, ...asked],
    ask,
  );

it('asks on about the part that was cited and the parts around it, where they say something', () => {
  const wanted = ['Guided tours', 'Tickets and prices', 'Opening hours'].map(ask);
  expect(next('When do they start at noon?', 'model')).toEqual(wanted);
});

it('asks about no heading of what stands behind the text', () => {
  expect(next('How do I get here from the old harbour?', 'model')).not.toContain(ask('Our other houses'));
});

it('leaves out what was asked', () => {
  const asked = [ask('Guided tours'), 'TICKETS and prices?'];
  expect(next('When do they start at noon?', 'model', asked)).toEqual(
    ['Opening hours', 'How to get here'].map(ask),
  );
});

it.each(['When do they start at noon?', 'What is the meaning of life?'])(
  'offers without a model only what it can answer: %s',
  (question) => {
    const offered = next(question, 'instant');
    expect(offered.length).toBeGreaterThan(0);
    for (const each of offered) {
      const { notes, citations } = answerInstantly(each, PAGE);
      expect(notes).toEqual([{ code: 'instant-quotes' }]);
      expect(citations).not.toEqual([]);
    }
  },
);

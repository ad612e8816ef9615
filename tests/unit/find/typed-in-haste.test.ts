import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/core/text/languages.ts';
import { readQuestion } from '../../../src/core/text/question.ts';

const english = LANGUAGES[0]!;

describe('a question that was typed in haste', () => {
  it.each([
    ['cuando abre sus puertas la biblioteca', 'hours'],
    ['cuando termina el curso de los niños', 'time'],
    ['donde queda la estación de los trenes', 'place'],
    ['quien ganó el premio de los lectores', 'person'],
    ['a que hora empieza el concierto de los jueves', 'hours'],
    ['ou se trouve le musée de la ville', 'place'],
    ['whens the next train', 'time'],
    ['wheres the shop', 'place'],
    ['whos the owner', 'person'],
  ])('%s asks for a form', (question, type) => {
    expect(readQuestion(question, english).type).toBe(type);
  });

  it('has a reason for its wish without an accent, too', () => {
    expect(readQuestion('perche hanno chiuso la strada della stazione', english).wish).toBe('reason');
  });

  it('is not read otherwise behind its beginning', () => {
    expect(readQuestion('está abierto cuando llueve en la ciudad', english).type).not.toBe('time');
  });

  it('has words that say nothing', () => {
    const weights = readQuestion('did they say anything like that tho', english).terms.map(
      ({ weight }) => weight,
    );
    expect(weights.every((weight) => weight < 1)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { languageNamed } from '../../../src/core/text/languages.ts';
import { readQuestion } from '../../../src/core/text/question.ts';
import { answerInstantly } from '../../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../../fakes/page-lines.ts';

type Line = Parameters<typeof linesOf>[0];

const LONG_TEXT =
  'This means that the fees of the first year are paid in three parts, as the table of the bank shows for each of them. '.repeat(
    2,
  );

function asked(question: string, ...lines: Line[]) {
  const { citations, notes } = answerInstantly(
    question,
    pageOf(linesOf({ text: 'Saving for later', level: 1 }, ...lines)),
  );
  return { phrases: citations.map(({ phrase }) => phrase), note: notes[0]?.code };
}

describe('the passages that are quoted', () => {
  it('are sentences: a paragraph that holds the words of a question apart explains nothing', () => {
    const { phrases } = asked(
      'What does swaddling mean?',
      { text: `${LONG_TEXT}Nobody who asked about swaddling was told so. ${LONG_TEXT}`, block: 7 },
      { text: 'Swaddling means wrapping a child in a cloth so that it sleeps.', block: 8 },
    );
    expect(phrases[0]).toContain('wrapping a child');
  });

  it('say different things: a teaser and what it was cut from are one', () => {
    const whole =
      'A woman of Harbour Drive is due to appear at the court today after she was charged with theft of boats.';
    const { phrases } = asked(
      'Who was charged with the theft of boats?',
      { text: whole, block: 3 },
      { text: `${whole.slice(0, -12)}…`, block: 4 },
      { text: 'The theft of the boats was seen by a neighbour of the harbour.', block: 5 },
    );
    expect(phrases.filter((phrase) => phrase.includes('is due to appear'))).toHaveLength(1);
    expect(phrases.join('\n')).toContain('seen by a neighbour');
  });

  it('go on behind the sentence that only names what is asked about', () => {
    const { phrases } = asked(
      'What is the decoy effect?',
      { text: 'The decoy effect is a common trick of shops.', block: 3 },
      { text: 'You take one thing for a bargain because a dearer one lies beside it.', block: 3 },
    );
    expect(phrases.join('\n')).toContain('a dearer one lies beside it');
  });

  it('go on behind a sentence that says how many there are', () => {
    const { phrases } = asked(
      'What can the tenants choose between?',
      { text: 'The tenants can choose between three models.', block: 3 },
      { text: 'One is to stay as they are, the others are a trust and a loan.', block: 3 },
    );
    expect(phrases.join('\n')).toContain('a trust and a loan');
  });

  it('are never the name of a picture file', () => {
    const { phrases } = asked(
      'What is the dirtiest place of the room?',
      { text: 'hotel-room.jpg', kind: 'image', role: 'img' },
      { text: 'Most germs of the room are found on the hairdryer.' },
    );
    expect(phrases.join('\n')).not.toContain('.jpg');
  });
});

describe('how sure an answer is', () => {
  it('is not sure of a price that stands nowhere', () => {
    const { note } = asked(
      'What did the new market square cost?',
      { text: 'Soon after the opening of the new market square its stones began to break.' },
      { text: 'The square is six years old.' },
    );
    expect(note).not.toBe('instant-quotes');
  });

  it('takes "I" for no name that the page would have to know', () => {
    const lines = ['Tickets are sold at the harbour office.', 'The ferry is closed in winter.'];
    const { note } = asked('Where do I buy tickets?', ...lines);
    expect(note).toBe(asked('Where do we buy tickets?', ...lines).note);
  });

  it('takes a name in quotation marks for one that the page must know', () => {
    const page: Line[] = [
      { text: '4. Oktober: Konzert „Wasserwege“ in der Stadtkirche, Eintritt 14 €.' },
      { text: '12. September: Offene Probe in der Turbinenhalle.' },
    ];
    expect(asked('Wann ist das Konzert „Wasserwege“?', ...page).note).toBe('instant-quotes');
    expect(asked('Wann ist das Konzert „Nachtflug“?', ...page).note).not.toBe('instant-quotes');
  });
});

describe('the words of a question', () => {
  const weights = (question: string, code: string) =>
    Object.fromEntries(
      readQuestion(question, languageNamed(code)!).terms.map(({ key, weight }) => [key, weight]),
    );
  it('that only ask weigh less than what is asked about', () => {
    const { bedeutet, entgeltumwandl } = weights('Was bedeutet Entgeltumwandlung?', 'de');
    expect(bedeutet).toBeLessThan(entgeltumwandl! / 2);
  });
  it('weigh less where two characters of Chinese stand in no one word', () => {
    const own = weights('公司在上海的地址', 'en');
    expect(own.公司).toBe(1);
    expect(own.司在 ?? 0).toBeLessThan(0.5);
  });
  it('know more ways to ask for an amount', () => {
    const typeOf = (question: string, code: string) => readQuestion(question, languageNamed(code)!).type;
    expect(typeOf('Was hat die Brücke gekostet?', 'de')).toBe('money');
    expect(typeOf('Welcher Anteil der Kranken wird geheilt?', 'de')).toBe('percent');
    expect(typeOf('Hoeveel dagen duurt het?', 'nl')).toBe('duration');
    expect(typeOf('Ile dni to trwa?', 'pl')).toBe('duration');
  });
  it.each([
    ['Wie alt ist der Turm?', 'de', 'thing'],
    ['Wie funktioniert die Lampe?', 'de', 'thing'],
    ['Wie viele Stufen hat er?', 'de', 'count'],
    ['Wie heeft de toren gebouwd?', 'nl', 'person'],
    ['Who wrote about the temperature of the lamp?', 'en', 'person'],
    ['When was the budget voted?', 'en', 'time'],
    ['When does the tower open?', 'en', 'hours'],
    ['What is it called when the lamp goes out?', 'en', 'thing'],
    ['How many keepers were there when it was built?', 'en', 'count'],
  ])('ask for what their first word says: %s', (question, code, type) => {
    expect(readQuestion(question, languageNamed(code)!).type).toBe(type);
  });
});

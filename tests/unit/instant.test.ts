import { describe, expect, it } from 'vitest';
import { citationPlaceholder } from '../../src/contracts/answer.ts';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import { languageNamed } from '../../src/core/text/languages.ts';
import { readQuestion } from '../../src/core/text/question.ts';
import { answerInstantly } from '../../src/modes/find/instant.ts';
import { linesOf, pageOf } from '../fakes/page-lines.ts';
import { SAMPLE_PAGES } from '../fakes/sample-pages.ts';

describe.each(SAMPLE_PAGES)('instant answers on a $name', ({ page, leads, quotes }) => {
  it.each(leads)('%s → %s', (question, lead) => {
    const { citations, notes } = answerInstantly(question, page);
    expect(citations[0]?.phrase ?? null).toBe(lead);
    expect(notes[0]?.code).toBe(lead === null ? 'instant-nothing' : 'instant-quotes');
    if (lead === null) expect(citations).toEqual([]);
  });
  if (quotes) {
    it.each(quotes)('%s quotes "%s"', (question, quote) => {
      const { citations } = answerInstantly(question, page);
      expect(citations.map(({ phrase }) => phrase).join('\n')).toContain(quote);
    });
  }
});

const pageNamed = (name: string) => SAMPLE_PAGES.find((sample) => sample.name === name)!.page;
const phrases = (question: string, page: PageIndex) =>
  answerInstantly(question, page).citations.map(({ phrase }) => phrase);

describe('a number beside the name of what is counted', () => {
  const page = pageOf(
    linesOf(
      { text: 'Issues 117', kind: 'control', role: 'link' },
      { text: 'Comments (14)', level: 2 },
      { text: 'The harbour was dredged in spring, and the ferries came back with it.' },
    ),
  );
  const asked = (question: string) => {
    const { citations, notes } = answerInstantly(question, page);
    return [citations[0]?.phrase, notes[0]?.code];
  };

  it('answers how many there are', () => {
    expect(asked('How many comments are there?')).toEqual(['14', 'instant-quotes']);
  });
  it.each(['Where do I see the open pull requests?', 'How many issues are open?'])(
    'is asked for no opening hours: %s',
    (question) => {
      expect(readQuestion(question, languageNamed('en')!).type).not.toBe('hours');
    },
  );
  it('knows opening hours', () => {
    expect(readQuestion('When are you open on Sundays?', languageNamed('en')!).type).toBe('hours');
  });
  it('may help where the question asks for a part of them', () => {
    expect(asked('How many issues are open?')).toEqual(['117', 'instant-unsure']);
  });
});

describe('an instant answer', () => {
  it('cites exact words at exact offsets, with headings and the names of the cell', () => {
    const page = pageNamed('pricing table');
    const { citations, text } = answerInstantly('What is the price of the Pro plan?', page);
    const first = citations[0]!;
    const [span] = first.place.spans;
    const line = page.lines.find(({ n }) => n === span!.n)!;
    expect(line.text.slice(span!.start, span!.end)).toBe('$12');
    expect(first).toMatchObject({ id: 1, k: 1, status: 'exact', headings: ['Plans'] });
    expect(first.context).toBe('Price per month · Pro · $12');
    expect(text.startsWith(`Price per month · Pro: **$12**${citationPlaceholder(1)}`)).toBe(true);
  });

  it('names every citation in its text once, in order', () => {
    for (const { page, leads } of SAMPLE_PAGES) {
      for (const [question] of leads) {
        const { citations, text } = answerInstantly(question, page);
        const named = [...text.matchAll(/\uE000(\d+)\uE001/g)].map((match) => Number(match[1]));
        expect(named).toEqual(citations.map(({ id }) => id));
        for (const { phrase, place } of citations) {
          const { n, start, end } = place.spans[0]!;
          expect(page.lines.find((line) => line.n === n)!.text.slice(start, end)).toBe(phrase);
        }
      }
    }
  });

  it('tells what the page is about by its title and the sentences that say most, in their order', () => {
    const bees = pageNamed('article');
    const expected = [
      'The bees of the Alps',
      'Bees live in the Alps up to the tree line.',
      'Researchers counted 412 species between 2016 and 2021.',
      'A hive yields 14 kg per year, which is half of what a hive in the valley gives.',
      'The number of bees fell by 23 percent because meadows are mown earlier than in the past.',
    ];
    for (const question of [
      'What is this page about?',
      'Summarise',
      'Worum geht es hier?',
      '这个页面讲什么？',
    ])
      expect(phrases(question, bees)).toEqual(expected);
  });

  it('lists the items under the heading that is asked for', () => {
    expect(phrases('List all ingredients', pageNamed('recipe'))).toEqual([
      '250 g flour',
      '200 g sugar',
      '3 lemons',
      '4 eggs',
    ]);
  });

  it('shows page words as they are, never as Markdown, and leaves out the characters of placeholders', () => {
    const page = pageOf(
      linesOf('The *glob* pattern `**/*.ts` and \uE0007\uE001 <b>icons</b> match [links](x).'),
    );
    const { text, citations } = answerInstantly('What does the glob pattern match?', page);
    expect(citations[0]!.phrase).toBe(page.lines[0]!.text);
    expect(text).toBe(
      `> The \\*glob\\* pattern \\\`\\*\\*/\\*.ts\\\` and 7 \\<b\\>icons\\</b\\> match \\[links\\](x).${citationPlaceholder(1)}`,
    );
  });

  it('quotes what follows a line that only leads to it, and nothing twice', () => {
    const lines = linesOf(
      'You can install the tool through the package manager:',
      'pkg install tool',
      { text: 'Show more tools', kind: 'control', role: 'button' },
      { text: 'Show more tools', kind: 'control', role: 'button' },
    );
    const said = phrases('How do I install the tool?', pageOf(lines));
    expect(said).toContain('pkg install tool');
    expect(new Set(said).size).toBe(said.length);
  });

  it('never quotes an entry of a table of contents', () => {
    const contents = linesOf(
      'Reading data from files . . . . . . . . 30',
      'Data is read from files with scan().',
    );
    expect(phrases('How is data read from files?', pageOf(contents))).toEqual([
      'Data is read from files with scan().',
    ]);
  });

  it('has nothing to say on an empty page or to a question without words', () => {
    for (const question of ['', '?', '???', 'the', '🙂']) {
      expect(answerInstantly(question, pageNamed('recipe')).notes).toEqual([{ code: 'instant-nothing' }]);
    }
    expect(answerInstantly('What is this about?', pageOf([])).citations).toEqual([]);
  });

  it('reads 5,000 lines in well under the time that one notices', () => {
    const page = pageOf(
      linesOf(
        ...Array.from(
          { length: 5000 },
          (_, i) => `Entry ${i} of the list speaks of rivers and ${i * 7} fish in ${1900 + (i % 120)}.`,
        ),
      ),
    );
    answerInstantly('How many fish are in entry 70?', page);
    const again = pageOf(page.lines.map((line) => ({ ...line })));
    const before = process.cpuUsage();
    answerInstantly('How many fish are in entry 77?', again);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
  });

  it('of nothing fitting cites nothing, and gives the nearest passages only when they are wanted', () => {
    const page = pageNamed('recipe');
    const question = 'Who won the election in Portugal after the lemons were counted?';
    expect(answerInstantly(question, page).citations).toEqual([]);
    const nearest = answerInstantly(question, page, { nearest: true });
    expect(nearest.citations.length).toBeGreaterThan(0);
    expect(nearest.notes).toEqual([{ code: 'instant-unsure' }]);
  });

  it.each(['What can you do?', 'Was kannst du?', '你能做什么？', 'help'])(
    'tells what it can do: %s',
    (question) => {
      expect(answerInstantly(question, pageNamed('recipe'))).toMatchObject({
        text: '',
        citations: [],
        notes: [{ code: 'instant-help' }],
      });
    },
  );
});

describe('a table by rows', () => {
  const row = (...words: string[]) => {
    const columns = ['Season', 'Monday to Friday', 'Saturday and Sunday'];
    const text = words.join(' ¦ ');
    let at = 0;
    const cells = words.map((word, i) => {
      const start = at;
      at += word.length + 3;
      return { start, end: start + word.length, column: columns[i]! };
    });
    return { role: 'row', text, cells };
  };
  const page = pageOf(
    linesOf(
      { role: 'heading', text: 'Opening hours of the baths', level: 2 },
      row('Summer', '7:00 – 21:00', '8:00 – 22:00'),
      row('Winter (October to April)', '10:00 – 17:00', '10:00 – 18:00'),
    ),
  );

  it('gives the cell under the header that is asked for, not the first of its row', () => {
    expect(phrases('When are the baths open on Saturday in winter?', page)[0]).toBe('10:00 – 18:00');
  });

  it('shows the row with its cells apart and their headers, without the rows beside it', () => {
    const { text } = answerInstantly('When are the baths open on Saturday in winter?', page);
    expect(text.replace(/[\uE000-\uF8FF]\d*/g, '')).toBe(
      'Winter (October to April) · Saturday and Sunday: **10:00 – 18:00**\n\n' +
        '> Winter (October to April) · Monday to Friday: 10:00 – 17:00 · Saturday and Sunday: **10:00 – 18:00**',
    );
  });

  it('gives the cell where the row and the column that are asked for cross', () => {
    expect(phrases('What is summer like on Sunday?', page)[0]).toBe('8:00 – 22:00');
  });
});

describe('what never leads', () => {
  it.each([
    ['what was struck out', 'What is the price?', [{ role: 'deletion', text: 'Price: €69' }]],
    [
      'a caption',
      'Who is the director?',
      ['The film was shot in Iceland.', { role: 'figcaption', text: 'Director: Jane Doe' }],
    ],
    [
      'a comment',
      'What is the baking time?',
      ['Let the dough rest.', { text: 'Comments', level: 2 }, 'Baking time: 55 minutes worked for me'],
    ],
  ])('is %s', (_, question, lines) => {
    const { text } = answerInstantly(question, pageOf(linesOf(...lines)));
    expect(text).not.toContain('**');
  });
});

describe('a value in the form that is asked for', () => {
  it.each([
    ['Ile kosztuje bilet?', 'Bilety normalne kosztują 30 zł, dzieci za darmo.', '30 zł'],
    ['Сколько стоит билет?', 'Билет стоит 450 рублей, детям до семи лет бесплатно.', '450 рублей'],
  ])('%s', (question, told, value) => {
    const page = pageOf(linesOf({ text: 'Museum', level: 1 }, told));
    expect(phrases(question, page)[0]).toBe(value);
  });
});

describe('words in another inflection than those of the page', () => {
  const museum = (...texts: string[]) =>
    pageOf(linesOf({ role: 'heading', text: 'Museum', level: 1 }, ...texts));
  it.each([
    [
      'Gdzie kupię bilet normalny?',
      'Bilety normalne mają stałą cenę.',
      'Dawny spichlerz nad rzeką mieści zbiory od 1962 roku.',
    ],
    [
      'Får hunden vara i trädgård?',
      'Hundar får vistas i trädgården men inte i salarna.',
      'Huset vid kajen har varit öppet sedan 1962.',
    ],
    [
      'Må min hund komme i have?',
      'Hunde må være i haven, men ikke i salene.',
      'Huset ved kajen har været åbent siden 1962.',
    ],
    [
      'Hvor lang er omvisning?',
      'Omvisningene varer to timer og begynner ved inngangen.',
      'Huset ved kaien har vært åpent siden 1962.',
    ],
  ])('%s', (question, told, other) => {
    expect(phrases(question, museum(other, told))[0]).toBe(told);
  });
});

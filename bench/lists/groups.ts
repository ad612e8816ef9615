import type { ListCase, ListQuestionCase } from './cases.ts';

/** A programme of days in one language, and how it is asked about. */
interface Programme {
  lang: string;
  title: string;
  events: string;
  days: [head: string, events: [at: string, name: string][]][];
  howMany: string;
  /** Of the second day, by its name and by its date. */
  onDay: string;
  onDate: string;
  first?: string;
  which?: string;
}

const PROGRAMMES: Programme[] = [
  {
    lang: 'en',
    title: 'The village hall in May',
    events: 'Events',
    days: [
      [
        'Monday, 3 May',
        [
          ['18:00', 'Choir'],
          ['20:30', 'Chess night'],
        ],
      ],
      [
        'Tuesday, 4 May',
        [
          ['19:00', 'Film club'],
          ['10:00', 'Market'],
          ['12:00', 'Lunch talk'],
        ],
      ],
      ['Wednesday, 5 May', [['09:00', 'Yoga']]],
    ],
    howMany: 'How many events are there?',
    onDay: 'How many events are on Tuesday?',
    onDate: 'How many events are on 4 May?',
    first: 'What is on first on 4 May?',
    which: 'Which events are on Tuesday?',
  },
  {
    lang: 'de',
    title: 'Das Dorfhaus im Mai',
    events: 'Veranstaltungen',
    days: [
      [
        'Montag, 3. Mai',
        [
          ['18:00', 'Chor'],
          ['20:30', 'Schachabend'],
        ],
      ],
      [
        'Dienstag, 4. Mai',
        [
          ['19:00', 'Filmklub'],
          ['10:00', 'Markt'],
          ['12:00', 'Vortrag'],
        ],
      ],
      ['Mittwoch, 5. Mai', [['09:00', 'Yoga']]],
    ],
    howMany: 'Wie viele Veranstaltungen gibt es?',
    onDay: 'Wie viele Veranstaltungen sind am Dienstag?',
    onDate: 'Wie viele Veranstaltungen sind am 4. Mai?',
  },
  {
    lang: 'fr',
    title: 'La salle du village en mai',
    events: 'Événements',
    days: [
      [
        'Lundi 3 mai',
        [
          ['18:00', 'Chorale'],
          ['20:30', 'Soirée échecs'],
        ],
      ],
      [
        'Mardi 4 mai',
        [
          ['19:00', 'Ciné-club'],
          ['10:00', 'Marché'],
          ['12:00', 'Causerie'],
        ],
      ],
      ['Mercredi 5 mai', [['09:00', 'Yoga']]],
    ],
    howMany: "Combien d'événements y a-t-il ?",
    onDay: "Combien d'événements y a-t-il mardi ?",
    onDate: "Combien d'événements y a-t-il le 4 mai ?",
  },
];

type Shape = (days: Programme['days'], events: string) => string;
const SHAPES: Record<string, Shape> = {
  sections: (days) =>
    days
      .map(
        ([head, events]) =>
          `<section class="day"><h3>${head}</h3>${events.map(([at, name]) => `<article class="event"><h4>${name}</h4><p>${at}</p></article>`).join('')}</section>`,
      )
      .join(''),
  'headings between': (days) =>
    `<div class="events">${days.map(([head, events]) => `<h3>${head}</h3>${events.map(([at, name]) => `<article class="event"><h4>${name}</h4><p>${at}</p></article>`).join('')}`).join('')}</div>`,
  'lists below headings': (days) =>
    days
      .map(
        ([head, events]) =>
          `<h3>${head}</h3><ul>${events.map(([at, name]) => `<li><b>${name}</b> <span>${at}</span></li>`).join('')}</ul>`,
      )
      .join(''),
  'bands of a table': (days, events) =>
    `<table><tr><th>Time</th><th>${events}</th></tr>${days.map(([head, rows]) => `<tr><th colspan="2">${head}</th></tr>${rows.map(([at, name]) => `<tr><td>${at}</td><td>${name}</td></tr>`).join('')}`).join('')}</table>`,
  'plain words between': (days) =>
    `<div class="events">${days.map(([head, events]) => `<div class="date">${head}</div>${events.map(([at, name]) => `<div class="event"><b>${name}</b> <span>${at}</span></div>`).join('')}`).join('')}</div>`,
};

const pageOf = (lang: string, title: string, heading: string, list: string): string =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><main><h1>${title}</h1><h2>${heading}</h2>${list}</main>`;

/** Lists in groups: days with what is on, courses with their dishes. */
export const groupedCases = (): ListCase[] => [
  ...PROGRAMMES.flatMap((words) =>
    Object.entries(SHAPES).map(([name, shape]): ListCase => {
      const { lang, title, events, days } = words;
      const all = days.reduce((sum, [, own]) => sum + own.length, 0);
      const questions: ListQuestionCase[] = [
        { question: words.howMany, result: all, ends: true },
        { question: words.onDay, result: 3, ends: true },
        { question: words.onDate, result: 3, ends: true },
        ...(words.first ? [{ question: words.first, result: 'Market', ends: true }] : []),
        ...(words.which ? [{ question: words.which, result: 3, ends: true }] : []),
      ];
      return {
        name: `${name} (${lang})`,
        lang,
        html: pageOf(lang, title, events, shape(days, events)),
        questions,
      };
    }),
  ),
  ...courses(),
];

const COURSES: [string, string[]][] = [
  ['Starters', ['<b>Leek soup</b><p>5 €</p>', '<b>Beet salad</b><p>7 €</p>']],
  ['Mains', ['<b>Trout</b><p>15 €</p>', '<b>Lamb</b><p>18 €</p>', '<b>Dumplings</b><p>12 €</p>']],
  ['Desserts', ['<b>Plum cake</b><p>4 €</p>']],
];

function courses(): ListCase[] {
  const sections = COURSES.map(
    ([head, dishes]) =>
      `<section class="course"><h3>${head}</h3><ul class="dishes">${dishes.map((dish) => `<li class="dish">${dish}</li>`).join('')}</ul></section>`,
  ).join('');
  const flat = `<div class="dishes">${COURSES.map(([head, dishes]) => `<h3>${head}</h3>${dishes.map((dish) => `<div class="dish">${dish}</div>`).join('')}`).join('')}</div>`;
  return Object.entries({ sections, flat }).map(([name, list]) => ({
    name: `courses: ${name}`,
    lang: 'en',
    html: pageOf('en', 'The Ferry Inn', 'Menu', list),
    questions: [
      { question: 'How many starters are there?', result: 2, ends: true },
      { question: 'How many desserts are there?', result: 1, ends: true },
      { question: 'How many dishes are there?', result: 6, ends: true },
      { question: 'Which is the cheapest main?', result: 'Dumplings', ends: true },
      { question: 'How many dishes cost less than 10 euros?', result: 3, ends: true },
      { question: 'Which is the cheapest dish?', result: 'Plum cake', ends: true },
      { question: 'List the desserts', result: 1, ends: true },
    ],
  }));
}

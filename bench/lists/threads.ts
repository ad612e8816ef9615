import { EN, type ListCase, type ListQuestionCase, pageAround } from './cases.ts';

interface Said {
  by: string;
  on: string;
  text: string;
  replies?: Said[];
}

const ends = true;
const THREAD: Said[] = [
  { by: 'Ada Kern', on: 'March 3, 2019', text: 'The second step needs more yeast than it says.' },
  {
    by: 'Ben Ruiz',
    on: 'March 4, 2019',
    text: 'Mine burned at the edges, so I lowered the heat.',
    replies: [
      {
        by: 'Mira Stone',
        on: 'March 5, 2019',
        text: 'Thanks, Ben! Which oven do you use?',
        replies: [{ by: 'Ben Ruiz', on: 'March 6, 2019', text: 'An old gas oven without a fan.' }],
      },
      { by: 'Ada Kern', on: 'January 9, 2020', text: 'With yeast from a packet it worked for me.' },
    ],
  },
  { by: 'Cleo Ward', on: 'June 1, 2018', text: 'We ate all of it in one evening.' },
  {
    by: 'Dov Lane',
    on: 'July 2, 2021',
    text: 'Does it keep until Monday?',
    replies: [{ by: 'Mira Stone', on: 'July 3, 2021', text: 'In a tin it does, Dov.' }],
  },
];
const all = (said: readonly Said[]): Said[] => said.flatMap((each) => [each, ...all(each.replies ?? [])]);
const byMira = all(THREAD).filter(({ by }) => by === 'Mira Stone').length;

const body = ({ by, on, text }: Said): string =>
  `<div class="comment-body"><img src="data:," alt="Portrait"><b>${by}</b> <time>${on}</time><p>${text}</p><a href="#reply">Reply</a></div>`;

/** Replies in their comment, as list items, blocks or articles; beside it, in a wrapper; and a thread without levels, as terms. */
const WAYS: Record<string, (thread: readonly Said[]) => string> = {
  'replies in items': (thread) => {
    const level = (said: readonly Said[], depth: number): string =>
      said
        .map(
          (each) =>
            `<li class="comment depth-${depth}">${body(each)}${each.replies ? `<ol class="children">${level(each.replies, depth + 1)}</ol>` : ''}</li>`,
        )
        .join('');
    return `<ol class="comment-list">${level(thread, 1)}</ol>`;
  },
  'replies in blocks': (thread) => {
    const level = (said: readonly Said[]): string =>
      said
        .map(
          (each) => `<div class="wc-comment">${body(each)}${each.replies ? level(each.replies) : ''}</div>`,
        )
        .join('');
    return `<div class="thread">${level(thread)}</div>`;
  },
  'replies beside': (thread) => {
    const level = (said: readonly Said[]): string =>
      said
        .map(
          (each) =>
            `<article class="single-comment">${body(each)}</article>${each.replies ? `<div class="child">${level(each.replies)}</div>` : ''}`,
        )
        .join('');
    return `<div class="discussion">${level(thread)}</div>`;
  },
  terms: (thread) =>
    `<dl class="comment-list">${all(thread)
      .map(
        ({ by, on, text }) =>
          `<dt class="comment"><b>${by}</b> <time>${on}</time></dt><dd class="comment"><p>${text}</p></dd>`,
      )
      .join('')}</dl>`,
};

function threadCases(): ListCase[] {
  const count = all(THREAD).length;
  const questions: ListQuestionCase[] = [
    { question: 'How many comments are there?', result: count, ends },
    { question: 'How many comments were written by Mira Stone?', result: byMira, ends },
    { question: 'How many of the comments mention yeast?', result: 2, ends },
    { question: 'Is there any comment by Zoe Marsh?', result: 0, ends },
    { question: 'Which comment is the newest?', result: 'Mira Stone', ends },
    { question: 'Which is the oldest comment?', result: 'Cleo Ward', ends },
  ];
  const page = (thread: string) => pageAround(EN, `<h2>${count} comments</h2>${thread}`);
  return [
    ...Object.entries(WAYS).map(([way, make]) => ({
      name: `thread: ${way}`,
      lang: 'en',
      html: page(make(THREAD)),
      questions,
    })),
    {
      name: 'thread: a part of it',
      lang: 'en',
      html: pageAround(EN, `<h2>112 comments</h2>${WAYS['replies in items']!(THREAD)}`),
      questions: [{ question: 'How many comments are there?', result: count, ends: false }],
    },
    {
      name: 'thread: older ones elsewhere',
      lang: 'en',
      html: pageAround(EN, `<h2>Comments</h2>${WAYS.terms!(THREAD)}<a href="#older">← Older comments</a>`),
      questions: [{ question: 'How many comments are there?', result: count, ends: false }],
    },
  ];
}

const BIRDS = ['Gull', 'Tern', 'Heron', 'Robin', 'Wren', 'Finch', 'Swift', 'Crane', 'Stork', 'Raven'];
const links = (names: readonly string[], kind: string): string =>
  `<ul class="${kind}">${names.map((name) => `<li><a href="#${name}">News of the ${name.toLowerCase()}</a></li>`).join('')}</ul>`;

/** Boxes that a question names by their title, among others like them. */
function boxCases(): ListCase[] {
  const html = pageAround(
    EN,
    `<h3>Most read</h3><div>${links(BIRDS.slice(0, 5), 'top list')}${links(BIRDS.slice(5), 'top list')}</div><aside><span>Quick picks</span>${links(BIRDS.slice(2, 6), 'picks')}</aside><h3>Latest stories</h3>${links(BIRDS.slice(1, 4), 'latest')}<a href="#all">All stories</a>`,
  );
  return [
    {
      name: 'boxes by their titles',
      lang: 'en',
      html,
      questions: [
        { question: 'How many links are in the "Most read" box?', result: 10, ends },
        { question: 'How many articles are listed under “Quick picks”?', result: 4, ends },
        { question: 'How many of the "Most read" links mention the crane?', result: 1, ends },
        { question: 'How many headlines are in the latest stories section?', result: 3, ends: false },
      ],
    },
  ];
}

/** Threads, terms, and boxes with titles. */
export const threadsAndBoxes = (): ListCase[] => [...threadCases(), ...boxCases()];

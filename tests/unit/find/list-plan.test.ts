import { expect, it } from 'vitest';
import { listPlanSchema } from '../../../src/contracts/lists.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { countList } from '../../../src/core/lists/ledger.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { languageNamed } from '../../../src/core/text/languages.ts';
import type { ListsAsked } from '../../../src/modes/find/count.ts';
import { offeredLists } from '../../../src/modes/find/plan/offered.ts';
import { createPlannedReply } from '../../../src/modes/find/plan/planned-reply.ts';
import { readListPlan } from '../../../src/modes/find/plan/read-plan.ts';
import { rowOf } from '../lists/made-lists.ts';

const READING = { decimal: '.', language: 'en' } as const;
const question = readListQuestion('How many are there?', '.')!;
const ENGLISH = languageNamed('en')!;
const ASKED = { rest: question.rest, language: ENGLISH };

function rows(columns: readonly string[], ...texts: (readonly string[])[]): RecordList {
  const items = texts.map((cells, at) => rowOf(at + 1, cells, columns));
  const about = { id: 'l', size: items.length, label: 'Ferries', names: '', busy: false, below: false };
  return {
    ...about,
    headings: ['Harbour'],
    lead: '',
    landmark: 'main',
    first: 0,
    last: 9,
    items,
  } as RecordList;
}

const FERRIES = rows(
  ['Name', 'Port', 'Berths', 'Built'],
  ['Aurora', 'Lindow', '70', '4 May 1987'],
  ['Boreas', 'Ashford', '12', '1 June 2001'],
  ['Lindow Star', 'Millbrook', '31', '9 March 1999'],
);

/** What comes of a reply: the ledger's result, what has to be met, and the names of what counts. */
function outcome(reply: object, list = FERRIES) {
  const told = readListPlan(listPlanSchema.parse({ list: 1, ...reply }), [list], question, READING);
  if (!told) return undefined;
  const { ledger } = countList(told.asked, told.plan, READING, 'whole');
  const met = ledger.rows.filter((row) => row.met).map(({ name }) => name);
  return { result: ledger.result, condition: ledger.condition, met };
}

it.each([
  [{ do: 'count' }, '3', undefined, ['Aurora', 'Boreas', 'Lindow Star']],
  [{ do: 'count', words: [{ any: ['Lindow'], in: 'item' }] }, '2', 'Lindow', ['Aurora', 'Lindow Star']],
  [{ do: 'count', words: [{ any: ['Lindow'], in: 2 }] }, '1', 'Lindow', ['Aurora']],
  [{ do: 'count', words: [{ any: ['Lindow'], in: 'name' }] }, '1', 'Lindow', ['Lindow Star']],
  [{ do: 'count', words: [{ any: ['Ashford'], in: 'name' }] }, '1', 'Ashford', ['Boreas']],
  [{ do: 'count', words: [{ any: ['Aurora'], in: 2 }] }, '0', 'Aurora', []],
  [
    { do: 'count', words: [{ any: ['lindow', 'ashford'], in: 2 }] },
    '2',
    'lindow / ashford',
    ['Aurora', 'Boreas'],
  ],
  [{ do: 'count', words: [{ any: ['Lind'], in: 'item' }] }, '0', 'Lind', []],
  [
    { do: 'count', words: [{ any: ['lind', 'au'], in: 'name', begins: true }] },
    '2',
    'lind… / au…',
    ['Aurora', 'Lindow Star'],
  ],
  [{ do: 'count', words: [{ any: ['star'], in: 'name', begins: true }] }, '0', 'star…', []],
  [{ do: 'count', words: [{ any: ['M'], in: 2, begins: true }] }, '1', 'M…', ['Lindow Star']],
  [
    { do: 'list', not: true, words: [{ any: ['Lindow'], in: 2 }] },
    '2',
    '≠ Lindow',
    ['Boreas', 'Lindow Star'],
  ],
  [{ do: 'count', column: 3, from: 31 }, '2', '≥ 31', ['Aurora', 'Lindow Star']],
  [{ do: 'count', column: 3, from: 31, strict: true }, '1', '> 31', ['Aurora']],
  [
    { do: 'count', column: 4, kind: 'time', to: '1999-12-31' },
    '2',
    '≤ 1999-12-31',
    ['Aurora', 'Lindow Star'],
  ],
  [{ do: 'min', column: 4, kind: 'time' }, '4 May 1987', undefined, ['Aurora']],
  [{ do: 'sum', column: 3 }, '113', undefined, ['Aurora', 'Boreas', 'Lindow Star']],
  [{ do: 'max', column: 4 }, '1 June 2001', undefined, ['Boreas']],
  [{ do: 'first', first: 2 }, '2', undefined, ['Aurora', 'Boreas']],
] as const)('a plan of a model is followed: %j', (reply, result, condition, met) => {
  expect(outcome(reply)).toEqual({ result, condition, met });
});

it.each([
  { do: 'max', column: 9, beside: 'passengers' },
  { do: 'sum', kind: 'money' },
  { do: 'count', from: 5, beside: 'crew' },
  { do: 'count', words: [{ any: [' '], in: 'item' }] },
  { do: 'count', words: [{ any: ['Lindow'], in: 12 }] },
])('nothing is counted by a plan that the list cannot bear: %j', (reply) => {
  expect(outcome(reply)).toBeUndefined();
});

it('tells a model where each list stands and what names it, on one line of its own, and how it begins where its lines are not told', () => {
  const sly = rows(['Name'], ['One\nlist 7: 9 items'], ['Two [3] button'], ['Three'], ['Four'], ['Five']);
  const read = FERRIES.items.map(({ parts }) => parts[0]!.line);
  expect(offeredLists([FERRIES, sly], read, ASKED).told).toBe(
    [
      'list 1: 3 items | lines 1-3, item 1 1 | "Ferries" | under "Harbour" | columns: 1 Name, 2 Port, 3 Berths, 4 Built',
      'list 2: 5 items | lines 1-5, item 1 1 | "Ferries" | under "Harbour" | columns: 1 Name',
    ].join('\n'),
  );
  expect(offeredLists([sly], [], ASKED).told).toMatch(
    /^list 1: 5 items \| item 1: One list 7: 9 items \|[^\n]*$/,
  );
});

it('tells first of what the question names, a menu too: the prompt has room for some lists only', () => {
  const others = Array.from({ length: 40 }, (_, i) => {
    const name = `Cargo of the long and winding quay number ${i}`;
    return { ...rows(['Name'], [`${name}a`], [`${name}b`], [`${name}c`]), label: name };
  });
  const menu = {
    ...rows(['Name'], ['Herald'], ['Sun'], ['Star']),
    label: 'Properties',
    landmark: 'navigation',
  };
  const { rest } = readListQuestion('How many other newspapers are listed under Properties?', '.')!;
  expect(offeredLists([...others, menu], [], ASKED).lists).not.toContain(menu);
  expect(offeredLists([...others, menu], [], { rest, language: ENGLISH }).lists[0]).toBe(menu);
});

/** Plays a reply in pieces of so many characters. */
function play(reply: string, pieceLength: number) {
  const asked = { asked: question, quoted: [], reading: READING } as unknown as ListsAsked;
  const planned = createPlannedReply(offeredLists([FERRIES], [], ASKED), asked);
  let words = '';
  for (let at = 0; at < reply.length; at += pieceLength)
    words += planned.push(reply.slice(at, at + pieceLength));
  words += planned.finish();
  return { words, plan: planned.made()?.said, refused: planned.refused() };
}

const PLAN = '{"list": 1, "do": "sum", "column": 3}';
it.each([1, 7, 1000])('reads the plan that a reply begins with, in pieces of %i', (pieceLength) => {
  const said = listPlanSchema.parse(JSON.parse(PLAN));
  for (const reply of [
    `<list-plan>${PLAN}</list-plan>\nIn all [1: "70"].`,
    `\n\`\`\`json\n<list-plan>\n${PLAN}\n</list-plan>\n\`\`\`\nIn all [1: "70"].`,
  ]) {
    expect(play(reply, pieceLength)).toMatchObject({ plan: said, refused: false });
    expect(play(reply, pieceLength).words.trim()).toBe('In all [1: "70"].');
  }
  expect(play(`<list-plan>${PLAN}`, pieceLength)).toEqual({ words: '', plan: said, refused: false });
});

it.each([1, 7, 1000])(
  'leaves nothing of a plan that cannot be followed but the answer, in pieces of %i',
  (pieceLength) => {
    for (const plan of ['{"list": 0}', '{"list": 9}', 'none', '{"list": 1, "do": "sum", "beside": "crew"}']) {
      const {
        words,
        plan: made,
        refused,
      } = play(`<list-plan>${plan}</list-plan>Two: [1: "Aurora"].`, pieceLength);
      expect({ words, made, refused }).toEqual({
        words: 'Two: [1: "Aurora"].',
        made: undefined,
        refused: true,
      });
    }
    for (const answer of ['< 5 of them', '`code` first', '<not-on-page> Nothing.', 'Two.', '', '<list-'])
      expect(play(answer, pieceLength)).toEqual({ words: answer, plan: undefined, refused: false });
  },
);

it('takes a day as a bound with all of its hours, and reads the number beside words that hold one themselves', () => {
  const talks = rows(
    ['Talk', 'When'],
    ['Tides', '28.04.2020, 10:27'],
    ['Locks', '27.04.2020, 20:10'],
    ['Sails', '29.04.2020, 00:00'],
  );
  const day = { do: 'count', column: 2, kind: 'time', from: '2020-04-28', to: '2020-04-28' };
  expect(outcome(day, talks)).toMatchObject({ result: '1', met: ['Tides'] });
  expect(outcome({ ...day, to: null, strict: true }, talks)).toMatchObject({ met: ['Sails'] });
  expect(outcome({ ...day, from: null, strict: true }, talks)).toMatchObject({ met: ['Locks'] });
  const inns = rows([''], ['Inn A rated 4.8 of 5.0'], ['Inn B rated 4.6 of 5.0'], ['Inn C rated 5.0 of 5.0']);
  expect(outcome({ do: 'average', beside: 'of 5.0', kind: 'number' }, inns)).toMatchObject({
    result: '4.80',
  });
});

it('takes cells by their place where a table has no headers, and the first or last number of an item', () => {
  const bare = rows(
    ['', '', ''],
    ['Aurora', '70', 'Lindow'],
    ['Boreas', '12', 'Ashford'],
    ['Cutter', '31', 'Lindow'],
  );
  expect(outcome({ do: 'max', column: 2 }, bare)).toMatchObject({ result: '70', met: ['Aurora'] });
  expect(outcome({ do: 'count', words: [{ any: ['Lindow'], in: 3 }] }, bare)).toMatchObject({ result: '2' });
  const views = rows([''], ['Tent 2 nights 4,100'], ['Lake 3 days 950'], ['Peak 1 day 12,000']);
  expect(outcome({ do: 'max', end: 'last' }, views)).toMatchObject({ result: '12,000' });
  expect(outcome({ do: 'count', end: 'last', from: 4000 }, views)).toMatchObject({ result: '2' });
  expect(outcome({ do: 'min', end: 'first' }, views)).toMatchObject({ result: '1' });
});

it('calls an item that begins with the value that is looked at by what follows', () => {
  const news = rows(
    ['', ''],
    ['2 May 2031', 'Gate opened'],
    ['4 May 2031', 'Gate closed'],
    ['3 May 2031', 'Gate painted'],
  );
  expect(outcome({ do: 'max', column: 1, kind: 'time' }, news)).toMatchObject({
    result: '4 May 2031',
    met: ['Gate closed'],
  });
});

it('reads a cell that says its column once more, as narrow tables do, without that', () => {
  const seasons = rows(
    ['Season', 'Stay'],
    ['Spring', 'Stay5 nights'],
    ['Summer', 'Stay7 nights'],
    ['Autumn', 'Stay3 nights'],
  );
  expect(outcome({ do: 'count', column: 2, from: 5 }, seasons)).toMatchObject({ met: ['Spring', 'Summer'] });
});

it('counts what items say once, each value of a column or each name', () => {
  const calls = rows(
    ['Ferry', 'Port'],
    ['Aurora', 'Lindow'],
    ['Boreas', 'lindow'],
    ['Aurora', 'Moss'],
    ['Castor', 'Lindow'],
  );
  expect(outcome({ do: 'distinct', column: 2 }, calls)?.result).toBe('2');
  expect(outcome({ do: 'distinct' }, calls)).toMatchObject({
    result: '3',
    met: ['Aurora', 'Boreas', 'Castor'],
  });
  const inLindow = { do: 'distinct', column: 1, words: [{ any: ['Lindow'], in: 2 }] };
  expect(outcome(inLindow, calls)?.met).toEqual(['Aurora', 'Boreas', 'Castor']);
});

it('finds the words of a condition in what heads the group of an item, too', () => {
  const [day] = rows(['Name'], ['Tuesday, 4 May']).items;
  const grouped = {
    ...FERRIES,
    items: FERRIES.items.map((item, at) => (at > 0 ? { ...item, under: day!.parts[0]! } : item)),
  };
  const onTuesday = { do: 'count', words: [{ any: ['Tuesday'], in: 'item' }] };
  expect(outcome(onTuesday, grouped)?.met).toEqual(['Boreas', 'Lindow Star']);
});

import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { readListQuestion } from '../../../src/core/lists/ask.ts';
import { planFor } from '../../../src/core/lists/choose.ts';
import { statedEnd } from '../../../src/core/lists/end.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { spokenOn } from '../../../src/core/lists/spoken.ts';
import { counted, ledgerOf, listOf } from './made-lists.ts';

describe('words that name an item are no condition on it', () => {
  it('counts no parts of a book for the chapters of one of them', () => {
    const parts = listOf({ headings: ['Chapters of the tide book'] }, [
      'Part I - Water',
      'Part II - Practices',
      'Part III - Boats',
    ]);
    expect(counted('How many chapters are in Part II - Practices?', [parts])).toBeUndefined();
  });

  it('counts no tags for the articles that have one in their titles', () => {
    const tags = listOf({ headings: ['Related stories'] }, ['Harbour', 'Night ferry', 'Gulls']);
    expect(counted("How many related articles have 'Night ferry' in the title?", [tags])).toBeUndefined();
  });

  it('counts what several items are about', () => {
    const stories = listOf({ headings: ['Related stories'] }, [
      'Night ferry is late',
      'A new night ferry',
      'Gulls return',
    ]);
    expect(counted("How many related stories have 'night ferry' in the title?", [stories])).toBe('2');
  });
});

describe('what is counted is what a list is called', () => {
  it('and no word that one item happens to say', () => {
    const steps = listOf({ label: 'Ingredients of the stew', headings: ['Fish stew'] }, [
      '2 onions',
      '3 tomatoes, chopped',
      'A handful of parsley',
    ]);
    expect(counted('How many tomatoes are in the fish stew?', [steps], 'Fish stew')).toBeUndefined();
  });

  it('and for the comments of a page no box of the newest ones', () => {
    const newest = listOf({ headings: ['Newest comments'], lead: 'Newest comments' }, [
      'Ada on Gulls that return to the pier',
      'Ben on Tides that return to the pier',
      'Cleo on Gulls that return to the pier',
    ]);
    expect(counted('How many comments are there?', [newest])).toBeUndefined();
    expect(counted('How many newest comments are there?', [newest])).toBe('3');
  });
});

/** A table: its headers, and the cells of each row. */
function tableOf(columns: string[], rows: string[][]): RecordList {
  const items = rows.map((cells, at) => {
    const text = cells.join(' ¦ ');
    const starts = cells.map((_, i) => cells.slice(0, i).join(' ¦ ').length + (i > 0 ? 3 : 0));
    const line = {
      n: at + 1,
      role: 'row',
      kind: 'text',
      text,
      notes: [],
      cells: cells.map((cell, i) => ({
        start: starts[i]!,
        end: starts[i]! + cell.length,
        column: columns[i]!,
      })),
    } as unknown as IndexLine;
    return { key: text, text, parts: [{ line, start: 0, end: text.length }] };
  });
  return { ...listOf({ headings: ['Fees'] }, ['x', 'y', 'z']), items };
}

describe('the value that is compared', () => {
  const rows = [
    ['Up to $10', '0.50%', '0.40%'],
    ['Up to $50', '0.18%', '0.30%'],
    ['Up to $100', '0.10%', '0.05%'],
  ];
  const fees = tableOf(['Tier (monthly)', 'Taker Fee', 'Maker Fee'], rows);

  it('is that of the column that a question names, and not of the one that its rows are called by', () => {
    expect(counted('In how many tiers is the taker fee below 0.20%?', [fees])).toBe('2');
    expect(counted('In how many tiers is the maker fee below 0.20%?', [fees])).toBe('1');
  });

  it('is the price, and not what is saved', () => {
    const models = [
      ['Gull 21', '$1,349.00', '$50'],
      ['Tern 27', '$1,149.00', '$90'],
      ['Heron 30', '$2,799.00', '$150'],
    ];
    const named = (columns: string[]) => {
      const list = { ...tableOf(columns, models), headings: ['Boats'] };
      return ledgerOf('Which boat is the cheapest?', [list])?.rows.find(({ met }) => met)?.name;
    };
    expect(named(['Model', 'Price', 'Save'])).toBe('Tern 27');
    expect(named(['Model', 'Now', 'Save'])).toBeUndefined();
  });

  it('is no date where a table has dates of two kinds', () => {
    const dates = [
      ['Gull', '3 May 2031', '9 June 2031'],
      ['Tern', '1 May 2031', '19 June 2031'],
      ['Heron', '8 May 2031', '2 June 2031'],
    ];
    const list = { ...tableOf(['Boat', 'Built', 'Sold'], dates), headings: ['Boats'] };
    expect(counted('Which boat is the newest?', [list])).toBeUndefined();
  });
});

describe('a page that says a language which its words are not of', () => {
  const TEXTS = [
    'Bei einer Wattbank haben Sie nur ein Angebot, und es ist nicht das beste',
    'Sie müssen eine Anzahlung leisten, die bei uns nicht die kleinste ist',
    'Das Boot gehört Ihnen nicht, auch nicht am Ende der Zeit',
  ];
  const lines = TEXTS.map(
    (text, at) => ({ n: at + 1, kind: 'text', role: 'paragraph', text, notes: [] }) as unknown as IndexLine,
  );

  it('is read in the language of its words, where it is asked in that', () => {
    expect(spokenOn({ lang: 'en-US', lines }, 'de').language.code).toBe('de');
    expect(spokenOn({ lang: 'en-US', lines }, 'en').language.code).toBe('en');
    expect(spokenOn({ lang: 'de-AT', lines }, 'de')).toMatchObject({ code: 'de-AT' });
  });

  it('takes the words of a title for the title, and for no condition', () => {
    const title = 'Nachteile bei der Finanzierung über eine Wattbank:';
    const list = listOf({ headings: [title], lead: title }, TEXTS);
    const question = 'Wie viele Nachteile hat die Finanzierung über eine Wattbank laut der Liste?';
    const asked = readListQuestion(question, ',', 'en')!;
    const { language, code } = spokenOn({ lang: 'en-US', lines }, asked.language);
    const reading = { decimal: ',', language: code } as const;
    const plan = planFor(asked, [list], { title: '', language, reading });
    expect(plan?.list).toBe(list);
    expect(plan?.conditions).toEqual([]);
  });
});

describe('the end of a list is not proved', () => {
  const line = (n: number, text: string, more: Partial<IndexLine> = {}): IndexLine =>
    ({ n, text, kind: 'text', role: 'paragraph', notes: [], ...more }) as IndexLine;
  const endBefore = (...behind: IndexLine[]) => {
    const own = [line(1, 'Heron'), line(2, 'Gull')];
    const items = own.map((of) => ({
      key: of.text,
      text: of.text,
      parts: [{ line: of, start: 0, end: of.text.length }],
    }));
    const list = { items, first: 0, last: 1, lead: '', headings: [], below: false } as unknown as RecordList;
    return statedEnd({ ...list, names: '', label: '' }, [...own, ...behind], 2)?.end;
  };
  const link = (text: string) => line(3, text, { kind: 'control', role: 'link' });

  it.each(['birds.test for more herons', "+ d'articles", 'View the full site'])(
    'where a link behind it leads to more: %s',
    (words) => {
      expect(endBefore(link(words))).toBe('more_offered');
    },
  );

  it('but where that stands below the next heading', () => {
    expect(endBefore(line(3, 'Boats', { level: 2 }), link('birds.test for more herons'))).toBe('whole');
    expect(endBefore(link('Terms of use'))).toBe('whole');
  });
});

it('counts no pieces of comments for the comments that a title counts', () => {
  const pieces = ['Ada ¦ 3 May 2031', 'Late again.', 'Reply', 'Ben ¦ 4 May 2031', 'On time.', 'Reply'];
  const about = { names: 'comment-list', lead: 'Comments (2)', headings: ['Comments (2)'] };
  expect(counted('How many comments are there?', [listOf(about, pieces)])).toBeUndefined();
  expect(counted('How many comments are there?', [listOf(about, pieces.slice(0, 2))])).toBe('2');
});

it('knows a list in German by the last word of its name', () => {
  const seats = listOf({ headings: ['Kindersitze im Vergleich'] }, [
    'Lund, 120 €',
    'Marsh, 300 €',
    'Holm, 90 €',
  ]);
  const ledger = (question: string) => ledgerOf(question, [seats], 'Tests', 'de');
  expect(ledger('Welcher Sitz ist der günstigste?')?.rows.find(({ met }) => met)?.name).toContain('Holm');
  expect(ledger('Wie viele Sitze kosten weniger als 200 Euro?')?.result).toBe('2');
  expect(ledger('Wie viele Kinder kosten weniger als 200 Euro?')).toBeUndefined();
});

describe('a list that only seems to be what is asked for', () => {
  const dated = (about: Partial<RecordList>) =>
    listOf(about, [
      'Ada ¦ 3 May 2031 ¦ Late again.',
      'Ben ¦ 4 May 2031 ¦ On time.',
      'Cleo ¦ 1 May 2031 ¦ Rain.',
    ]);

  it('is that of the comments, where the newest article is meant', () => {
    const comments = dated({ names: 'comment-list', headings: ['Comments'] });
    expect(counted('What is the newest article?', [comments])).toBeUndefined();
    expect(ledgerOf('Who wrote the newest comment?', [comments])?.rows.find(({ met }) => met)?.name).toBe(
      'Ben',
    );
  });

  it('is a box of which nothing says that it is of the newest', () => {
    expect(counted('What is the newest article?', [dated({ headings: ['You may like'] })])).toBeUndefined();
    expect(counted('What is the newest article?', [dated({ headings: ['Latest articles'] })])).toBeDefined();
  });

  it('is a title that says that there is none', () => {
    for (const lead of ['No comments', 'Comments 0', '0 comments'])
      expect(counted('How many comments are there?', [dated({ lead, headings: [lead] })])).toBeUndefined();
  });

  it('is a row of buttons', () => {
    const share = listOf({ names: 'social share button comment' }, ['Share', 'Tweet', 'Comment']);
    expect(counted('How many comments are there?', [share])).toBeUndefined();
  });

  it('is one of films, where stories are meant', () => {
    const films = dated({ lead: 'Related videos', headings: ['Related videos'] });
    expect(counted('How many related stories are there?', [films])).toBeUndefined();
    expect(counted('How many related videos are there?', [films])).toBe('3');
  });

  it('has items that say the word, and is not called so', () => {
    const items = ['Related boats', 'Tides', 'Related gulls', 'Piers'];
    const list = listOf({ headings: ['The old harbour'] }, items);
    expect(counted('How many related articles are there?', [list], 'The old harbour')).toBeUndefined();
  });

  it('stands below the name of one category', () => {
    const list = listOf({ headings: ['Category: Boats'] }, ['Gull', 'Tern', 'Heron']);
    expect(counted('How many categories are there?', [list])).toBeUndefined();
    expect(counted('How many categories are there?', [{ ...list, headings: ['Categories'] }])).toBe('3');
  });

  it('has prices in its texts only', () => {
    const said = 'of the harbour was built by the town for more money than anybody could count';
    const list = listOf({ headings: ['Stories'] }, [
      `The pier ${said}, $25,000 in all`,
      `The lock ${said}, $9,000 in all`,
      `The lamp ${said}, for free`,
    ]);
    expect(counted('Which is the cheapest?', [list])).toBeUndefined();
  });
});

describe('names that begin with a word', () => {
  const tags = listOf({ headings: ['Tag cloud'], lead: 'Tag cloud' }, [
    'gpl',
    'gull',
    'gplv3',
    'pier',
    'the gpl',
  ]);

  it('are those that do, and none that hold it elsewhere', () => {
    const names = (question: string) =>
      ledgerOf(question, [tags])
        ?.rows.filter(({ met }) => met)
        .map(({ name }) => name);
    expect(names('Which tags start with gpl?')).toEqual(['gpl', 'gplv3']);
    expect(counted('How many tags begin with G?', [tags])).toBe('3');
    expect(counted('Which tags start with z?', [tags])).toBeUndefined();
  });

  it('are asked for in German with a word behind, too', () => {
    const list = listOf({ headings: ['Wirkstoffe'], lead: 'Wirkstoffe' }, [
      'Melperon',
      'Aspirin',
      'Metamizol',
    ]);
    expect(ledgerOf('Wie viele Wirkstoffe fangen mit M an?', [list], 'Liste', 'de')?.result).toBe('2');
  });
});

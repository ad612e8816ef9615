import { lazy } from '../../core/lazy.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import type { SequenceWords } from '../../core/lexicon/shape.ts';
import { normalizeQuery } from './normalize.ts';
import { QUOTED } from './pieces.ts';
import { wordsOf } from './sequence-words.ts';
import { wordKindsOf } from './word-kinds.ts';

/** One way to read a request with a clause that says when the rest of it is to be done: "after hiding the ads, tell me the price". */
export interface Reading {
  /** What is asked for, in the order in which it is to be done. What the clause asks for is worded as an order. */
  texts: readonly string[];
  /** Which of them the clause has said, from and until. */
  clause: readonly [from: number, until: number];
  /** Which of them that is done before or after. */
  main: number;
  when: 'once' | 'before';
  /** The clause stands behind the rest of its sentence. */
  behind: boolean;
  /** The clause does not say who does it. */
  loose: boolean;
  /** The rest speaks of the person: "the page I was on before hiding the menu". */
  ofSelf: boolean;
}

interface Turn {
  form: RegExp;
  order: string;
  loose: boolean;
}
interface Clauses {
  /** Without one of these in it, a request has no such clause. */
  marks: readonly string[];
  once: RegExp;
  before: RegExp;
  behind: boolean;
  selves: RegExp;
  turns: readonly Turn[];
  /** A form or an order that another one is joined to: then it is no object of the first one's. */
  joinedForm: RegExp;
  /** Where a clause may end that has no comma behind it: an order begins. */
  ends: RegExp;
}

const escaped = (text: string): string => text.replace(/[.?+^${}|[\]\\*]/g, '\\$&');
const sourceOfForm = (form: string): string =>
  escaped(form)
    .replaceAll('(', '(?:')
    .replaceAll('/', '|')
    .replaceAll("'", "['’]\\s?")
    .replaceAll('…', '(.+)')
    .replaceAll(' ', '[\\s,،，、]+');

const turnsOf = ({ turned }: SequenceWords): Turn[] =>
  turned.flatMap(([forms, order]) =>
    forms.split('|').map((written) => {
      const form = written.trim();
      return {
        form: new RegExp(`^${sourceOfForm(form.replace(/^-/, ''))}$`, 'iu'),
        order,
        loose: form.startsWith('-'),
      };
    }),
  );

/** The words of the forms without what they are about. */
const formWords = ({ turned }: SequenceWords): string =>
  turned
    .flatMap(([forms]) => forms.split('|'))
    .map((form) => sourceOfForm(form.trim().replace(/^-/, '').replace('…', '').trim()))
    .join('|');

/** How the orders begin, where the verb is in front. */
const orderBegins = (words: SequenceWords): readonly string[] =>
  [
    ...words.turned.map(([, order]) => order.split('…')[0]!.replaceAll('-', ' ').trim()),
    ...words.tell.map((word) => word.replace(/^\^/, '')),
    ...words.lead,
  ].filter(Boolean);
const orderEnds = (words: SequenceWords): readonly string[] =>
  words.turned.map(([, order]) => order.split('…')[1]!.trim()).filter(Boolean);

const ORDER = lazy(() => {
  const languages = Object.values(SEQUENCE);
  const polite = '(?:[\\p{L}\\p{M}]+[\\s,，、]+){0,3}?';
  return new RegExp(
    `^${polite}${sourceOf(...languages.map(orderBegins))}|${sourceOf(...languages.map(orderEnds))}[\\s.!。！]*$`,
    'iu',
  );
});
/** Whether words begin or end like an order to Sightline, and are no mere question. */
export const isOrder = (text: string): boolean => ORDER().test(text.trim());

const CLAUSES = lazy((): readonly Clauses[] =>
  Object.values(SEQUENCE).map((words) => {
    const forms = `(?<![\\p{L}\\p{M}])(?:${formWords(words)})(?![\\p{L}\\p{M}])`;
    const joins = `(?:\\s*[,،，、]\\s*|\\s*${sourceOf(words.and)}\\s*)`;
    return {
      marks: [...words.once, ...words.before].map((mark) => mark.toLowerCase()),
      // "然后" is no "后".
      once: new RegExp(`(?<mark>${sourceOf(words.once)})|${sourceOf(words.after)}`, 'giu'),
      before: new RegExp(`(?<mark>${sourceOf(words.before)})`, 'giu'),
      behind: words.behind ?? false,
      selves: new RegExp(sourceOf(words.selves), 'iu'),
      turns: turnsOf(words),
      joinedForm: new RegExp(
        `${joins}${forms}|${forms}${joins}|[,،，、;.!?。]\\s*${sourceOf(orderBegins(words))}`,
        'iu',
      ),
      ends: new RegExp(
        `[,،，、;.!?。！？；]|\\s[-–—]\\s|${sourceOf(orderBegins(words), words.after)}|$`,
        'giu',
      ),
    };
  }),
);

/** Every way in which a request can be read that has such a clause; none where it has none. */
export function readingsOf(query: string): Reading[] {
  const text = query.trim();
  const quotes = [...text.matchAll(new RegExp(QUOTED, 'gu'))].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  const isQuoted = (at: number) => quotes.some(([from, until]) => at > from && at < until);
  const lower = text.toLowerCase();
  const languages = CLAUSES().filter(({ marks }) => marks.some((mark) => lower.includes(mark)));
  return languages.flatMap((language) =>
    (['once', 'before'] as const).flatMap((when) =>
      [...text.matchAll(language[when])]
        .filter(({ index, groups }) => groups?.mark && !isQuoted(index))
        .flatMap(({ 0: mark, index }) =>
          (language.behind ? behindClause : aheadOfClause)(language, when, {
            left: text.slice(0, index),
            right: text.slice(index + mark.length),
          }),
        ),
    ),
  );
}

interface Around {
  left: string;
  right: string;
}

/** "After hiding the ads, tell me ...", "tell me ... after hiding the ads". */
function aheadOfClause(language: Clauses, when: Reading['when'], { left, right }: Around): Reading[] {
  if (!/(^|[\s\p{P}])$/u.test(left)) return [];
  return [...right.matchAll(language.ends)].flatMap(({ index }) => {
    const clause = turned(right.slice(0, index), language);
    return clause ? readings(language, when, clause, { left, right: right.slice(index) }) : [];
  });
}

/** "広告を隠した後、...": where the clause begins is told by what stands in front of it. */
function behindClause(language: Clauses, when: Reading['when'], { left, right }: Around): Reading[] {
  const starts = [
    0,
    ...[...left.matchAll(/[,،，、;.!?。！？；]\s*/gu)].map(({ 0: end, index }) => index + end.length),
  ];
  return starts.reverse().flatMap((start) => {
    const clause = turned(left.slice(start), language);
    if (!clause || bare(right) === '') return [];
    return readings(language, when, clause, { left: left.slice(0, start), right: right || ' ' });
  });
}

const bare = (text: string): string =>
  text.replace(/^[\s,،，、;.!?。！？；–—-]+/u, '').replace(/[\s,،，、;–—-]+$/u, '');

const STARTS_ANEW = lazy(
  () => new RegExp(`^(?:[.!?;。！？；]|[\\s,،，、]*${wordsOf('after')}|\\s*${wordsOf('and')})`, 'iu'),
);
const ENDS_BEFORE = lazy(
  () =>
    new RegExp(
      `(?:[.!?;。！？；,،，、]|\\s[-–—]|(?:^|\\s)(?:${wordsOf('after')}|${wordsOf('and')}))\\s*$`,
      'iu',
    ),
);
/** "But", "and only then" at the end of what stands before a clause. */
const LOOSE_END = lazy(
  () =>
    new RegExp(
      `[\\s,،，、–—-]*(?:${wordsOf('after')}|${wordsOf('and')}|${wordsOf('but')})?[\\s,،，、–—-]*$`,
      'iu',
    ),
);
/** Greetings and "please". */
const isGreeting = (text: string): boolean => text.split(/\s+/).length <= 2 && text.length <= 12;
const isTellOnly = (text: string): boolean => new RegExp(`^${wordsOf('tell')}$`, 'iu').test(text);

function readings(
  language: Clauses,
  when: Reading['when'],
  { orders, loose }: { orders: readonly string[]; loose: boolean },
  { left, right }: Around,
): Reading[] {
  const head = bare(left.replace(LOOSE_END(), ''));
  const rest = bare(right);
  const ofSelf = language.selves.test(`${head} ${rest}`);
  const about = { when, loose, ofSelf };
  const made: Reading[] = [];
  const put = (behind: boolean, heads: string[], main: string, tails: string[]): void => {
    const first = heads.length;
    const texts =
      when === 'once' ? [...heads, ...orders, main, ...tails] : [...heads, main, ...orders, ...tails];
    const from = when === 'once' ? first : first + 1;
    made.push({
      ...about,
      behind,
      texts,
      clause: [from, from + orders.length],
      main: when === 'once' ? first + orders.length : first,
    });
  };
  const greets = isGreeting(head) && !isTellOnly(head);
  if (rest && (head === '' || greets)) put(false, [], rest, []);
  else if (rest && isTellOnly(head)) put(false, [], `${head} ${rest}`, []);
  else if (rest && ENDS_BEFORE().test(left)) put(false, [head], rest, []);
  if (head && !rest) put(true, [], head, []);
  else if (head && !greets && STARTS_ANEW().test(right)) put(true, [], head, [rest]);
  return made;
}

/** The clause as orders; `undefined` where it asks for nothing that Sightline does. */
function turned(clause: string, language: Clauses): { orders: string[]; loose: boolean } | undefined {
  const text = bare(clause);
  const whole = turnedWhole(text, language);
  if (whole) return whole;
  for (const { 0: join, index } of text.matchAll(AND())) {
    const first = turnedWhole(text.slice(0, index), language);
    const behind = text.slice(index + join.length);
    const isWord = /\p{L}/u.test(join);
    const more = first && (turned(behind, language) ?? (isWord ? asOrder(behind, language) : undefined));
    if (first && more) return { orders: [...first.orders, ...more.orders], loose: first.loose || more.loose };
  }
  return undefined;
}

const AND = lazy(() => new RegExp(`[,،，、]?\\s+${wordsOf('and')}\\s+|[,،，、]\\s*`, 'giu'));

/** "After you hide the ads and tell me the price": who does it is said once. */
const asOrder = (text: string, language: Clauses) => {
  const begins = text.search(language.ends) === 0 && !/^[\p{P}\s]|^$/u.test(text);
  return begins ? { orders: [text], loose: false } : undefined;
};

/** "After hiding the ads, what is the price?": the clause ends before the question. */
const asksBehindComma = (object: string): boolean =>
  object
    .split(/[,،，、]\s*/u)
    .slice(1)
    .some((piece) => wordKindsOf(normalizeQuery(piece))('ask'));

function turnedWhole(text: string, { turns, joinedForm }: Clauses) {
  for (const { form, order, loose } of turns) {
    const about = form.exec(text)?.[1];
    if (about === undefined) continue;
    const object = about.trim();
    return joinedForm.test(` ${object} `) || asksBehindComma(object)
      ? undefined
      : { orders: [order.replace('…', object)], loose };
  }
  return undefined;
}

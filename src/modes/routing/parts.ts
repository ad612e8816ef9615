import { lazy } from '../../core/lazy.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import { isOrder, type Reading, readingsOf } from './clauses.ts';
import { saysEarlier, unmark } from './marks.ts';
import { normalizeQuery } from './normalize.ts';
import { holdsFirstOrder, joined, partsIn, partsOrWhole, type Understood } from './pieces.ts';
import type { Label } from './rules.ts';
import { pattern, wordsOf } from './sequence-words.ts';
import { pointsBack, wantedBy } from './wanted.ts';
import { wordKindsOf } from './word-kinds.ts';

export { pointsBack } from './wanted.ts';

/** One thing that is asked for, in the words of the request. */
export interface RequestPart {
  question: string;
  handler: Label;
}

/** More are no list that anybody reads. */
export const MOST_PARTS = 5;

/**
 * The parts of a request that asks for several things, in the order in which they are to be done: "hide what is sponsored and tell me the cheapest of
 * the rest", "tell me the price, but hide the ads first". `undefined` where it asks for one thing, and in doubt: each part has to be a whole
 * request, plainly worded, and of another mode than the one before.
 */
export function partsOf(query: string): RequestPart[] | undefined {
  const plan = planOf(query);
  return plan === 'doubt' ? undefined : plan;
}

/** Whether a request says that something is done before or after something else, and the rules cannot tell whether both are asked for, or in which order. */
export const mayBeSeveral = (query: string): boolean => planOf(query) === 'doubt';

/** The question of a part without "of the rest": what was hidden is not on the page any more. */
export function withoutRest(question: string): string {
  const words = pattern('rest');
  return words.test(question) ? question.replace(words, ' ').replace(/\s+/gu, ' ').trim() : question;
}

type Plan = RequestPart[] | 'doubt' | undefined;

function planOf(query: string): Plan {
  const readings = readingsOf(query);
  if (readings.length === 0)
    return inTurn([partsIn(query)]) ?? (holdsFirstOrder(query) ? 'doubt' : undefined);
  const plans = readings.map(planOfReading);
  const sure = plans.filter((plan) => Array.isArray(plan));
  const orders = new Set(sure.map((plan) => plan.map(({ handler }) => handler).join()));
  if (orders.size === 1) return sure[0];
  return orders.size > 1 || plans.includes('doubt') ? 'doubt' : undefined;
}

function planOfReading({ texts, clause, main, when, behind, loose, ofSelf }: Reading): Plan {
  const within = texts.map(partsOrWhole);
  const wanted = within[main]![0]!;
  const ofClause = within.slice(...clause).flat();
  // "Before deleting my account": hiding was meant by the word, and is not meant by the person.
  const isOurs = ({ handler, leads, text }: Understood) =>
    handler === 'guide' ? leads || pattern('lookUp').test(text) : handler !== undefined;
  if (!ofClause.every(isOurs)) return undefined;
  const looksUp = pattern('lookUp').test(wanted.text.trim()) && ofClause.some(({ leads }) => leads);
  if (ofClause[0]!.handler === wanted.handler && !looksUp) return undefined;
  const inDoubt = wanted.handler ? 'doubt' : undefined;
  if (ofClause.some(({ handler }) => handler === 'hide')) {
    const has = wordKindsOf(normalizeQuery(wanted.text));
    const asks = wanted.asks || /[?？؟]\s*$/u.test(wanted.text);
    const question = asks && !wanted.leads && !(has('polite') && wanted.tells) && !isOrder(wanted.text);
    // "How do I hide it after ...", "can I undo it after ...": the site's own.
    if ((has('howTo') && !wanted.leads) || (question && (ofSelf || has('self')))) return undefined;
    const ofPage = ofClause.some((part) => part.ofPage());
    const trails = behind && loose;
    if (question) return ofPage && !trails ? inDoubt : undefined;
    // "Explain what happens after hiding the column", "the page I was on before hiding the menu".
    if (trails && (ofSelf || !ofPage)) return undefined;
    if (trails && asksInside(wanted.text)) return inDoubt;
  }
  // Which of them is before which?
  if (when === 'before' && !behind && within[main]!.some(({ join }, i) => i > 0 && join !== 'and'))
    return inDoubt;
  if (when === 'once' && behind && within[main]!.length > 1) return inDoubt;
  return inTurn(within) ?? inDoubt;
}

/** Whether there is a question in what is to be told: "tell me what happens". */
function asksInside(text: string): boolean {
  const behind = text.trim().replace(new RegExp(`${wordsOf('tell')}|^\\S+\\s`, 'iu'), '');
  return wordKindsOf(normalizeQuery(behind))('ask');
}

/** A plan of what is to be done in this order. */
function inTurn(texts: readonly Understood[][]): Plan {
  const within = texts.map(inTime);
  if (within.includes('doubt')) return 'doubt';
  const inOrder = (within as Understood[][]).flatMap((parts, i) =>
    parts.map((part, j) => (i > 0 && j === 0 ? { ...part, join: 'then' as const } : part)),
  );
  const parts = texts.length > 1 ? joined(inOrder) : inOrder;
  if (parts.length !== inOrder.length || parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  // What is said of time by words that were not understood may turn the order round.
  if (parts.some(({ text }) => OUT_OF_TIME().test(text.trim()))) return 'doubt';
  // With what was joined to it, a part may read otherwise.
  const wanted = parts.map(({ text, handler, looksUp }) => {
    const whole = wantedBy(text);
    return { question: text, handler, holds: whole === handler || looksUp || pointsBack(text) };
  });
  return wanted.every(({ holds }, i) => holds && wanted[i]!.handler !== wanted[i - 1]?.handler)
    ? wanted.map(({ question, handler }) => ({
        question: question.replace(/[\s,،，、]+$/u, ''),
        handler: handler!,
      }))
    : undefined;
}

const OUT_OF_TIME = lazy(() => {
  const languages = Object.values(SEQUENCE);
  const [ahead, behind] = [false, true].map((is) =>
    sourceOf(...languages.filter((words) => (words.behind ?? false) === is).map(({ before }) => before)),
  );
  return new RegExp(`^${ahead}|${behind}[\\s,，、]*$`, 'iu');
});

/** "Tell me the price, but hide the ads first": the last part goes before the others where it says so. */
function inTime(parts: Understood[]): Understood[] | 'doubt' {
  const marked = parts.map((part, i) => (i > 0 ? earlier(part) : undefined));
  const at = marked.findIndex(Boolean);
  const mark = marked[at];
  if (!mark) return parts;
  if (mark === 'doubt' || at < parts.length - 1 || (at > 1 && !mark.toFront)) return 'doubt';
  const [first, ...others] = parts.slice(0, at);
  return [{ ...parts[at]!, text: mark.text }, { ...first!, join: 'then' }, ...others];
}

function earlier({
  text,
  handler,
  join,
}: Understood): { text: string; toFront: boolean } | 'doubt' | undefined {
  const { place, without, toFront } = unmark(text);
  if (handler === 'find') {
    // "And tell me who came first."
    const isWord = !place || (place === 'end' && (join !== 'but' || asksInside(without)));
    return isWord ? undefined : { text: without, toFront };
  }
  if (!place) return saysEarlier(text) ? 'doubt' : undefined;
  // "Hide the comments from before."
  return place === 'end' && join !== 'but' && !toFront && !saysEarlier(text)
    ? 'doubt'
    : { text: without, toFront };
}

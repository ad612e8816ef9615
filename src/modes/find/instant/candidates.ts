import type { PageWords } from '../../../core/index/page-words.ts';
import { asks } from '../../../core/lexicon/questions.ts';
import type { Question } from '../../../core/text/question.ts';
import { findValues, type Value, type ValueType } from '../../../core/text/values.ts';
import type { Evidence } from './evidence.ts';
import { isFormer } from './fits.ts';

/** Word keys of a question. */
export interface Asked {
  /** The question's own words. */
  direct: ReadonlySet<string>;
  /** And those that stand for the same. */
  any: ReadonlySet<string>;
}

/** Forms to look for first, where one says more than what is asked for. */
const SURER: Partial<Record<ValueType, readonly ValueType[]>> = {
  person: ['byline', 'person'],
  place: ['address', 'place'],
  time: ['time', 'clock'],
};

/** Forms that answer a question. A byline answers who wrote it, and nothing else. */
export function formsOf({ type, terms }: Question): readonly ValueType[] {
  const forms = SURER[type] ?? [type];
  return forms.filter((form) => form !== 'byline' || terms.some(({ types }) => types.includes(form)));
}

/** An e-mail address is one wherever it stands. */
export const SPEAKING: ReadonlySet<ValueType> = new Set<ValueType>(['address', 'email', 'phone', 'url']);
/** Letters beside a value that say nothing of their own: "/ month". */
const BESIDE_VALUE = 12;
const isOfComments = asks('comments');
/** Roles of words beside a picture, and of what was struck out. */
const BESIDE = new Set(['figcaption', 'caption', 'deletion']);

/** Words that lead to no answer, whatever they hold: in a menu, under a picture, struck out or among comments. */
export const neverLeads = ({ line, headings }: Evidence): boolean =>
  BESIDE.has(line.role) ||
  line.landmark === 'navigation' ||
  headings.some(({ text }) => isOfComments(text.toLowerCase()));

/**
 * Some word of the question stands in the line, its names or its headings, or the line is hardly more than a value ("€ 4.90 / month"). A value that
 * only has the right form, in any sentence, answers something else.
 */
function speaksOfIt(
  evidence: Evidence,
  values: readonly Value[],
  anchors: readonly Value[],
  page: PageWords,
  { any }: Asked,
): boolean {
  if (neverLeads(evidence)) return false;
  const { line, headings } = evidence;
  const rest = values.reduce((left, { start, end }) => left - (end - start), line.text.length);
  if (anchors.length > 0 || rest <= BESIDE_VALUE) return true;
  const names = [...page.wordsOf(line).names, ...headings.flatMap(({ text }) => page.cut(text))];
  return names.some((key) => any.has(key));
}

/**
 * Stretches of a line that have the form of the answer, in a place that may answer.
 * @param anchors words of the question in the line
 */
export function valuesIn(
  evidence: Evidence,
  question: Question,
  page: PageWords,
  asked: Asked,
  anchors: readonly Value[],
): readonly Value[] {
  const { line } = evidence;
  const form = formsOf(question).find((each) => findValues(line.text, each).length > 0);
  if (!form) return [];
  const all = findValues(line.text, form);
  if (!SPEAKING.has(form) && !speaksOfIt(evidence, all, anchors, page, asked)) return [];
  const inColumn = inAskedColumn(all, evidence, page, asked);
  const current = inColumn.filter((span) => !isFormer(span, line));
  return current.length > 0 ? current : inColumn;
}

/** Of a table's row only the cell under the header that the question names is the answer; where it names none, any one would be a guess. */
function inAskedColumn(
  values: readonly Value[],
  { line }: Evidence,
  page: PageWords,
  asked: Asked,
): readonly Value[] {
  const cells = line.cells?.filter(({ column }) => column) ?? [];
  if (cells.length === 0) return values;
  const named = cells.map(({ column = '' }) => page.cut(column).filter((key) => asked.any.has(key)).length);
  const most = Math.max(...named);
  const wanted = most === 0 ? cells : cells.filter((_, at) => named[at] === most);
  const inside = values.filter(({ start, end }) =>
    wanted.some((cell) => start >= cell.start && end <= cell.end),
  );
  return most > 0 || inside.length === 1 ? inside : [];
}

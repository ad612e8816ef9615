import type { IndexLine } from '../../src/contracts/page-index.ts';
import { QUESTION_WORDS } from './words.ts';

/** A saved page as the page script reads it. */
export interface ReadPage {
  /** Name in the folder of pages. */
  file: string;
  /** BCP 47, its first part; '' where the page does not say. */
  language: string;
  lines: readonly IndexLine[];
}

/** What proposed it: a rule, a model, or a person (`own`; `unanswerable` where the page does not say). */
export type Kind =
  | 'table'
  | 'label'
  | 'definition'
  | 'date'
  | 'price'
  | 'list'
  | 'model'
  | 'own'
  | 'unanswerable';

/** A question that a page answers, before anybody has looked at it. */
export interface Proposal {
  kind: Kind;
  question: string;
  /** A list: all of its items are wanted; `null`: the page does not say. */
  answer: string | string[] | null;
  evidence: { text: string; context?: { before: string; after: string } | undefined }[];
  /** What names the evidence, as the head of its row: citing it beside neither helps nor harms. */
  support?: Proposal['evidence'];
  /** Of an unanswerable one: what it asks about, which the page must not name. */
  absent?: string;
  /** What the question is about, and the question about something else; absent where nothing can be exchanged. */
  about?: { entity: string; question: (other: string) => string };
}

/** So many of a kind and page: a queue is for people. */
const MOST = 4;
const SHORT = 80;
const GAP = '____';
const NUMBERED = /^[\p{N}\p{P}\p{S}\s]+$/u;
const LABELLED = /^(\p{L}[^:.!?¦]{2,40}):\s(\S.{0,79})$/u;
const DATE =
  /\b\d{1,2}[./]\s?\d{1,2}[./]\s?(?:19|20)\d\d\b|\b(?:19|20)\d\d-\d\d-\d\d\b|\b(?:1[5-9]|20)\d\d\b/g;
const PRICE = /(?:[$€£]|(?:USD|EUR|GBP|CHF) )\s?\d[\d.,]*\d|\d[\d.,]*\s?(?:€|£|\$|EUR\b|USD\b|CHF\b|zł|Kč)/g;

/** What the rules find on a page: at most four of each kind. */
export function propose({ lines, language }: ReadPage): Proposal[] {
  const texts = lines.filter(({ kind, landmark }) => kind === 'text' && !isFurniture(landmark));
  const found = [
    texts.flatMap(fromRow),
    texts.flatMap(fromLabel),
    texts.flatMap((line) => fromDefinition(line, language)),
    texts.flatMap((line) => fromGap(line, language, 'date', DATE)),
    texts.flatMap((line) => fromGap(line, language, 'price', PRICE)),
    fromLists(texts),
  ];
  return found.flatMap((all) => spreadOut(all, MOST));
}

const isFurniture = (landmark = ''): boolean => /navigation|banner|contentinfo|complementary/.test(landmark);

/** The first cell names the row; each other cell under a header is an answer. */
function fromRow({ text, cells = [] }: IndexLine): Proposal[] {
  const [head, ...rest] = cells;
  const entity = head ? text.slice(head.start, head.end).trim() : '';
  if (!entity || entity.length > SHORT || NUMBERED.test(entity)) return [];
  return rest.flatMap(({ start, end, column }) => {
    const answer = text.slice(start, end).trim();
    if (!column || !answer || answer.length > SHORT) return [];
    const question = (about: string) => `${about}: ${column}?`;
    const context = { before: unruled(text.slice(0, start)), after: unruled(text.slice(end)) };
    return [
      {
        kind: 'table' as const,
        question: question(entity),
        answer,
        evidence: [{ text: answer, context }],
        support: [{ text: entity, context: { before: '', after: unruled(text.slice(head?.end)) } }],
        about: { entity, question },
      },
    ];
  });
}

const unruled = (text: string): string => text.replaceAll(' ¦ ', ' ').trim();

function fromLabel({ text, label, cells, items }: IndexLine): Proposal[] {
  if (cells || items) return [];
  const [, key = '', value = ''] = label ? [text, label, text] : (LABELLED.exec(text) ?? []);
  const entity = key.replace(/:$/, '').trim();
  if (!entity || !value || value.length > SHORT || value.endsWith('?')) return [];
  const question = (about: string) => `${about}?`;
  const before = label ?? text.slice(0, text.length - value.length);
  const evidence = [{ text: value, context: { before, after: '' } }];
  return [
    {
      kind: 'label',
      question: question(entity),
      answer: value,
      evidence,
      support: [{ text: before.trim(), context: { before: '', after: value } }],
      about: { entity, question },
    },
  ];
}

function fromDefinition({ text }: IndexLine, language: string): Proposal[] {
  const words = QUESTION_WORDS[language];
  const at = words ? words.copula.exec(text) : null;
  if (!words || !at) return [];
  const entity = text.slice(0, at.index).trim();
  const answer = text
    .slice(at.index + at[0].length)
    .replace(/[,.;].*$/s, '')
    .trim();
  const isName = /^\p{Lu}/u.test(entity) && entity.split(' ').length <= 5 && !/[,;:(]/.test(entity);
  if (!isName || answer.length < 8 || answer.length > SHORT) return [];
  return [
    {
      kind: 'definition',
      question: words.whatIs(entity),
      answer,
      evidence: [{ text }],
      about: { entity, question: words.whatIs },
    },
  ];
}

/** A sentence with one date, or one price: which is it? */
function fromGap(
  { text, cells, items }: IndexLine,
  language: string,
  kind: 'date' | 'price',
  pattern: RegExp,
): Proposal[] {
  const words = QUESTION_WORDS[language];
  const found = [...text.matchAll(pattern)];
  const [only] = found;
  if (!words || cells || items || found.length !== 1 || !only || text.length < 40 || text.length > 240)
    return [];
  const answer = only[0];
  return [{ kind, question: words.gap(text.replace(answer, GAP)), answer, evidence: [{ text }] }];
}

/** A heading with three to ten short items below it. */
function fromLists(lines: readonly IndexLine[]): Proposal[] {
  return lines.flatMap((line, at): Proposal[] => {
    if (line.role !== 'heading' || line.text.length > SHORT) return [];
    const items = itemsBelow(lines, at);
    if (items.length < 3 || items.length > 10 || items.some((text) => text.length > SHORT)) return [];
    const question = (about: string) => `${about}?`;
    return [
      {
        kind: 'list',
        question: question(line.text),
        answer: items,
        evidence: items.map((text) => ({ text })),
        about: { entity: line.text, question },
      },
    ];
  });
}

/** Items that follow a line, each a line of its own or several short ones in one. */
function itemsBelow(lines: readonly IndexLine[], at: number): string[] {
  const next = lines[at + 1];
  if (next?.role === 'list' && next.items && lines[at + 2]?.role !== 'list')
    return next.items.map(({ start, end }) => next.text.slice(start, end).trim());
  const end = lines.findIndex(({ role }, i) => i > at && role !== 'listitem');
  return lines.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text);
}

/** Some of many, from all over the page. */
const spreadOut = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);

import type { PageIndex } from '../../contracts/page-index.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { contentKeys } from '../../core/text/words.ts';
import { SURE, type Verdict } from './rules.ts';

/** What the router may know of the page: enough to tell a page that explains from one that does. */
export interface PageGist {
  title: string;
  headings: readonly string[];
  /** Names of buttons, and of links that lead to another document. */
  controls: readonly string[];
  /** Whether commands or code stand on it. */
  hasCode: boolean;
  /** Its sentences and longer lines. */
  texts?: readonly string[];
}

/** The gist of a page as `snapshot('guide')` reads it. A link that only leads to a section of the page is no control. */
export function gistOf({ title, lines }: Pick<PageIndex, 'title' | 'lines'>): PageGist {
  const headings = lines.filter((line) => line.level !== undefined).map((line) => line.text);
  const sections = new Set(headings);
  const controls = lines.filter((line) => line.kind === 'control' && line.text !== '');
  return {
    title,
    headings,
    controls: controls
      .filter((line) => !(line.role === 'link' && sections.has(line.text)))
      .map((line) => line.text),
    texts: lines
      .filter((line) => line.kind === 'text' && line.level === undefined && line.text.length >= SENTENCE)
      .map((line) => line.text),
    hasCode: lines.some((line) => line.role === 'code' || line.tag === 'pre' || line.tag === 'code'),
  };
}

/** A line of so many characters may tell something. */
const SENTENCE = 40;
/** Words of a query with content that one line must hold, all of them, to be about the same. */
const TOLD = 2;
/** How sure it is that a page answers whose text holds all these words in one place, and that has nothing to press for them. */
const TOLD_BY_TEXT = 0.8;

/** Of the words of a query with content, this share must be in the name of a section or control. */
const ENOUGH = 0.5;
/** Words of one family begin alike: "install", "installation", "installieren". */
const FAMILY = 5;

/**
 * "How do I install it?" is a question about a page with a section "Installation", and a task on a page with a button "Install"; "Where can I
 * see the changelog?" is a task where a link of that name is.
 */
export function onPage(verdict: Verdict, text: string, page: PageGist): Verdict {
  if (!verdict.onPage) return verdict;
  const wanted = keysOf(text);
  // "read the same response content twice": a link with two of these words is no reason to take a search for a task, and a line with all of them is one
  // to answer it.
  const likelyFind = verdict.label === 'find';
  const control =
    page.controls.some(
      (name) => names(name, wanted) && (!likelyFind || sharedWith(name, wanted) >= ENOUGH * wanted.length),
    ) && !(likelyFind && tells(page, wanted));
  const section = page.headings.some((name) => names(name, wanted));
  if (verdict.onPage !== 'control') {
    const told = !control && verdict.label === 'guide' && tells(page, wanted);
    const answers: Verdict = { label: 'find', confidence: TOLD_BY_TEXT, reason: 'the page says how' };
    // A heading beside one's own account names the place where it is done, except in a manual.
    if (verdict.onPage === 'own procedure' && !page.hasCode) return told ? answers : verdict;
    if (control && !(section && page.hasCode)) return { ...verdict, label: 'guide', confidence: 0.95 };
    if (section) return { label: 'find', confidence: 0.85, reason: 'the page has a section on it' };
    return told ? answers : verdict;
  }
  if (!control) return verdict;
  // "Where can I try it for free?", "Where do I see the open pull requests?": a control that says less than what is asked for may be no more
  // than the words that answer.
  if (
    verdict.label === 'find' &&
    verdict.confidence >= SURE &&
    !page.controls.some((name) => covers(name, wanted))
  )
    return verdict;
  return { label: 'guide', confidence: 0.85, reason: 'the page has a control for it' };
}

/** One line of the page's text holds all words of the query. */
const tells = ({ texts = [] }: PageGist, wanted: readonly string[]): boolean =>
  wanted.length >= TOLD && texts.some((text) => sharedWith(text, wanted) === wanted.length);

/** The name says all that the query wants. */
function covers(name: string, wanted: readonly string[]): boolean {
  const own = keysOf(name);
  return wanted.every((key) => own.some((other) => sameFamily(key, other)));
}

function keysOf(text: string): string[] {
  const language = detectLanguage([text]);
  return [...new Set(contentKeys(text, language))];
}

function names(name: string, wanted: readonly string[]): boolean {
  const own = keysOf(name);
  const shared = wanted.filter((key) => own.some((other) => sameFamily(key, other)));
  return shared.length > 0 && shared.length >= ENOUGH * Math.min(wanted.length, Math.max(own.length, 1));
}

/** How many of the words that are wanted the text has. */
function sharedWith(text: string, wanted: readonly string[]): number {
  const own = keysOf(text);
  return wanted.filter((key) => own.some((other) => sameFamily(key, other))).length;
}

function sameFamily(a: string, b: string): boolean {
  return a === b || (a.length >= FAMILY && b.length >= FAMILY && a.slice(0, FAMILY) === b.slice(0, FAMILY));
}

import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { phrases } from '../../core/lexicon/matcher.ts';
import { sourceOf, withoutPhrases } from '../../core/lexicon/pattern.ts';
import { fold } from '../../core/text/words.ts';
import { normalizeQuery } from '../routing/normalize.ts';
import { wordKindsOf } from '../routing/word-kinds.ts';
import { conditionOf } from './conditions.ts';
import { KINDS, type Kind, kindsIn } from './kinds.ts';
import { hasQuote, tellingWords } from './named.ts';
import { partsOf } from './parts.ts';
import { asksAnything, type HideRequest, readRequest } from './request.ts';

/** What is to stay on a page of which all else is to go. */
export interface Stays {
  /** What the page is there for: its article, its recipe. */
  matter: boolean;
  /** What else is named, each as a request of its own. */
  things: HideRequest[];
}

type Use = 'allBut' | 'only';
const pattern = (use: Use | 'reading') => lazy(() => new RegExp(sourceOf(hidingWords(use)), 'u'));
const PATTERNS = { allBut: pattern('allBut'), only: pattern('only'), reading: pattern('reading') };
const rowOf = lazy(() => ({ allBut: hidingWords('allBut').join('|'), only: hidingWords('only').join('|') }));
const MATTER = lazy(() => phrases(hidingWords('matter')));
const SHAPES: ReadonlySet<string> = new Set(hidingWords('shapes').map(fold));
/** Parts of a text, which go and stay with it. */
const OF_TEXT: ReadonlySet<Kind> = new Set(['images', 'video']);

/** "Hide everything but the article", "show only the comments", "reader mode": what is to stay; `undefined`: a request asks for something else. */
export function staysOf(question: string): Stays | undefined {
  const text = question.normalize('NFC').toLowerCase();
  if (asksToRead(text)) return { matter: true, things: [] };
  const use = namesAllElse(text) ? 'allBut' : namesOnly(text) ? 'only' : undefined;
  if (!use) return undefined;
  const parts = partsOf(withoutPhrases(text, rowOf()[use]))
    .map((part) => readRequest(part))
    .map((request) => ({ request, isMatter: saysMatter(request) }));
  const matter = parts.some(({ isMatter }) => isMatter);
  const things = parts
    .map(({ request }) => request)
    .filter(({ question, kinds }) => hasQuote(question) || kinds.length > 0)
    .filter(({ kinds }) => !(matter && kinds.length > 0 && kinds.every((kind) => OF_TEXT.has(kind))));
  if (!matter && things.length === 0) return undefined;
  if (use === 'only' && (isOfSome(things) || namesWhatGoes(text, things))) return undefined;
  return { matter, things };
}

/** The mode itself, and no button that leads to it. */
function asksToRead(text: string): boolean {
  const said = PATTERNS.reading().exec(text);
  if (!said) return false;
  const rest = text.replace(said[0], ' ');
  return kindsIn(rest).length === 0 && !tellingWords(rest).some((word) => SHAPES.has(word));
}

/** "Everything … but", where the words between name no kind of thing and no topic: those would be a part of the page only. */
function namesAllElse(text: string): boolean {
  const said = PATTERNS.allBut().exec(text)?.[0];
  if (said === undefined) return false;
  // "Except the comments, everything": there they name what is to stay.
  if (asksAnything(said.split(/\s/).at(-1)!)) return true;
  return kindsIn(said).length === 0 && readRequest(said).topics.length === 0;
}

/** "I only want to read the article: ..." goes on with what is to go. */
const namesOnly = (text: string): boolean => PATTERNS.only().test(text) && !/:\s/.test(text);

/** "Article" where it does not stand for a kind: "related article". */
function saysMatter({ question, kinds }: HideRequest): boolean {
  if (hasQuote(question)) return false;
  return MATTER().test(withoutKinds(question, kinds));
}

/** "Only the comments by Ann" are some of the comments. */
const isOfSome = (things: readonly HideRequest[]): boolean =>
  things.some((request) => !hasQuote(request.question) && (saysWhich(request) || saysMore(request)));
const saysWhich = (request: HideRequest): boolean =>
  request.topics.length > 0 || request.places.length > 0 || conditionOf(request) !== undefined;
const saysMore = ({ question, kinds }: HideRequest): boolean =>
  tellingWords(withoutKinds(question, kinds)).some((word) => !SHAPES.has(word));

const withoutKinds = (text: string, kinds: readonly Kind[]): string =>
  kinds.reduce((left, kind) => KINDS[kind].words.ask.withoutWords(left), text);

/** "I only want to read, hide the ads": what is to go is named, and not "the rest" or "everything". */
const namesWhatGoes = (text: string, things: readonly HideRequest[]): boolean =>
  !asksAnything(text) && things.some(({ question }) => wordKindsOf(normalizeQuery(question))('hide'));

import type { Citation } from '../../contracts/answer.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { type Place, wordsAt } from '../../contracts/place.ts';
import { termsOf } from '../history/terms.ts';
import { contextOf, headingsOf } from './context.ts';
import { findItemAgain } from './find-item.ts';
import type { Verifier } from './verify.ts';

/** More places of one phrase than this are not compared: words that stand everywhere have no place of their own. */
const MOST_PLACES = 200;
/** A quote of so many characters has a place of its own. A shorter one ("41 euros") may be said of something else by now. */
const OWN_CHARS = 40;
/** Of the words around a short quote, more than this share has to be there still. */
const STILL_THERE = 0.5;

/**
 * Where a citation's words stand now, on a page that may have been changed and numbered anew since (a reload, or weeks later). Its phrase is
 * the page's own, so anything but the very words does not count; of several places the one counts whose surroundings are most like those that
 * were kept with it, and of equal ones the first at or after the number that it had. A short quote among other words than it stood among is
 * another statement, and not found.
 */
export function findAgain(
  lines: readonly IndexLine[],
  verifier: Pick<Verifier, 'verify'>,
  {
    place,
    phrase,
    context,
    headings,
    item,
  }: Pick<Citation, 'place' | 'phrase' | 'context' | 'headings' | 'item'>,
): Place | undefined {
  const [first] = place.spans;
  if (!first) return undefined;
  if (item && phrase.length < OWN_CHARS) return findItemAgain(lines, { phrase, context, place });
  const all = placesOf(lines, phrase);
  const places = all.filter((span) => isOwn(lines, span, { phrase, context, headings }));
  if (all.length > 0 && places.length === 0 && place.spans.length === 1) return undefined;
  if (places.length === 0 || place.spans.length > 1) {
    const { status, place: found } = verifier.verify({ n: first.n, occurrence: 1 }, phrase);
    return status === 'exact' || status === 'moved' ? found : undefined;
  }
  const known = places.find(({ n, start }) => n === first.n && start === first.start);
  if (places.length === 1) return wordsAt([places[0]!]);
  const like = places.map((span) => ({ span, likeness: likeness(lines, span, context, headings) }));
  const best = Math.max(...like.map(({ likeness }) => likeness));
  const equal = like.filter(({ likeness }) => likeness === best).map(({ span }) => span);
  const nearest = equal.find((span) => span === known) ?? equal.find(({ n }) => n >= first.n) ?? equal[0]!;
  return wordsAt([nearest]);
}

type At = { n: number; start: number; end: number };

function placesOf(lines: readonly IndexLine[], phrase: string): At[] {
  const found: At[] = [];
  for (const { n, text, role } of lines) {
    if (role === 'title') continue;
    for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
      found.push({ n, start: at, end: at + phrase.length });
      if (found.length === MOST_PLACES) return found;
    }
  }
  return found;
}

/** Whether the words at a place say the same as when they were cited: a neighbour with the same figure does not. */
function isOwn(
  lines: readonly IndexLine[],
  span: At,
  { phrase, context, headings }: Pick<Citation, 'phrase' | 'context' | 'headings'>,
): boolean {
  if (phrase.length >= OWN_CHARS) return true;
  const now = contextOf(lines, [span]);
  const row = rowName(context);
  if (row) return phrase.includes(row.split(' · ').at(-1)!) || row === rowName(now);
  const above = headingsOf(
    lines,
    lines.findIndex(({ n }) => n === span.n),
  );
  const own = new Set(termsOf(phrase).map(({ key }) => key));
  const around = (words: string, heading = ''): string =>
    termsOf(`${words} ${heading}`)
      .flatMap(({ key }) => (own.has(key) ? [] : [key]))
      .join(' ');
  return share(around(context, headings.at(-1)), around(now, above.at(-1))) > STILL_THERE;
}

/** What names a cell in a row of a table: the headers above it and what the row begins with. `undefined` for what is no row. */
const rowName = (context: string): string | undefined =>
  context.includes(' ¦ ') ? context.split(' ¦ ')[0] : undefined;

/** Shared words of the surroundings count for 1 at most, the path of headings for a half. */
function likeness(lines: readonly IndexLine[], span: At, context: string, headings: string[]): number {
  const position = lines.findIndex(({ n }) => n === span.n);
  const above = headingsOf(lines, position);
  return share(context, contextOf(lines, [span])) + share(headings.join(' '), above.join(' ')) / 2;
}

/** Of the words of both texts, those that stand in both: 0 to 1. */
function share(before: string, now: string): number {
  if (before === now) return 1;
  const a = new Set(termsOf(before).map(({ key }) => key));
  const b = new Set(termsOf(now).map(({ key }) => key));
  const both = [...a].filter((key) => b.has(key)).length;
  const all = a.size + b.size - both;
  return all === 0 ? 1 : both / all;
}

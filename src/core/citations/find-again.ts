import type { Citation } from '../../contracts/answer.ts';
import type { IndexLine } from '../../contracts/page-index.ts';
import { type Place, wordsAt } from '../../contracts/place.ts';
import { termsOf } from '../history/terms.ts';
import { contextOf, headingsOf } from './context.ts';
import type { Verifier } from './verify.ts';

/** More places of one phrase than this are not compared: words that stand everywhere have no place of their own. */
const MOST_PLACES = 200;

/**
 * Where a citation's words stand now, on a page that may have been changed and numbered anew since (a reload, or weeks later). Its phrase is
 * the page's own, so anything but the very words does not count; of several places the one counts whose surroundings are most like those that
 * were kept with it, and of equal ones the first at or after the number that it had.
 */
export function findAgain(
  lines: readonly IndexLine[],
  verifier: Pick<Verifier, 'verify'>,
  { place, phrase, context, headings }: Pick<Citation, 'place' | 'phrase' | 'context' | 'headings'>,
): Place | undefined {
  const [first] = place.spans;
  if (!first) return undefined;
  const places = placesOf(lines, phrase);
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

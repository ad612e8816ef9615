import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords, joinsIn } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { kindsIn } from './kinds.ts';
import { hasQuote } from './named.ts';
import { readRequest } from './request.ts';
import { titlesAlike } from './titles.ts';

const QUOTED = /"[^"\n]{2,60}"|[“„«「『»][^“”„»«」』\n]{2,60}[”“»«」』]/gu;
/** Stands for a quotation while the rest is taken apart. */
const HELD = /\uE000(\d+)\uE001/gu;
/** "l’encart", as it is typeset. */
const ELISION = /(?<=^|\s)(\p{L}{1,2})’(?=\p{L})/gu;
const joinOf = (text: string): RegExp =>
  new RegExp(`(\\s*(?:[,;、，&]|\\s${sourceOf(joinsIn(text.toLowerCase()))}\\s)\\s*)`, 'iu');
/** "In the discussion, ...": where what follows is. */
const PLACE = lazy(() => new RegExp(`^\\s*${sourceOf(hidingWords('inside'))}\\s[^,]{2,40}$`, 'iu'));
const KEEPS = lazy(() => new RegExp(`(?:\\s*[,;，、]\\s*|\\s+)${sourceOf(hidingWords('keeps'))}\\s*`, 'iu'));
const BEGINS = lazy(() => new RegExp(`^\\s*${sourceOf(hidingWords('articles'))}(?:\\s|(?<=['’]))`, 'iu'));
/** "I only want to read: ...": what is wanted gone follows. */
const PREFACE = /^[^:]{3,60}:\s+(?=\S)/u;

/**
 * Takes a request apart where it names several things: "the comments, the newsletter box and "Top stories"" are three. What says nothing by itself
 * belongs to what stands before it, and so do further topics: "posts about football and tennis" is one.
 * @param lines of the page: what is a title there is a thing of its own
 */
export function partsOf(question: string, lines: readonly IndexLine[] = []): string[] {
  const { held, release } = withoutQuotes(question.replace(ELISION, "$1'"));
  const parts: string[] = [];
  const pieces = held.replace(PREFACE, '').split(joinOf(question));
  for (let i = 0; i < pieces.length; i += 2) {
    const clause = pieces[i]!;
    const before = parts.at(-1);
    if (before === undefined || (!PLACE().test(before) && standsAlone(clause, release(before), lines)))
      parts.push(clause);
    else parts[parts.length - 1] = before + pieces[i - 1]! + clause;
  }
  return parts.map(release).filter((part) => part !== '');
}

/** "Hide X but keep Y": what is to go, and what is to stay, empty where nothing is said of it. */
export function withoutKept(question: string): { hide: string; keep: string } {
  const { held, release } = withoutQuotes(question);
  const cut = KEEPS().exec(held);
  if (!cut || cut.index === 0) return { hide: question, keep: '' };
  return { hide: release(held.slice(0, cut.index)), keep: release(held.slice(cut.index + cut[0].length)) };
}

/** A text with signs in the place of its quotations, and the way back. */
function withoutQuotes(text: string): { held: string; release(part: string): string } {
  const quotes: string[] = [];
  const held = text.replace(QUOTED, (quote) => `\uE000${quotes.push(quote) - 1}\uE001`);
  return { held, release: (part) => part.replace(HELD, (_, at) => quotes[Number(at)]!).trim() };
}

function standsAlone(clause: string, before: string, lines: readonly IndexLine[]): boolean {
  if (clause.includes('\uE000')) return true;
  if (kindsIn(clause.normalize('NFC').toLowerCase()).length === 0)
    return readRequest(before).topics.length === 0 && titlesAlike(clause, lines).length > 0;
  return BEGINS().test(clause) || hasQuote(before) || readRequest(before).topics.length === 0;
}

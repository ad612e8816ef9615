import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { kindsIn } from './kinds.ts';
import { readRequest } from './request.ts';

const QUOTED = /"[^"\n]{2,60}"|[“„«「『»][^“”„»«」』\n]{2,60}[”“»«」』]/gu;
/** Stands for a quotation while the rest is taken apart. */
const HELD = /\uE000(\d+)\uE001/gu;
const JOIN = lazy(() => new RegExp(`(\\s*(?:[,;、，&]|\\s${sourceOf(hidingWords('joins'))}\\s)\\s*)`, 'iu'));
const BEGINS = lazy(() => new RegExp(`^\\s*${sourceOf(hidingWords('articles'))}\\s`, 'iu'));
/** "I only want to read: ...": what is wanted gone follows. */
const PREFACE = /^[^:]{3,60}:\s+(?=\S)/u;

/**
 * Takes a request apart where it names several things: "the comments, the newsletter box and "Top stories"" are three. What says nothing by itself
 * belongs to what stands before it, and so do further topics: "posts about football and tennis" is one.
 */
export function partsOf(question: string): string[] {
  const quotes: string[] = [];
  const held = question.replace(QUOTED, (quote) => `\uE000${quotes.push(quote) - 1}\uE001`);
  const release = (text: string) => text.replace(HELD, (_, at) => quotes[Number(at)]!).trim();
  const parts: string[] = [];
  const pieces = held.replace(PREFACE, '').split(JOIN());
  for (let i = 0; i < pieces.length; i += 2) {
    const clause = pieces[i]!;
    const before = parts.at(-1);
    if (before === undefined || standsAlone(clause, release(before))) parts.push(clause);
    else parts[parts.length - 1] = before + pieces[i - 1]! + clause;
  }
  return parts.map(release).filter((part) => part !== '');
}

function standsAlone(clause: string, before: string): boolean {
  if (clause.includes('\uE000')) return true;
  if (kindsIn(clause.normalize('NFC').toLowerCase()).length === 0) return false;
  return BEGINS().test(clause) || readRequest(before).topics.length === 0;
}

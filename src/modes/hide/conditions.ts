import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { KINDS, type Kind, kindsIn } from './kinds.ts';
import { surelyNames, tellingWords } from './named.ts';
import type { HideRequest } from './request.ts';

/** Kinds that hold many things, of which a request may mean some. */
const OF_MANY: ReadonlySet<Kind> = new Set(['comments', 'related']);

const which = lazy(() => new RegExp(sourceOf(hidingWords('which')), 'gu'));

/**
 * Which things of a kind a request means, where it does not mean all: the names that they say. `unknown`: it says which, in words that no rule
 * reads, and taking all of them would be wrong. `undefined`: all are meant.
 */
export function conditionOf({
  question,
  kinds,
  topics,
  places,
}: HideRequest): string[] | 'unknown' | undefined {
  if (topics.length > 0 || places.length > 0 || kinds.length === 0) return undefined;
  if (!kinds.every((kind) => OF_MANY.has(kind))) return undefined;
  const text = question.normalize('NFC').toLowerCase();
  const [from, behind] = behindKind(text, kinds);
  const names = surelyNames(question).filter(
    (name) => text.lastIndexOf(name) >= from && kindsIn(name).length === 0,
  );
  if (names.length > 0) return names;
  const clause = [...behind.matchAll(which())].at(0);
  const said = clause ? behind.slice(clause.index + clause[0].length) : '';
  return said !== '' && kindsIn(said).length === 0 && tellingWords(said).length > 0 ? 'unknown' : undefined;
}

/** Where the kind is named in a text, and what stands behind it. */
function behindKind(text: string, kinds: readonly Kind[]): [from: number, behind: string] {
  for (const word of text.matchAll(/[\p{L}\p{M}-]+/gu))
    if (kinds.some((kind) => KINDS[kind].words.ask.test(word[0])))
      return [word.index, text.slice(word.index + word[0].length)];
  return [text.length, ''];
}

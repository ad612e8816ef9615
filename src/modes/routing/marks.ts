import { lazy } from '../../core/lazy.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import { pattern, wordsOf } from './sequence-words.ts';

/** A piece of a request without words that put it before what was said before it: "but hide the ads first". */
export interface Unmarked {
  /** Where those words stood; `undefined`: there are none. */
  place: 'start' | 'verb' | 'end' | undefined;
  /** The piece without them. */
  without: string;
  /** They say that it is done before all others ("first"), and not only before one ("before that"). */
  toFront: boolean;
}

const PLACES = lazy(() => {
  const earlier = wordsOf('earlier');
  const particles = sourceOf(
    ...Object.values(SEQUENCE).map(({ turned }) =>
      turned.map(([, order]) => order.split('…')[1]!.trim()).filter(Boolean),
    ),
  );
  return {
    start: new RegExp(`^[\\s,，、]*(?:${wordsOf('first')}|${earlier})[\\s,，、:]*`, 'iu'),
    verb: new RegExp(
      `^(?<verb>${wordsOf('tell')}|${wordsOf('lead')}|[\\p{L}\\p{M}]+)\\s+${earlier}(?=[\\s,])`,
      'iu',
    ),
    // "Blende die Werbung vorher aus": behind it comes no more than what belongs to the verb.
    end: new RegExp(`[\\s,，、]*${earlier}(?=(?:\\s+${particles})?[\\s.!。！]*$)`, 'iu'),
  };
});
const BUT = lazy(() => new RegExp(`^\\s*${wordsOf('but')}[\\s,，、]*`, 'iu'));
const FIRST = lazy(() => new RegExp(wordsOf('first'), 'iu'));

/** Takes such words off at its beginning, right behind its verb, or at its end. */
export function unmark(piece: string): Unmarked {
  const text = piece.trim().replace(BUT(), '');
  for (const place of ['start', 'verb', 'end'] as const) {
    const match = PLACES()[place].exec(text);
    if (!match) continue;
    const verb = match.groups?.verb ?? '';
    const words = match[0]
      .slice(verb.length)
      .replace(/[\s,，、:]+/gu, ' ')
      .trim();
    return { place, without: text.replace(match[0], verb).trim(), toFront: FIRST().test(words) };
  }
  return { place: undefined, without: piece, toFront: false };
}

/** Whether a piece is nothing but such words. */
export const isMark = (piece: string): boolean => {
  const { place, without } = unmark(piece);
  return place === 'start' && without === '';
};

/** Whether a piece says somewhere in it that it is done earlier. */
export const saysEarlier = (piece: string): boolean => pattern('adverbs').test(piece);

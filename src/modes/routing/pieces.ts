import { lazy } from '../../core/lazy.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import { isMark, unmark } from './marks.ts';
import { normalizeQuery } from './normalize.ts';
import type { Label } from './rules.ts';
import { pattern, wordsOf } from './sequence-words.ts';
import { leadsOn, pointsBack, wantedBy } from './wanted.ts';
import { wordKindsOf } from './word-kinds.ts';

/** What joins two pieces of a request; `end`: one sentence follows another, `but`: it is to be done earlier. */
export type Join = 'then' | 'and' | 'but' | 'end';
interface Piece {
  text: string;
  /** What stands before it, and which words that are. */
  join: Join;
  joint: string;
}

/** A piece of a request, or several of them that make one. */
export interface Understood extends Piece {
  /** `undefined`: its words do not say it by themselves. */
  handler: Label | undefined;
  /** A question or "how do I": an order that follows hangs on it ("How do I open the file and hide the column"). */
  asks: boolean;
  /** Begins like "find", which is a question where the way there is asked for behind it. */
  looksUp: boolean;
  /** "Take me": to the assistant, and not for the site. */
  leads: boolean;
  /** "Tell me": so, too. */
  tells: boolean;
  /** Names a part that pages have around what they are for. */
  ofPage(): boolean;
}

/** What stands in quotation marks is never cut. */
export const QUOTED = '"[^"]*"|[“„«「『][^”“»」』]*[”“»」』]';

const JOINTS = lazy(() => {
  const end = '[.!?;]+\\s+|[。！？；]\\s*';
  const comma = '[,،，、]\\s*';
  // "But" joins far less than requests ("everything but the text"): only what is to be done first.
  const but = `${wordsOf('but')}(?=[^.!?;。！？；]*${wordsOf('earlier')})`;
  return new RegExp(
    `${QUOTED}|(?:(?<end>${end})|${comma}|\\s+[-–—]\\s+|\\s+)?(?:(?<then>${wordsOf('after')})|(?<but>${but})|(?<and>${wordsOf('and')})(?!(?<=\\p{Script=Hangul})\\p{Script=Hangul}))\\s*(?:${comma})?|(?<end2>${end})|(?<comma>${comma})`,
    'giu',
  );
});

/** The pieces of a request that are requests by themselves, with those that are not joined to the one before; none where it is all one piece. */
export function partsIn(query: string): Understood[] {
  const pieces = piecesOf(query);
  return pieces.length > 1 ? joined(pieces.map(understood)) : [];
}

/** Whether an order that is to be done first stands behind something whose words do not say what it is: it may be lost in the other. */
export const holdsFirstOrder = (query: string): boolean =>
  piecesOf(query).some((piece, i, pieces) => {
    if (piece.join !== 'but') return false;
    const { handler, leads, tells } = understood(piece);
    const isOrder = handler === 'hide' || leads || (handler === 'find' && tells);
    return isOrder && understood(pieces[i - 1]!).handler !== handler;
  });

/** The same; one part where it is all one piece. */
export const partsOrWhole = (text: string): Understood[] => joined(piecesOf(text).map(understood));

/** Cuts a request wherever a part may end. */
function piecesOf(query: string): Piece[] {
  const text = query.trim();
  const pieces: Piece[] = [];
  let from = 0;
  let before: Pick<Piece, 'join' | 'joint'> = { join: 'end', joint: '' };
  for (const match of text.matchAll(JOINTS())) {
    const { end = match.groups?.end2, then, but, and, comma } = match.groups ?? {};
    if (!end && !then && !but && !and && !comma) continue;
    // "숨기고", "隠して、": the joint is the verb's own ending.
    const ending = and && ENDING().test(and) ? match[0].indexOf(and) + and.length : 0;
    const until = match.index + Math.max(ending, end?.trimEnd().length ?? 0);
    pieces.push({ text: text.slice(from, until), ...before });
    from = match.index + match[0].length;
    before = { join: then ? 'then' : but ? 'but' : end ? 'end' : 'and', joint: text.slice(until, from) };
  }
  return withMarks([...pieces, { text: text.slice(from), ...before }]);
}

/** "Before that, hide the ads": "before that" belongs to what follows it. */
function withMarks(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of [...pieces].reverse()) {
    const next = whole.at(-1);
    if (next && isMark(piece.text))
      whole[whole.length - 1] = { ...piece, text: piece.text + next.joint + next.text };
    else whole.push(piece);
  }
  return whole.reverse();
}

const ENDING = lazy(
  () =>
    new RegExp(
      sourceOf(Object.values(SEQUENCE).flatMap(({ and }) => and.filter((word) => word.startsWith('*')))),
      'u',
    ),
);

function understood(piece: Piece): Understood {
  const text = unmark(piece.text).without;
  const has = wordKindsOf(normalizeQuery(text));
  return {
    ...piece,
    handler: wantedBy(text),
    asks: has('howTo') || has('ask'),
    looksUp: false,
    leads: leadsOn(text, has),
    tells: has('tell') || has('retell') || pattern('tell').test(text.trim()),
    ofPage: () => has('noise') || has('clutter'),
  };
}

/** Pieces that are no request of their own belong to the one before. */
export function joined(pieces: readonly Understood[]): Understood[] {
  const parts: Understood[] = [];
  let begun: Understood | undefined;
  for (const [i, next] of pieces.entries()) {
    const piece = begun ? together({ ...begun, handler: undefined, join: 'then' }, next) : next;
    // "Bring mich dann zum Formular": the joint stands inside.
    begun = piece.leads && !piece.handler && pieces[i + 1]?.join === 'then' ? piece : undefined;
    if (begun) continue;
    const before = parts.at(-1);
    if (!before) parts.push(piece);
    else if (asksBefore(before, piece))
      parts.splice(-1, 1, { ...before, handler: 'find', looksUp: true }, { ...piece, handler: 'guide' });
    else if (isQuestionBefore(before, piece) || looksUpBeforeHiding(before, piece, pieces.slice(i + 1)))
      parts.splice(-1, 1, { ...before, handler: 'find', looksUp: true }, piece);
    else if (before.leads && looksUpEarlier(piece)) parts.push({ ...piece, handler: 'find', looksUp: true });
    else if (follows(before, piece)) parts.push(piece);
    else parts.splice(-1, 1, together(before, piece));
  }
  return parts;
}

const isQuestionBefore = (before: Understood, { leads, handler }: Understood): boolean =>
  leads && handler === 'guide' && before.handler !== 'hide' && pattern('lookUp').test(before.text.trim());

/** "Find the rule, hide the ads and then take me to the form." */
const looksUpBeforeHiding = (before: Understood, piece: Understood, rest: readonly Understood[]): boolean =>
  before.handler !== 'hide' &&
  piece.handler === 'hide' &&
  pattern('lookUp').test(before.text.trim()) &&
  rest.some(({ leads, handler }) => leads && handler === 'guide');

/** "Take me to the form, but before that find the rule." */
function looksUpEarlier({ text }: Understood): boolean {
  const { place, without } = unmark(text);
  return place !== undefined && pattern('lookUp').test(without);
}

/** "Find the rule, then take me to it": what is asked for first is what the way leads to. With "and" it may be one thing: the way there. */
const asksBefore = (before: Understood, { text, join }: Understood): boolean =>
  join !== 'and' &&
  pointsBack(text) &&
  (before.handler === 'find' || (before.handler !== 'hide' && pattern('lookUp').test(before.text.trim())));

/** Whether a piece is asked for after the one before, and not with it. */
function follows(before: Understood, piece: Understood): boolean {
  if (!before.handler || !piece.handler || before.handler === piece.handler) return false;
  if (piece.leads) return true;
  if (before.asks && !before.leads && piece.join !== 'end' && piece.join !== 'but') return false;
  // "Hide everything, which is red", "Why do I see this? Away with it."
  if (before.handler === 'hide' && piece.handler === 'find' && isBare(piece)) return false;
  if (before.asks && piece.handler === 'hide' && !piece.ofPage() && !before.tells) return false;
  if (before.handler === 'guide' && pattern('lookUp').test(before.text.trim())) return false;
  // "Open the sheet, then hide the column", "Buy the ticket and see when it leaves": the site's own.
  if (before.handler === 'guide' && !before.leads) return piece.tells && piece.join !== 'end';
  return piece.handler === 'guide' ? piece.join !== 'and' || piece.asks : true;
}

/** No more than a comma before it, and neither a question mark nor an order: a clause of what stands before it. */
const isBare = ({ text, joint, tells }: Understood): boolean =>
  /^[\s,،，、]+$/u.test(joint) && !tells && !/[?？؟]/u.test(text);

/** What stands before the first request ("hi,", "please") is understood with it. */
function together(before: Understood, piece: Understood): Understood {
  const text = `${before.text}${piece.joint}${piece.text}`;
  return before.handler ? { ...before, text } : understood({ ...before, text });
}

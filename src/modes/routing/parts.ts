import { lazy } from '../../core/lazy.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { SEQUENCE } from '../../core/lexicon/sequence.ts';
import type { SequenceWords } from '../../core/lexicon/shape.ts';
import { normalizeQuery } from './normalize.ts';
import { decide, type Label, SURE } from './rules.ts';
import { weigh } from './weigh.ts';
import { type HasWords, wordKindsOf } from './word-kinds.ts';

/** One thing that is asked for, in the words of the request. */
export interface RequestPart {
  question: string;
  handler: Label;
}

/** More are no list that anybody reads. */
export const MOST_PARTS = 5;

/**
 * The parts of a request that asks for several things in turn: "hide what is sponsored and tell me the cheapest of the rest". `undefined` where it
 * asks for one thing, and in doubt: each part has to be a whole request, plainly worded, and of another mode than the one before.
 */
export function partsOf(query: string): RequestPart[] | undefined {
  const pieces = piecesOf(query);
  const parts = pieces.length > 1 ? joined(pieces.map(understood)) : [];
  if (parts.length < 2 || parts.length > MOST_PARTS) return undefined;
  // With what was joined to it, a part may read otherwise.
  const wanted = parts.map(({ text, handler, looksUp }) => {
    const whole = wantedBy(text);
    return { question: text, handler, holds: whole === handler || looksUp || pointsBack(text) };
  });
  return wanted.every(({ holds }) => holds)
    ? wanted.map(({ question, handler }) => ({ question, handler: handler! }))
    : undefined;
}

/** "Take me to it", "bring mich dorthin": says where to only by what was said before. */
export const pointsBack = (question: string): boolean =>
  leadsOn(question, wordKindsOf(normalizeQuery(question))) && !isWhole(question);

/** The question of a part without "of the rest": what was hidden is not on the page any more. */
export function withoutRest(question: string): string {
  const words = pattern('rest');
  return words.test(question) ? question.replace(words, ' ').replace(/\s+/gu, ' ').trim() : question;
}

/** What joins two pieces of a request; `end`: one sentence follows another. */
type Join = 'then' | 'and' | 'end';
interface Piece {
  text: string;
  /** What stands before it, and which words that are. */
  join: Join;
  joint: string;
}
interface Understood extends Piece {
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
}

const compiled = new Map<string, RegExp>();

/** Any of the words of a kind, in any language. */
function pattern(kind: keyof SequenceWords): RegExp {
  const known = compiled.get(kind);
  if (known) return known;
  const made = new RegExp(wordsOf(kind), 'iu');
  compiled.set(kind, made);
  return made;
}
const wordsOf = (kind: keyof SequenceWords): string =>
  sourceOf(...Object.values(SEQUENCE).map((words) => words[kind]));

let joints: RegExp | undefined;
/** Where a part may end; what stands in quotation marks comes first, because it is never cut. */
function jointsOf(): RegExp {
  const end = '[.!?;]+\\s+|[。！？；]\\s*';
  const comma = '[,،，、]\\s*';
  joints ??= new RegExp(
    `"[^"]*"|[“„«「『][^”“»」』]*[”“»」』]|(?:(?<end>${end})|${comma}|\\s+)?(?:(?<then>${wordsOf('after')})|(?<and>${wordsOf('and')}))\\s*(?:${comma})?|(?<end2>${end})|(?<comma>${comma})`,
    'giu',
  );
  return joints;
}

function piecesOf(query: string): Piece[] {
  const text = query.trim();
  const pieces: Piece[] = [];
  let from = 0;
  let before: Pick<Piece, 'join' | 'joint'> = { join: 'end', joint: '' };
  for (const match of text.matchAll(jointsOf())) {
    const { end = match.groups?.end2, then, and, comma } = match.groups ?? {};
    if (!end && !then && !and && !comma) continue;
    // "숨기고", "隠して、": the joint is the verb's own ending.
    const ending = and && ENDING().test(and) ? match[0].indexOf(and) + and.length : 0;
    const until = match.index + Math.max(ending, end?.trimEnd().length ?? 0);
    pieces.push({ text: text.slice(from, until), ...before });
    from = match.index + match[0].length;
    before = { join: then ? 'then' : end ? 'end' : 'and', joint: text.slice(until, from) };
  }
  return [...pieces, { text: text.slice(from), ...before }];
}

const ENDING = lazy(
  () =>
    new RegExp(
      sourceOf(Object.values(SEQUENCE).flatMap(({ and }) => and.filter((word) => word.startsWith('*')))),
      'u',
    ),
);

function understood(piece: Piece): Understood {
  const text = normalizeQuery(piece.text);
  const has = wordKindsOf(text);
  return {
    ...piece,
    handler: wantedBy(piece.text),
    asks: has('howTo') || has('ask'),
    looksUp: false,
    leads: leadsOn(piece.text, has),
    tells: has('tell') || has('retell') || pattern('tell').test(piece.text.trim()),
  };
}

const leadsOn = (written: string, has: HasWords): boolean => pattern('lead').test(written) || has('takeMe');

/** What a piece wants where its words say so by themselves. */
function wantedBy(piece: string): Label | undefined {
  const written = piece
    .trim()
    .replace(pattern('first'), '')
    .replace(/^[\s,，、:：]+/u, '');
  const text = normalizeQuery(written);
  const has = wordKindsOf(text);
  if (text.trim() === '') return undefined;
  if (leadsOn(written, has)) return isWhole(written) ? 'guide' : undefined;
  const byRules = decide(text, has);
  // "Tell me" says it whatever comes behind it.
  if (byRules.label === 'find' && has('tell')) return 'find';
  if (pattern('tell').test(written) && !has('howTo')) return 'find';
  const { label, confidence } = weigh(byRules, text, has, SURE);
  if (confidence < SURE) return undefined;
  const plain = {
    hide: ['hide', 'away', 'remove'],
    find: ['tell', 'retell', 'ask'],
    guide: ['howTo', 'act'],
  } as const;
  return plain[label].some(has) ? label : undefined;
}

const WORD = /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u;
/** "Take me there" says nothing by itself. */
function isWhole(written: string): boolean {
  const bare = (['lead', 'back'] as const).reduce(
    (text, kind) => text.replace(new RegExp(wordsOf(kind), 'giu'), ' '),
    written,
  );
  return WORD.test(bare);
}

/** Pieces that are no request of their own belong to the one before. */
function joined(pieces: readonly Understood[]): Understood[] {
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
    else if (isQuestionBefore(before, piece))
      parts.splice(-1, 1, { ...before, handler: 'find', looksUp: true }, piece);
    else if (follows(before, piece)) parts.push(piece);
    else parts.splice(-1, 1, together(before, piece));
  }
  return parts;
}

const isQuestionBefore = (before: Understood, { leads, handler }: Understood): boolean =>
  leads && handler === 'guide' && before.handler !== 'hide' && pattern('lookUp').test(before.text.trim());

/** "Find the rule, then take me to it": what is asked for first is what the way leads to. With "and" it may be one thing: the way there. */
const asksBefore = (before: Understood, { text, join }: Understood): boolean =>
  join !== 'and' &&
  pointsBack(text) &&
  (before.handler === 'find' || (before.handler !== 'hide' && pattern('lookUp').test(before.text.trim())));

/** Whether a piece is asked for after the one before, and not with it. */
function follows(before: Understood, piece: Understood): boolean {
  if (!before.handler || !piece.handler || before.handler === piece.handler) return false;
  if (piece.leads) return true;
  if (before.asks && !before.leads && piece.join !== 'end') return false;
  // "Open the sheet, then hide the column", "Buy the ticket and see when it leaves": the site's own.
  if (before.handler === 'guide' && !before.leads) return piece.tells && piece.join !== 'end';
  return piece.handler === 'guide' ? piece.join !== 'and' || piece.asks : true;
}

/** What stands before the first request ("hi,", "please") is understood with it. */
function together(before: Understood, piece: Understood): Understood {
  const text = `${before.text}${piece.joint}${piece.text}`;
  return before.handler ? { ...before, text } : understood({ ...before, text });
}

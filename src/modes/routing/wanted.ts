import { normalizeQuery } from './normalize.ts';
import { decide, type Label, SURE } from './rules.ts';
import { pattern, wordsOf } from './sequence-words.ts';
import { weigh } from './weigh.ts';
import { type HasWords, wordKindsOf } from './word-kinds.ts';

/** Whether a piece of a request asks to be taken somewhere, or to be shown how. */
export const leadsOn = (written: string, has: HasWords): boolean =>
  pattern('lead').test(written) || has('takeMe');

/** What a piece of a request wants where its words say so by themselves. */
export function wantedBy(piece: string): Label | undefined {
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
  // "I can't stand heat": of the page only where a part of it is named.
  const away = (['noise', 'clutter', 'content'] as const).some(has) ? (['away'] as const) : [];
  const plain = {
    hide: ['hide', 'remove', ...away],
    find: ['tell', 'retell', 'ask'],
    guide: ['howTo', 'act'],
  } as const;
  return plain[label].some(has) ? label : undefined;
}

const WORD = /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u;
/** "Take me there" says nothing by itself. */
export function isWhole(written: string): boolean {
  const bare = (['lead', 'back'] as const).reduce(
    (text, kind) => text.replace(new RegExp(wordsOf(kind), 'giu'), ' '),
    written,
  );
  return WORD.test(bare);
}

/** "Take me to it", "bring mich dorthin": says where to only by what was said before. */
export const pointsBack = (question: string): boolean =>
  leadsOn(question, wordKindsOf(normalizeQuery(question))) && !isWhole(question);

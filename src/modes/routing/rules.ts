import { lazy } from '../../core/lazy.ts';
import { CONCEPTS } from '../../core/lexicon/concepts.ts';
import { phrases } from '../../core/lexicon/matcher.ts';
import { type HasWords, wordKindsOf } from './word-kinds.ts';

export type Label = 'find' | 'guide' | 'hide';
export interface Verdict {
  label: Label;
  /** 0 to 1; below `SURE` it is a guess. */
  confidence: number;
  reason: string;
  /** The page may tell better (`page-gist.ts`): whether it explains a procedure or has a control for it; whether it has what is wanted. */
  onPage?: 'procedure' | 'own procedure' | 'control';
}

/** A verdict of at least this confidence needs no second opinion. */
export const SURE = 0.68;

const verdict = (label: Label, confidence: number, reason: string, onPage?: Verdict['onPage']): Verdict => ({
  label,
  confidence,
  reason,
  ...(onPage ? { onPage } : {}),
});

/**
 * The order is the logic: a procedure that is asked for is GUIDE even when it is about hiding; a wish about what is shown is HIDE even when
 * it is phrased as a question to the assistant; a question word makes FIND of what remains; then orders are told apart by verb and object.
 * @param text as `normalizeQuery` makes it
 */
export function decide(text: string, has: HasWords = wordKindsOf(text)): Verdict {
  if (text.trim() === '') return verdict('find', 1, 'empty');
  if (isWholly('about', text, has)) return verdict('find', 0.95, 'asks about the assistant');
  const [greeting = '', ...wish] = text.split(' , ');
  if (wish.length > 0 && isWholly('talk', `${greeting} `, wordKindsOf(`${greeting} `)))
    return decide(` ${wish.join(' , ')}`);
  if (isWholly('talk', text, has)) return verdict('find', 0.95, 'small talk');
  if (has('source')) return verdict('find', 0.95, 'asks what the page says');
  if (has('asksControl')) return verdict('guide', 0.9, 'asks for a control', procedureOf(has));
  if (has('required') && (text.endsWith(' ? ') || has('ask')))
    return has('sees') && has('clutter') && !has('noneOf')
      ? verdict('hide', 0.93, 'does not want to see something')
      : verdict('find', 0.9, 'asks what is required');
  if (has('howTo')) return verdict('guide', 0.95, 'asks for a procedure', procedureOf(has));
  const plain = plainWish(has);
  if (plain) return plain;
  if (has('whereSee'))
    return has('own')
      ? verdict('guide', 0.85, 'asks where to see something of their own')
      : verdict('find', 0.8, 'asks where to see something', 'control');
  if (!text.includes('?') && has('trouble') && (has('own') || has('self')))
    return verdict('guide', 0.8, 'is in trouble with their own things');
  const ask = has('ask');
  const favour = ask && asksAFavour(has);
  if ((!ask || favour || has('nothingElse')) && has('away'))
    return verdict('hide', 0.93, 'does not want to see something');
  if (isPlain(text, ask && !favour, has)) return verdict('find', 0.95, PLAIN_QUESTION);
  if (ask && !favour) return verdict('find', 0.95, 'a question');
  return order(text, has) ?? statement(text, has) ?? rest(text, has);
}

/** The reason of a verdict on a question that asks what was or is, not of the person and of nothing to press. */
export const PLAIN_QUESTION = 'asks what was or is';

/** Kinds of words that a question may have which asks for a step all the same. Verbs of hiding are none of them: who hid it? */
const NOT_PLAIN = ['polite', 'controls'] as const;
/** The first person where it stands alone; more behind a question mark; "here" and "this", which are of the page in view. */
const OF_HERE = / (?:i|us|you|we|here|this|these) |\?.*\p{L}/u;

/**
 * "Who opened the mine?", "Wann kündigte Holden an, das Werk zu schließen?": by its question word, whatever its verb would be as an order. A question
 * that does not begin with it needs its mark.
 */
const isPlain = (text: string, asks: boolean, has: HasWords): boolean =>
  (asks || (text.endsWith(' ? ') && !has('act'))) &&
  has('facts') &&
  !OF_HERE.test(text) &&
  !NOT_PLAIN.some(has) &&
  // "Im" is "I'm" as people type it, and German for "in the".
  !(has('self') && wordKindsOf(text.replaceAll(' im ', ' '))('self'));

/** Wishes that a few words give away, however the sentence goes on. */
function plainWish(has: HasWords): Verdict | undefined {
  if (has('takeMe')) return verdict('guide', 0.95, 'wants to be taken somewhere');
  if (has('noControl')) return verdict('guide', 0.9, 'does not find a control');
  if (has('readWithout') && has('clutter'))
    return verdict('hide', 0.9, 'wants to read without a part of the page');
  return has('retell') ? verdict('find', 0.9, 'wants to be told in another form') : undefined;
}

/** "How do I change my password?" is a task unless the page explains it; "How do I get a token?" may be a question about a manual. */
const procedureOf = (has: HasWords): Verdict['onPage'] => (has('own') ? 'own procedure' : 'procedure');

/** An order in the shape of a question to the assistant. */
const asksAFavour = (has: HasWords): boolean =>
  has('polite') &&
  (has('hide') || has('away') || (has('remove') && has('noise')) || has('act')) &&
  !has('tell');

/** Words of small talk at most: with more, there may be a wish in it. */
const MOST_TALK = 5;

/** Whether the query is small talk, or a question about the assistant, and nothing else. */
function isWholly(kind: 'about' | 'talk', text: string, has: HasWords): boolean {
  if (text.split(/[ ?,]+/).length - 2 > MOST_TALK || !has(kind)) return false;
  return !(
    [
      'howTo',
      'away',
      'hide',
      'remove',
      'act',
      'tell',
      'noneOf',
      'own',
      'trouble',
      'content',
      'clutter',
    ] as const
  ).some(has);
}

/** An order: told by its verb, and by what it is about. */
function order(text: string, has: HasWords): Verdict | undefined {
  if (has('tell')) return verdict('find', 0.9, 'wants to be told');
  const own = has('own');
  const noise = has('noise');
  // "..., and what was removed?" tells of removing, it does not ask for it.
  if (text.includes('?') && !noise && !has('polite') && !has('act')) return undefined;
  if (has('hide')) {
    return own && !noise
      ? verdict('guide', 0.7, "changes the person's own things")
      : verdict('hide', 0.95, 'an order to hide');
  }
  if (has('remove')) {
    if (own) return verdict('guide', noise ? 0.55 : 0.9, "changes the person's own things");
    return noise
      ? verdict('hide', 0.95, 'an order to remove a part of the page')
      : verdict('hide', 0.6, 'removes something');
  }
  return has('act') ? verdict('guide', 0.9, 'an order to do something') : undefined;
}

/** No order, but words that say what somebody wants or suffers from. */
function statement(text: string, has: HasWords): Verdict | undefined {
  const question = text.includes('?');
  const part = has('noise') || has('clutter');
  if (part && has('vanish')) return verdict('hide', 0.85, 'a part of the page is to vanish');
  if (part && has('noneOf')) return verdict('hide', 0.85, 'wants to be without a part of the page');
  if (has('trouble') && has('own')) return verdict('guide', 0.8, 'is in trouble with their own things');
  if (has('wish')) return verdict('guide', 0.8, 'wants to get something done');
  if (part && has('fedUp')) return verdict('hide', 0.8, 'has enough of a part of the page');
  if (question) return undefined;
  if (has('only') && has('content')) return verdict('hide', 0.75, 'wants to see the content only');
  if (beginsWithGoods(text)) return verdict('guide', 0.65, 'names what to book');
  if (has('trouble')) return verdict('guide', 0.55, 'something does not work');
  return has('clutter') && has('self')
    ? verdict('hide', 0.55, 'speaks of what hardly anybody asks about')
    : undefined;
}

/** "Two tickets for Saturday evening", "un vuelo barato de Lima a Quito": what is to be booked is among so many first words of more. */
const FIRST_WORDS = 4;

function beginsWithGoods(text: string): boolean {
  const words = text.trim().split(' ');
  const begins = words.slice(0, FIRST_WORDS).join(' ');
  return (words.length > 2 || /\d/.test(text)) && wordKindsOf(` ${begins} `)('goods');
}

/** Words of somebody who wants or suffers from something. */
const SIGNALS = ['goods', 'vanish', 'noneOf', 'fedUp', 'clutter'] as const;

/** What pages are asked for: a price, a telephone number, opening hours. */
const FACTS = lazy(() =>
  phrases(
    ...CONCEPTS()
      .filter(({ type }) => type)
      .map(({ words }) => words),
  ),
);

/** The reason of a verdict that rests on no word in particular. */
export const WORDS_ALONE = 'words to look for';

/** Words to look for: FIND, for sure where none of them speaks of the person, of getting or of getting rid of something. */
function rest(text: string, has: HasWords): Verdict {
  if (text.includes('?')) return verdict('find', 0.8, 'a question');
  if (has('self') && !has('fact') && !FACTS().test(text))
    return verdict('guide', 0.5, 'speaks of themselves', 'control');
  return SIGNALS.some(has)
    ? verdict('find', 0.5, 'may be more than words to look for', 'control')
    : verdict('find', 0.65, WORDS_ALONE);
}

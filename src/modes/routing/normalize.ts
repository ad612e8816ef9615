import { lazy } from '../../core/lazy.ts';
import { CHAT_SPELLING } from '../../core/lexicon/en/chat-spelling.ts';
import { foldLetters } from '../../core/lexicon/fold.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { ROUTING } from '../../core/lexicon/routing.ts';

/** "how 2 delete my acct plz" is read as it is meant. */
const MEANT = CHAT_SPELLING.map(
  ([written, meant]) => [new RegExp(`(?<=^| )${written}(?= |$)`, 'gu'), meant] as const,
);

/** What stands in quotation marks is named, not wished: `what does "hide comments" mean`. */
const QUOTED = /(?<![\p{L}\p{N}])"[^"\n]+"|[“„«»][^“”„«»\n]+[”“«»]|「[^」\n]+」|『[^』\n]+』|《[^》\n]+》/gu;
/** Stands for what was quoted. */
const SOMETHING = ' it ';

/**
 * A query as the rules read it: folded letters, apostrophes gone, what was quoted left out, other punctuation a space except `?` and `,`,
 * one space between words and at both ends.
 */
export function normalizeQuery(query: string): string {
  const unquoted = query.replace(QUOTED, SOMETHING);
  const words = foldLetters(unquoted.trim() === SOMETHING.trim() ? query : unquoted)
    .replace(/(\p{L})['’`](s|t|d|m|re|ve|ll)(?!\p{L})/gu, '$1$2')
    .replace(/[^\p{L}\p{M}\p{N}?,]+/gu, ' ')
    .replace(/([?,])/g, ' $1 ');
  const spaced = ` ${words.trim().replace(/\s+/g, ' ')} `;
  return MEANT.reduce((text, [written, meant]) => text.replace(written, meant), spaced)
    .replace(/ (can|could|will|would) (u|ya) /, ' $1 you ')
    .replace(
      / (can|could|will|would) you (maybe|perhaps|possibly|just|kindly|quickly|also|please|pls) /,
      ' $1 you ',
    );
}

/** Ends of sentences and clauses. A sign inside a number, a name or an address ends nothing, a comma before "that" no more. */
const CLAUSE_END = lazy(() => {
  const that = sourceOf(...Object.values(ROUTING).map((words) => words.that ?? []));
  return new RegExp(String.raw`[.!?…;:]+(?:\s+|$)|,\s+(?!${that})|\s[-–—]+\s|[。！？；：，、]`, 'iu');
});
/** Shorter ones are greetings and thanks: "hi", "please", "s'il te plaît". */
const LEAST_WORDS = 2;
/** The same in scripts without spaces. */
const LEAST_DENSE = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * The clauses of a query, each as `normalizeQuery` makes it: people give a reason before what they want ("My eyes are bad, could you make the
 * text bigger?") or behind it. A query of one clause gives none.
 */
export function clausesOf(query: string): string[] {
  const clauses = query
    .trim()
    .split(CLAUSE_END())
    .map(normalizeQuery)
    .filter((clause) => {
      const words = clause.trim().split(' ').length;
      return DENSE.test(clause) ? clause.length - 2 >= LEAST_DENSE : words >= LEAST_WORDS;
    });
  return clauses.length > 1 ? clauses : [];
}

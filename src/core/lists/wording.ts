import { countingPattern, isCounting, withoutCounting } from '../lexicon/counting.ts';
import type { CountingWords } from '../lexicon/shape.ts';
import type { Language } from '../text/languages.ts';
import type { Term } from '../text/question.ts';
import { words } from '../text/words.ts';
import type { ListQuestion } from './ask.ts';

/** What a question says of its list beside its name: how its words are to be taken. */
export interface Wording {
  /** What is left to be understood: names of list, field and condition. */
  rest: string;
  /** What people write is counted. */
  people: boolean;
  /** ... in these words. */
  peopleWords: readonly string[];
  /** An item's words count wherever they stand in it ("mention"). */
  mentions: boolean;
  /** Who has written an item is asked; `maybe`: by a word that says much else, too. */
  writes: boolean | 'maybe';
  /** What is counted or asked for are tags, and these words say so. */
  tagWords: readonly string[];
  /** What an item is called has to begin so, in lower case. */
  begins?: string;
  /** Items that say the same count once. */
  different?: true;
}

const PAIRS = ['“”', '„“', '„”', '«»', '»«', '「」', '『』', '""', '‹›'];
/** Single marks stand within words, too: one that opens has no letter before it, one that closes none behind it. */
const SINGLE =
  "(?<![\\p{L}\\p{N}])['‘‚]((?:[^'’‘‚]|(?<=\\p{L})['’](?=\\p{L})){2,120})['’‘](?![\\p{L}\\p{N}])";
const QUOTED = new RegExp(
  [...PAIRS.map(([open, close]) => `${open}([^${open}${close}]{2,120})${close}`), SINGLE].join('|'),
  'gu',
);

/** Takes the words in quotation marks out of a question: they name a box of the page, or what an item has to say. */
export function takeQuotes(question: string): { outside: string; quoted: string[] } {
  const quoted = [...question.matchAll(QUOTED)].map((match) => match.slice(1).find(Boolean)!.trim());
  return { outside: question.replace(QUOTED, ' '), quoted };
}

/** What is said beside the name of a list, in the language of the question. */
export function readWording({
  rest: asked,
  language,
  ofPeople,
}: Pick<ListQuestion, 'rest' | 'language' | 'ofPeople'>): Wording {
  const { rest: said, begins } = beginningIn(asked, language);
  const { rest, different } = differenceIn(said, language);
  const says = (use: keyof CountingWords) => rest.search(countingPattern(use, language)) >= 0;
  const uses = ['mentions', 'writes', 'by', 'stands', 'places', 'commenting'] as const;
  return {
    rest: uses.reduce((text, use) => withoutCounting(use, language, text), rest),
    people: says('people') || says('commenting') || ofPeople === true,
    peopleWords: rest.match(countingPattern('people', language)) ?? [],
    tagWords: rest.match(countingPattern('tags', language)) ?? [],
    mentions: says('mentions'),
    writes: says('writes') || (says('by') && 'maybe'),
    ...(begins ? { begins } : {}),
    ...(different ? { different } : {}),
  };
}

/** "How many different authors": the word stands before what is counted, or right behind it ("auteurs différents"). */
function differenceIn(asked: string, language: string): { rest: string; different?: true } {
  const match = new RegExp(
    `^\\P{L}*(?:[\\p{L}\\p{M}]+\\s+)?${countingPattern('different', language).source}`,
    'u',
  ).exec(asked);
  if (!match) return { rest: asked };
  return {
    rest: withoutCounting('different', language, match[0]) + asked.slice(match[0].length),
    different: true,
  };
}

/** Whether it is asked what one can choose from, and what is left of that: not what the control is called, nor when one meets it. */
export function choosingIn(asked: string, language: string): { asks: boolean; rest: string } {
  const asks = asked.search(countingPattern('choosing', language)) >= 0;
  const at = asked.search(countingPattern('occasion', language));
  const before = at > 0 && /\p{L}/u.test(asked.slice(0, at)) ? asked.slice(0, at) : asked;
  const uses = ['choosing', 'control'] as const;
  return { asks, rest: uses.reduce((text, use) => withoutCounting(use, language, text), before) };
}

/** "Which tags start with gpl": the word that a name has to begin with, and the question without that. */
function beginningIn(asked: string, language: string): { rest: string; begins?: string } {
  const begins = countingPattern('begins', language).source;
  const match = new RegExp(`${begins}\\s+([\\p{L}\\p{N}#]+)(?=[^\\p{L}\\p{N}]*$|\\s+an\\P{L}*$)`, 'u').exec(
    asked,
  );
  if (!match?.[1]) return { rest: asked };
  return {
    rest: `${asked.slice(0, match.index)} ${asked.slice(match.index + match[0].length)}`,
    begins: match[1],
  };
}

/** Whether a word, in lower case, calls what people write below something: "comments", "Antworten". */
export const isByPeople = (word: string): boolean => isCounting('people', word);
/** Whether a word, in lower case, calls what all pages consist of: "articles", "links". */
export const isPiece = (word: string): boolean => isCounting('pieces', word);

/** Whether a word, in lower case, calls what all pages consist of in a language. */
export const isPieceIn = (word: string, language: string): boolean =>
  [...word.matchAll(countingPattern('pieces', language))].some(([found]) => found === word);

/** The word of a question that a term was made of, in lower case. */
export function wordOf(term: Term, rest: string, language: Language): string {
  const word = words(rest, language).find(({ key }) => key === term.key);
  return word ? rest.slice(word.start, word.end).toLowerCase() : term.key;
}

/** Whether a word, in lower case, only says what a number is: "the year 2016". */
export const isSpan = (word: string): boolean => isCounting('spans', word);
/** Words of what is counted: a noun and what stands beside it ("negative reviews", "avis négatifs"). */
const MOST_COUNTED = 2;

/** What a question counts: the first and last word of the noun phrase that it begins with, and not what else it speaks of. */
export function countedIn(rest: string, language: Language): { key: string; said: string }[] {
  const all = words(rest, language);
  const first = all.findIndex(({ stop }) => !stop);
  const behind = all.findIndex(
    ({ stop }, at) => at > first && (stop || rest.slice(all[at - 1]!.end, all[at]!.start).trim() !== ''),
  );
  const run = first < 0 ? [] : all.slice(first, behind < 0 ? undefined : behind).slice(0, MOST_COUNTED);
  return [run[0], run.at(-1)].flatMap((word) =>
    word ? [{ key: word.key, said: rest.slice(word.start, word.end).toLowerCase() }] : [],
  );
}

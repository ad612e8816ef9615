import { lazy } from '../../core/lazy.ts';
import { foldLetters, foldSpellings } from '../../core/lexicon/fold.ts';
import { type Matcher, type PhraseList, phrases } from '../../core/lexicon/matcher.ts';
import { ROUTING } from '../../core/lexicon/routing.ts';
import type { RoutingWords } from '../../core/lexicon/shape.ts';
import { LANGUAGES } from '../../core/text/languages.ts';

type Kind = Exclude<keyof RoutingWords, 'script'>;

/** Whether a query has words of that kind, in any language that it may be written in. */
export type HasWords = (kind: Kind) => boolean;

/** @param text as `normalizeQuery` makes it */
export function wordKindsOf(text: string): HasWords {
  const language = plainlyIn(text);
  const found = new Map<Kind, boolean>();
  return (kind) => {
    const known = found.get(kind);
    if (known !== undefined) return known;
    const { patterns, list } = vocabularyFor(kind, language);
    const has =
      patterns.some(({ script, pattern }) => script.test(text) && pattern.test(text)) || list.test(text);
    found.set(kind, has);
    return has;
  };
}

/** The words of one kind, compiled. */
interface Vocabulary {
  patterns: readonly { script: RegExp; pattern: RegExp }[];
  list: Matcher;
}
const vocabularies = new Map<string, Vocabulary>();

/** Patterns and phrases of a kind: of one language and English, whose words stand in queries of all, or of all languages. */
function vocabularyFor(kind: Kind, language: string | undefined): Vocabulary {
  const key = `${kind} ${language ?? '*'}`;
  const known = vocabularies.get(key);
  if (known) return known;
  const languages = language ? [ROUTING[language]!, ROUTING.en!] : Object.values(ROUTING);
  const own = [...new Set(languages)].map((words) => ({ script: words.script, value: words[kind] }));
  const made: Vocabulary = {
    patterns: own.flatMap(({ script, value }) =>
      value === undefined || isList(value)
        ? []
        : [value].flat().map((written) => ({
            script,
            pattern: new RegExp(foldSpellings(written.source), written.flags),
          })),
    ),
    list: phrases(...own.map(({ value }) => value).filter(isList)),
  };
  vocabularies.set(key, made);
  return made;
}

const isList = (value: RoutingWords[Kind]): value is PhraseList => typeof value === 'string';

const STOPS = lazy(() =>
  LANGUAGES.filter(({ code }) => code in ROUTING).map(({ code, stops }) => ({
    code,
    stops: new Set([...stops].map(foldLetters)),
  })),
);
/** So many function words of one language, this share of all words, and so many times as many as of any other leave no doubt. */
const ENOUGH = 4;
const SHARE = 0.4;
const MARGIN = 2;

/** The language that the query is plainly written in, told by its function words; `undefined` for few words and others. */
function plainlyIn(text: string): string | undefined {
  const words = text.split(/[ ?,]+/).filter((word) => word.length > 1);
  const hits = STOPS()
    .map(({ code, stops }) => ({
      code,
      count: words.filter((word) => stops.has(word)).length,
    }))
    .sort((a, b) => b.count - a.count);
  const [first, second] = hits;
  const least = Math.max(ENOUGH, SHARE * words.length, MARGIN * (second?.count ?? 0));
  return first && first.count >= least ? first.code : undefined;
}

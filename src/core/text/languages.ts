import { stemmer as danish } from '@orama/stemmers/danish';
import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as norwegian } from '@orama/stemmers/norwegian';
import { stemmer as portuguese } from '@orama/stemmers/portuguese';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as swedish } from '@orama/stemmers/swedish';
import { stopwords as danishStops } from '@orama/stopwords/danish';
import { stopwords as dutchStops } from '@orama/stopwords/dutch';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { stopwords as frenchStops } from '@orama/stopwords/french';
import { stopwords as germanStops } from '@orama/stopwords/german';
import { stopwords as italianStops } from '@orama/stopwords/italian';
import { stopwords as norwegianStops } from '@orama/stopwords/norwegian';
import { stopwords as portugueseStops } from '@orama/stopwords/portuguese';
import { stopwords as russianStops } from '@orama/stopwords/russian';
import { stopwords as spanishStops } from '@orama/stopwords/spanish';
import { stopwords as swedishStops } from '@orama/stopwords/swedish';
import { lazy } from '../lazy.ts';
import { stem as arabic } from '../lexicon/ar/stem.ts';
import { stem as czech } from '../lexicon/cs/stem.ts';
import { baseForm } from '../lexicon/irregular.ts';
import { phrasesOf } from '../lexicon/pattern.ts';
import { stem as polish } from '../lexicon/pl/stem.ts';
import { QUESTIONS } from '../lexicon/questions.ts';
import { stem as turkish } from '../lexicon/tr/stem.ts';
import { stem as ukrainian } from '../lexicon/uk/stem.ts';

/** What the text functions know of a language that writes words with spaces. */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  stem(word: string): string;
  readonly stops: ReadonlySet<string>;
}

function language(code: string, stem: (word: string) => string, stops: readonly string[]): Language {
  const folded = lazy(
    () =>
      new Set(
        [...stops, ...phrasesOf(QUESTIONS[code]?.stops ?? [])].map((stop) =>
          stop.normalize('NFKC').toLowerCase(),
        ),
      ),
  );
  return {
    code,
    stem: (word) => stem(baseForm(word, code)),
    get stops() {
      return folded();
    },
  };
}

/** English first: it wins a tie, and stands in where nothing is recognised. */
export const LANGUAGES: readonly Language[] = [
  language('en', english, englishStops),
  language('de', german, germanStops),
  language('es', spanish, spanishStops),
  language('fr', french, frenchStops),
  language('pt', portuguese, portugueseStops),
  language('it', italian, italianStops),
  language('nl', dutch, dutchStops),
  language('ru', russian, russianStops),
  // No kept library stems Polish; its function words are all in the lexicon.
  language('pl', polish, []),
  language('sv', swedish, swedishStops),
  language('da', danish, danishStops),
  language('nb', norwegian, norwegianStops),
];

/** Languages that are not recognised by their empty words, but whose words are cut where a page says that it is in one. */
const NAMED: readonly Language[] = [
  language('ar', arabic, []),
  language('cs', czech, []),
  language('sk', czech, []),
  language('tr', turkish, []),
  language('uk', ukrainian, []),
];

const WORDS = /\p{L}+/gu;
/** Words looked at: enough to be sure, cheap on a long page. */
const SAMPLE_WORDS = 1500;

/**
 * The language whose stop words are most frequent in the texts; `fallback` when none is. Chinese, Japanese and Korean need no entry:
 * their words are cut by script (`words.ts`), whatever the language around them.
 */
export function detectLanguage(texts: Iterable<string>, fallback: Language = LANGUAGES[0]!): Language {
  const hits = LANGUAGES.map(() => 0);
  let seen = 0;
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(WORDS)) {
      seen += 1;
      LANGUAGES.forEach((candidate, i) => {
        if (candidate.stops.has(word)) hits[i]! += 1;
      });
    }
    if (seen > SAMPLE_WORDS) break;
  }
  const most = Math.max(...hits);
  if (most === 0 || hits[LANGUAGES.indexOf(fallback)] === most) return fallback;
  return LANGUAGES[hits.indexOf(most)]!;
}

/** The language that a page says it is in (`lang`, a BCP 47 tag), if it is one of ours. */
export const languageNamed = (tag: string): Language | undefined =>
  [...LANGUAGES, ...NAMED].find(({ code }) => code === tag.split('-')[0]!.toLowerCase());

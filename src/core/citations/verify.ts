import type { Citation, CitationStatus } from '../../contracts/answer.ts';
import type { PageIndex } from '../../contracts/page-index.ts';
import { wordsAt } from '../../contracts/place.ts';
import { pageAt } from '../index/pages.ts';
import { contextOf, headingsOf } from './context.ts';
import { type CitationRef, createPhraseFinder } from './find-phrase.ts';

/** A citation that was checked, before it has a place in an answer. */
export type Verdict = Pick<
  Citation,
  'status' | 'phrase' | 'place' | 'context' | 'headings' | 'page' | 'title' | 'source'
>;

/** Checks phrases against one index. Verdicts are kept, because a growing answer is parsed again and again. */
export interface Verifier {
  verify(ref: CitationRef, phrase: string): Verdict;
  /**
   * The verdicts of a citation that names one or more lines: one for each line that holds the phrase, else the best single one.
   * Never empty.
   */
  verifyAll(refs: readonly CitationRef[], phrase: string): Verdict[];
  /** How well the best of these lines fits the phrase. */
  fit(refs: readonly CitationRef[], phrase: string): CitationStatus;
  textOf(n: number): string | undefined;
}

/** Soft hyphens and the like: they say where a line may break on the page, and mean nothing in a panel. */
const LINE_BREAK_HINTS = /[\u00ad\u200b\u2060\ufeff]/g;
const RANK: Record<CitationStatus, number> = { exact: 3, moved: 2, close: 1, 'not-found': 0 };

/** Checks citations against the words of one index; each is checked once. */
export function createVerifier({ lines }: Pick<PageIndex, 'lines'>): Verifier {
  const positions = new Map(lines.map((line, position) => [line.n, position]));
  const find = createPhraseFinder(lines, positions);
  const verdicts = new Map<string, Verdict>();

  function check(ref: CitationRef, phrase: string): Verdict {
    const { status, words, spans } = find(ref, phrase) ?? {
      status: 'not-found' as const,
      words: phrase.trim(),
      spans: [],
    };
    const first = positions.get(spans[0]?.n ?? -1);
    const page = first === undefined ? undefined : pageAt(lines[first]!, spans[0]!.start);
    const source = lines[first ?? -1]?.source;
    return {
      status,
      phrase: words.replace(LINE_BREAK_HINTS, ''),
      place: wordsAt(spans),
      context: contextOf(lines, spans),
      headings: first === undefined ? [] : headingsOf(lines, first),
      ...(page === undefined ? {} : { page }),
      ...(source === undefined ? {} : { source }),
      ...(lines[first ?? -1]?.role === 'title' ? { title: true as const } : {}),
    };
  }

  function verify(ref: CitationRef, phrase: string): Verdict {
    const key = `${ref.n}#${ref.occurrence}:${phrase}`;
    const known = verdicts.get(key) ?? check(ref, phrase);
    verdicts.set(key, known);
    return known;
  }

  function verifyAll(refs: readonly CitationRef[], phrase: string): Verdict[] {
    const all = refs.map((ref) => verify(ref, phrase));
    const exact = new Map(
      all.filter(({ status }) => status === 'exact').map((v) => [JSON.stringify(v.place), v]),
    );
    if (exact.size > 0) return [...exact.values()];
    return all.sort((a, b) => RANK[b.status] - RANK[a.status]).slice(0, 1);
  }

  return {
    verify,
    verifyAll,
    fit: (refs, phrase) => verifyAll(refs, phrase)[0]!.status,
    textOf: (n) => lines[positions.get(n) ?? -1]?.text,
  };
}

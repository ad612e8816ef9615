import MiniSearch, { type SearchResult } from 'minisearch';
import type { HistoryEntry } from '../contracts/history.ts';
import { termsOf } from '../core/history/terms.ts';
import type { HistoryStore } from './store.ts';

/** Entries put into the index at a time, between which the panel can draw and answer keys. */
const BATCH = 150;
/** Shorter words are not guessed at: too many others look like them. */
const SHORTEST_MISTYPED = 5;

/** An entry that matches, with the words (keys of `termsOf`) by which it does. */
export interface Hit {
  id: string;
  terms: ReadonlySet<string>;
}

export interface HistorySearch {
  /** Best first. All words must be there, the last as a beginning; a mistyped letter is forgiven where nothing matches as it is typed. */
  find(query: string): Hit[];
  /** Takes new, changed and deleted entries over. Resolves when all are searched; the newest are found first, long before. */
  follow(entries: readonly HistoryEntry[]): Promise<void>;
}

interface Searched {
  id: string;
  question: string;
  title: string;
  text: string;
}

/** A full-text index over the history, in memory: made when it is first wanted, and lost with the page. */
export function createHistorySearch(store: Pick<HistoryStore, 'texts'>): HistorySearch {
  const index = new MiniSearch<Searched>({
    fields: ['question', 'title', 'text'],
    tokenize: (text) => termsOf(text).map(({ key }) => key),
    processTerm: (term) => term,
    searchOptions: {
      boost: { question: 3, title: 2 },
      combineWith: 'AND',
    },
  });
  /** What the question and title of each were when it was indexed. */
  const known = new Map<string, string>();
  let run = 0;

  const shown = ({ name = '', question, title }: HistoryEntry) => `${name} ${question}\n${title}`;

  async function follow(entries: readonly HistoryEntry[]): Promise<void> {
    run += 1;
    const mine = run;
    const there = new Set(entries.map(({ id }) => id));
    for (const id of [...known.keys()]) {
      if (there.has(id)) continue;
      index.discard(id);
      known.delete(id);
    }
    const missing = entries.filter((entry) => known.get(entry.id) !== shown(entry));
    for (let at = 0; at < missing.length && mine === run; at += BATCH) {
      const batch = missing.slice(at, at + BATCH);
      const texts = await store.texts(batch.map(({ id }) => id));
      if (mine !== run) return;
      for (const entry of batch) {
        if (known.has(entry.id)) index.discard(entry.id);
        const { id, question, name = '', title } = entry;
        index.add({ id, question: `${name} ${question}`, title, text: texts.get(id) ?? '' });
        known.set(id, shown(entry));
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  return {
    follow,
    find(query) {
      // Whole words first; the last one may still be being typed.
      const last = termsOf(query).at(-1)?.key;
      const exact = index.search(query, { prefix: (term) => term === last });
      const found =
        exact.length > 0
          ? exact
          : index.search(query, {
              prefix: true,
              fuzzy: (term) => (term.length >= SHORTEST_MISTYPED ? 1 : false),
            });
      return found.map(toHit);
    },
  };
}

const toHit = ({ id, terms }: SearchResult): Hit => ({ id: String(id), terms: new Set(terms) });

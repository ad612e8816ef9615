import { marked } from '../../core/history/terms.ts';

/** A text with the words that were searched for marked in it. */
export function Marked({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return marked(text, terms).map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no name but their place.
    hit ? <mark key={at}>{piece}</mark> : piece,
  );
}

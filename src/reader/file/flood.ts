/**
 * What a page may bring. A dense plan has some ten thousand texts, a map up to a million strokes; a file that repeats itself brings more of
 * them without end, until the memory is full.
 */
export const MOST = { items: 100_000, characters: 2_000_000, operators: 2_000_000 };

/** The part of pdf.js' messages that is counted: a piece of a page's text, or of what is drawn on it. */
interface Message {
  stream?: number;
  streamId?: number;
  chunk?: { items?: { str?: string }[]; fnArray?: unknown[] };
}

/** pdf.js' own numbers (`StreamKind`): a stream goes on, and comes to its end. */
const ENQUEUE = 4;
const ENDS = new Set([2, 3, 5]);

/**
 * Counts what a thread of pdf.js sends, stream by stream: reading, text layer, drawing and printing alike.
 * @returns whether this message is the one that brings too much
 */
export function createFloodGauge(most = MOST): (message: unknown) => boolean {
  const streams = new Map<number, typeof MOST>();
  return (message) => {
    const { stream, streamId, chunk } = message as Message;
    if (stream === undefined || streamId === undefined) return false;
    if (ENDS.has(stream)) streams.delete(streamId);
    if (stream !== ENQUEUE) return false;
    const count = streams.get(streamId) ?? { items: 0, characters: 0, operators: 0 };
    streams.set(streamId, count);
    for (const { str } of chunk?.items ?? []) count.characters += str?.length ?? 0;
    count.items += chunk?.items?.length ?? 0;
    count.operators += chunk?.fnArray?.length ?? 0;
    return count.items > most.items || count.characters > most.characters || count.operators > most.operators;
  };
}

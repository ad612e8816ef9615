import { SightlineError } from '../contracts/errors.ts';
import type { Exchange } from './exchange.ts';
import { createThinkFilter } from './think-filter.ts';
import type { WireUsage } from './usage.ts';

/** One SSE chunk, as far as it is looked at; everything may be missing. */
interface Chunk {
  choices?: {
    delta?: { content?: string | null; refusal?: string | null } | null;
    /** Servers that ignore `stream: true` put the reply here. */
    message?: { content?: string | null } | null;
    finish_reason?: string | null;
    error?: { code?: unknown; message?: string } | null;
  }[];
  usage?: WireUsage | null;
  /** Groq's place for it. */
  x_groq?: { usage?: WireUsage };
}

/** What has arrived so far; also of use when the stream breaks. */
export interface Reply {
  text: string;
  finish: string | undefined;
  usage: WireUsage | undefined;
}

/** Longest reply that is read, in characters: a runaway model must not fill the panel. */
export const MAX_REPLY_CHARS = 400_000;

/**
 * Reads a stream to its end into `reply`.
 * Throws what the iterator throws, `reply-too-long`, an object `{ error }` for an error in a choice, and `stream-broken` or
 * `reply-garbled` when the stream ends without having said that it is complete.
 */
export async function readStream(
  chunks: AsyncIterable<unknown>,
  reply: Reply,
  exchange: Exchange,
  on: { piece: () => void; text: (delta: string) => void },
): Promise<void> {
  const filter = createThinkFilter();
  let seen = 0;
  const take = (text: string) => {
    if (!text) return;
    reply.text += text;
    if (reply.text.length > MAX_REPLY_CHARS) throw new SightlineError('reply-too-long');
    on.text(text);
  };
  for await (const chunk of chunks) {
    seen += 1;
    on.piece();
    take(filter.push(readChunk(chunk as Chunk, reply)));
  }
  take(filter.end());
  checkEnd(reply, exchange, seen);
}

/** Takes usage and finish reason into `reply`, returns the new text. */
function readChunk(chunk: Chunk | null, reply: Reply): string {
  reply.usage = chunk?.usage ?? chunk?.x_groq?.usage ?? reply.usage;
  const choice = chunk?.choices?.[0];
  if (!choice) return '';
  if (choice.error) throw { error: choice.error, message: choice.error.message };
  if (choice.finish_reason) reply.finish = choice.finish_reason;
  if (choice.finish_reason === 'error') throw { error: {}, message: 'finish_reason error' };
  const text = choice.delta?.content ?? choice.message?.content ?? choice.delta?.refusal;
  return typeof text === 'string' ? text : '';
}

function checkEnd(reply: Reply, exchange: Exchange, chunks: number): void {
  const complete = reply.finish !== undefined || exchange.done;
  if (!complete) throw new SightlineError(chunks > 0 ? 'stream-broken' : 'reply-garbled');
  if (reply.text.trim()) return;
  if (reply.finish === 'content_filter') throw new SightlineError('forbidden');
  throw new SightlineError(reply.finish === 'length' ? 'reply-too-long' : 'reply-garbled');
}

import type { z } from 'zod';
import type { Usage } from '../contracts/conversation.ts';

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** Marks the end of a stable prefix: providers that need an explicit hint get a cache mark here. */
  cacheUpToHere?: boolean;
  /** `data:` URLs of images that go with the text. */
  images?: string[];
}

/** What a request may tell its caller while it runs. */
export interface RequestHooks {
  signal: AbortSignal;
  /** A try failed and the next one starts at `untilMs` (epoch ms). */
  onRetry?: (wait: { untilMs: number; attempt: number }) => void;
  /** Called once per request, also for one that failed after tokens were spent. */
  onUsage?: (usage: Usage) => void;
}

export interface StreamResult {
  text: string;
  /** `length`: the reply was cut at the token limit. */
  finish: 'stop' | 'length';
  /** The server read far fewer prompt tokens than were sent (Ollama cuts at `num_ctx` without a word). */
  promptCut: boolean;
}

/**
 * A model as the modes see it. Made by `model/client.ts`; tests use a fake. All failures are `SightlineError`s with a code of
 * the model section of `contracts/errors.ts`; an abort rejects with the signal's reason.
 */
export interface Model {
  /** For display, e.g. `openrouter · anthropic/claude-haiku`. */
  readonly label: string;
  /** Tokens the model can read, where known. */
  readonly contextTokens: number | undefined;
  /** As its provider calls it; tells its family. */
  readonly name?: string;
  /** Whether it takes images, as the provider's list says; absent where it says nothing. */
  readonly sees?: boolean | undefined;
  /** One streamed text reply: one HTTP request (retries aside). `onText` gets each delta. */
  stream(
    messages: ModelMessage[],
    hooks: RequestHooks & { onText: (delta: string) => void },
  ): Promise<StreamResult>;
  /**
   * One structured reply, parsed by `schema` and named `name` in `response_format`. `onPartial` gets the complete items so far where the
   * reply streams. Throws `reply-garbled` when neither the tolerant parse nor one repair turn yields an object of the schema.
   */
  structured<T>(
    messages: ModelMessage[],
    format: { name: string; schema: z.ZodType<T> },
    hooks: RequestHooks & { onPartial?: (value: unknown) => void },
  ): Promise<T>;
}

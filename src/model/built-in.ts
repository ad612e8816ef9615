import { estimateTokenCount } from 'tokenx';
import type { z } from 'zod';
import type { Usage } from '../contracts/conversation.ts';
import { SightlineError } from '../contracts/errors.ts';
import { appendToLast } from './body.ts';
import type { JSONSchema } from './json-schema.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { Model, ModelMessage, RequestHooks } from './model.ts';
import { parsePartialReply, parseReply } from './reply.ts';

/** Provider id of the browser's own model (the Prompt API, `LanguageModel`). */
export const BUILT_IN_ID = 'chrome-built-in';

/** One question for a session. Plain data: it travels from the worker to an extension page, where sessions may be made. */
export interface BuiltInRequest {
  messages: { role: ModelMessage['role']; content: string }[];
  /** JSON schema that the reply must match. */
  constraint?: JSONSchema;
}

/** What a session took, in tokens as the browser counts them. */
export interface BuiltInUsage {
  promptTokens: number;
  contextTokens: number | undefined;
}

/** Runs a question wherever sessions live. Rejects with a `SightlineError` or the signal's reason. */
export type BuiltInRunner = (
  request: BuiltInRequest,
  on: { text: (delta: string) => void; signal: AbortSignal },
) => Promise<BuiltInUsage>;

/** The browser's own model as the modes see it: free, on the device, with a small context. */
export function createBuiltInModel(run: BuiltInRunner): Model {
  let contextTokens: number | undefined;
  const ask = async (
    messages: ModelMessage[],
    constraint: JSONSchema | undefined,
    hooks: RequestHooks & { onText: (delta: string) => void },
  ): Promise<string> => {
    const startedAt = Date.now();
    let text = '';
    let firstWordMs: number | null = null;
    const onText = (delta: string) => {
      firstWordMs ??= Date.now() - startedAt;
      text += delta;
      hooks.onText(delta);
    };
    const plain = messages.map(({ role, content }) => ({ role, content }));
    const request = { messages: plain, ...(constraint ? { constraint } : {}) };
    const used = await run(request, { text: onText, signal: hooks.signal });
    contextTokens = used.contextTokens ?? contextTokens;
    hooks.onUsage?.(usageOf(used, text, firstWordMs, Date.now() - startedAt));
    if (!text.trim()) throw new SightlineError('reply-garbled');
    return text;
  };
  return {
    label: BUILT_IN_ID,
    get contextTokens() {
      return contextTokens;
    },
    stream: async (messages, hooks) => ({
      text: await ask(messages, undefined, hooks),
      finish: 'stop',
      promptCut: false,
    }),
    structured: (messages, format, hooks) => structured(ask, messages, format, hooks),
  };
}

type Ask = (
  messages: ModelMessage[],
  constraint: JSONSchema | undefined,
  hooks: RequestHooks & { onText: (delta: string) => void },
) => Promise<string>;

/** The browser enforces the schema; where it cannot (`NotSupportedError` becomes `bad-request`), the shape is asked for in words. */
async function structured<T>(
  ask: Ask,
  messages: ModelMessage[],
  format: { name: string; schema: z.ZodType<T> },
  hooks: RequestHooks & { onPartial?: (value: unknown) => void },
): Promise<T> {
  const schema = jsonSchemaOf(format.schema);
  let seen = '';
  const onText = (delta: string) => {
    seen += delta;
    const partial = hooks.onPartial && parsePartialReply(seen);
    if (partial !== undefined) hooks.onPartial?.(partial);
  };
  const inWords = `Reply with one JSON object only, matching this JSON schema: ${JSON.stringify(schema)}`;
  const first = await ask(messages, schema, { ...hooks, onText }).catch((error) => {
    if (error instanceof SightlineError && ['bad-request', 'reply-garbled'].includes(error.code)) return '';
    throw error;
  });
  const parsed = parseReply(first, format.schema);
  if (parsed.ok) return parsed.value;
  const second = await ask(appendToLast(messages, inWords), undefined, { ...hooks, onText: () => {} });
  const repaired = parseReply(second, format.schema);
  if (repaired.ok) return repaired.value;
  throw new SightlineError('reply-garbled');
}

function usageOf(used: BuiltInUsage, text: string, firstWordMs: number | null, totalMs: number): Usage {
  return {
    model: BUILT_IN_ID,
    requests: 1,
    promptTokens: used.promptTokens,
    cachedTokens: 0,
    completionTokens: estimateTokenCount(text),
    usd: 0,
    firstWordMs,
    totalMs,
  };
}

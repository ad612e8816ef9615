import type { z } from 'zod';
import { SightlineError } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import { appendToLast } from './body.ts';
import type { BuiltInRunner } from './built-in.ts';
import { BUILT_IN_ID, createBuiltInModel } from './built-in.ts';
import type { Clock, Limits } from './clock.ts';
import { DEFAULT_LIMITS, realClock } from './clock.ts';
import type { Connection, ModelRole } from './connection.ts';
import { connectionOf } from './connection.ts';
import { jsonSchemaOf, looseSchemaOf } from './json-schema.ts';
import type { ModelMemory } from './memory.ts';
import { createMemory, memoryKey } from './memory.ts';
import type { Model } from './model.ts';
import { parsePartialReply, parseReply } from './reply.ts';
import type { Requester } from './request.ts';
import { createRequester } from './request.ts';

export interface ModelOptions {
  /** Which of the user's models; `answer` where that one is not set. */
  role?: ModelRole;
  fetch?: typeof fetch;
  /** What worked before, per model; without it, experience ends with this model object. */
  memory?: ModelMemory;
  clock?: Clock;
  limits?: Partial<Limits>;
  /** Tries of one question, the first included; 3 unless a person is waiting for a test. */
  maxTries?: number;
  /** Reaches the browser's own model, where a page offers it. */
  builtIn?: BuiltInRunner;
}

/**
 * The model that the settings name, or `null` for the instant engine. Never throws: settings that cannot work (`bad-url`, `no-model`) show at
 * the first request, as the problem of the question that was asked.
 */
export function createModel(settings: Settings, options: ModelOptions = {}): Model | null {
  const { provider } = settings;
  if (!provider.id || provider.id === 'instant') return null;
  if (provider.id === BUILT_IN_ID) {
    return options.builtIn
      ? createBuiltInModel(options.builtIn)
      : brokenModel(provider.id, new SightlineError('no-model'));
  }
  const memory = options.memory ?? createMemory();
  try {
    return modelAt(connectionOf(provider, options.role), memory, options);
  } catch (error) {
    if (!(error instanceof SightlineError)) throw error;
    return brokenModel(provider.id, error);
  }
}

function modelAt(connection: Connection, memory: ModelMemory, options: ModelOptions): Model {
  const requester = createRequester({
    connection,
    memory,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    clock: options.clock ?? realClock,
    limits: { ...DEFAULT_LIMITS, ...options.limits },
    maxTries: options.maxTries ?? 3,
  });
  return {
    label: `${connection.provider.id} · ${connection.model}`,
    name: connection.model,
    get sees() {
      return memory.load(memoryKey(connection.baseURL, connection.model))?.info?.vision;
    },
    get contextTokens() {
      return memory.load(memoryKey(connection.baseURL, connection.model))?.info?.contextTokens;
    },
    stream: (messages, hooks) => requester.send(messages, undefined, hooks),
    structured: (messages, format, hooks) => structured(requester, messages, format, hooks),
  };
}

/** One structured reply and at most one repair turn. */
async function structured<T>(
  requester: Requester,
  messages: Parameters<Model['structured']>[0],
  format: { name: string; schema: z.ZodType<T> },
  hooks: Parameters<Model['structured']>[2],
): Promise<T> {
  const wire = {
    name: format.name,
    strict: jsonSchemaOf(format.schema),
    loose: looseSchemaOf(format.schema),
  };
  let text = '';
  const onText = (delta: string) => {
    text += delta;
    const partial = hooks.onPartial && parsePartialReply(text);
    if (partial !== undefined) hooks.onPartial?.(partial);
  };
  const first = await requester.send(messages, wire, { ...hooks, onText });
  const parsed = parseReply(first.text, format.schema);
  if (parsed.ok) return parsed.value;
  const request = repairRequest(first.text, parsed.reason, JSON.stringify(wire.strict));
  const second = await requester.send(appendToLast(messages, request), wire, { ...hooks, onText: () => {} });
  const repaired = parseReply(second.text, format.schema);
  if (repaired.ok) return repaired.value;
  throw new SightlineError(second.finish === 'length' ? 'reply-too-long' : 'reply-garbled');
}

/** One paragraph at the end of the same question, so that the last message still carries the page. The reply is quoted on one line. */
function repairRequest(reply: string, reason: string, schema: string): string {
  const quoted = JSON.stringify(reply.slice(0, 500));
  return `Your reply to this could not be read (${reason}). It began: ${quoted}. Reply again, with one JSON object only, matching this JSON schema: ${schema}`;
}

/** Shows a fault of the settings where the question is asked. */
function brokenModel(label: string, error: SightlineError): Model {
  const fail = () => Promise.reject(error);
  return { label, contextTokens: undefined, stream: fail, structured: fail };
}

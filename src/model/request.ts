import { SightlineError } from '../contracts/errors.ts';
import { adapt } from './adapt.ts';
import type { Body, Plan, ReplyFormat } from './body.ts';
import { buildBody } from './body.ts';
import type { Clock, Limits } from './clock.ts';
import { startWatchdog } from './clock.ts';
import type { Connection } from './connection.ts';
import type { Failure } from './errors.ts';
import { classify } from './errors.ts';
import type { Exchange } from './exchange.ts';
import { watchedFetch } from './exchange.ts';
import type { ModelMemory } from './memory.ts';
import { memoryKey } from './memory.ts';
import type { ModelMessage, RequestHooks, StreamResult } from './model.ts';
import type { Reply } from './read-stream.ts';
import { readStream } from './read-stream.ts';
import { sdkClient } from './sdk.ts';
import { estimatePrompt, usageOf, wasPromptCut } from './usage.ts';

type StreamHooks = RequestHooks & { onText: (delta: string) => void };

/** Sends questions to one model. */
export interface Requester {
  send(messages: ModelMessage[], format: ReplyFormat | undefined, hooks: StreamHooks): Promise<StreamResult>;
}

export interface RequesterParts {
  connection: Connection;
  memory: ModelMemory;
  fetch: typeof fetch;
  clock: Clock;
  limits: Limits;
  /** Tries of one question, the first included. */
  maxTries: number;
}

const FIRST_WAIT_MS = 1000;
/** A server that wants a longer pause is not waited for: the person decides. */
const LONGEST_WAIT_MS = 60_000;

/** One try that ended well, with what the accounts need. */
type Try = { reply: Reply; promptEstimate: number };

export function createRequester(parts: RequesterParts): Requester {
  const { connection, memory, clock } = parts;
  const key = memoryKey(connection.baseURL, connection.model);

  /** A question: tries until it is answered, refused for good, or stopped. */
  const send: Requester['send'] = async (messages, format, hooks) => {
    const plan = planFrom(parts, key);
    for (let tries = 1; ; ) {
      hooks.signal.throwIfAborted();
      const body = buildBody(messages, connection, plan, format);
      const outcome = await attempt(parts, messages, body, hooks);
      if ('reply' in outcome) {
        learn(memory, key, plan, format);
        return resultOf(outcome);
      }
      if (adapt(plan, outcome, body)) continue;
      const waitMs = waitBefore(tries, parts.maxTries, outcome);
      if (waitMs === undefined) throw outcome.problem;
      tries += 1;
      hooks.onRetry?.({ untilMs: clock.now() + waitMs, attempt: tries });
      await clock.sleep(waitMs, hooks.signal);
    }
  };
  return { send };
}

function planFrom({ connection, memory }: RequesterParts, key: string): Plan {
  const known = memory.load(key);
  return {
    enforcement: known?.enforcement ?? connection.provider.firstEnforcement ?? 'strict',
    dropped: new Set(known?.dropped),
  };
}

/** Keeps what this answer has shown to work. */
function learn(memory: ModelMemory, key: string, plan: Plan, format: ReplyFormat | undefined): void {
  const known = memory.load(key) ?? {};
  const enforcement = format ? plan.enforcement : known.enforcement;
  const dropped = [...plan.dropped];
  if (enforcement === known.enforcement && dropped.length === (known.dropped?.length ?? 0)) return;
  memory.save(key, { ...known, dropped, ...(enforcement ? { enforcement } : {}) });
}

/** Milliseconds to wait before the next try, or `undefined` when there is none. */
function waitBefore(tries: number, maxTries: number, failure: Failure): number | undefined {
  if (failure.retry === 'no' || tries >= Math.min(maxTries, failure.retry === 'once' ? 2 : 3))
    return undefined;
  const backoff = FIRST_WAIT_MS * 2 ** (tries - 1) * (1 + Math.random() / 4);
  const waitMs = Math.max(failure.retryAfterMs ?? 0, failure.retryAfterMs === undefined ? backoff : 0);
  return waitMs > LONGEST_WAIT_MS ? undefined : waitMs;
}

function resultOf({ reply, promptEstimate }: Try): StreamResult {
  return {
    text: reply.text,
    finish: reply.finish === 'length' ? 'length' : 'stop',
    promptCut: wasPromptCut(reply.usage, promptEstimate),
  };
}

/** One HTTP exchange. Accounts are given for every one that cost tokens; an abort by the person rejects with its reason. */
async function attempt(
  parts: RequesterParts,
  messages: ModelMessage[],
  body: Body,
  hooks: StreamHooks,
): Promise<Try | Failure> {
  const { connection, clock } = parts;
  const startedAt = clock.now();
  const exchange: Exchange = { done: false };
  const reply: Reply = { text: '', finish: undefined, usage: undefined };
  const promptEstimate = estimatePrompt(messages);
  let firstWordMs: number | null = null;
  const onText = (delta: string) => {
    firstWordMs ??= clock.now() - startedAt;
    hooks.onText(delta);
  };
  try {
    await exchangeOnce(parts, body, exchange, reply, hooks.signal, onText);
    return { reply, promptEstimate };
  } catch (error) {
    hooks.signal.throwIfAborted();
    const ollama = connection.provider.checksOrigin || new URL(connection.baseURL).port === '11434';
    const facts = { ...connection, ollama };
    return classify(error, exchange, facts, reply.text !== '', clock.now());
  } finally {
    if (reply.text || reply.usage) {
      const { model } = connection;
      const info = parts.memory.load(memoryKey(connection.baseURL, model))?.info;
      const local = connection.provider.local === true;
      const totalMs = clock.now() - startedAt;
      const wire = reply.usage;
      hooks.onUsage?.(
        usageOf({ model, local, info, wire, promptEstimate, text: reply.text, firstWordMs, totalMs }),
      );
    }
  }
}

/** Sends `body` and reads the stream under the watch of the idle limits. */
async function exchangeOnce(
  { connection, fetch, limits }: RequesterParts,
  body: Body,
  exchange: Exchange,
  reply: Reply,
  signal: AbortSignal,
  onText: (delta: string) => void,
): Promise<void> {
  const ending = new AbortController();
  const stop = () => ending.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const silent = () => new SightlineError('stream-silent', { host: new URL(connection.baseURL).host });
  const watchdog = startWatchdog(ending, limits, silent);
  try {
    const client = sdkClient(connection, watchedFetch(fetch, exchange, watchdog.byte));
    const chunks = await client.post('/chat/completions', { body, stream: true, signal: ending.signal });
    await readStream(chunks as AsyncIterable<unknown>, reply, exchange, {
      piece: watchdog.piece,
      text: onText,
    });
  } catch (error) {
    // An abort surfaces as whatever the SDK makes of it; the reason says what it was.
    ending.signal.throwIfAborted();
    throw error;
  } finally {
    watchdog.stop();
    signal.removeEventListener('abort', stop);
  }
}

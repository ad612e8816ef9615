import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateTokenCount } from 'tokenx';
import { type ModelRequest, type ModelServer, type Reply, textOf } from '../../e2e/model-server.ts';
import type { BenchOptions } from '../run.ts';

/** What the model was asked for one task, and whether it had something to say. */
export interface Exchange {
  /** Tokens of the requests, estimated. */
  tokens: number;
  requests: number;
  /** Small requests that asked which mode a question wants; they are answered with the mode of the benchmark. */
  routed: number;
  /** Schema of the first request; '' for free text. */
  schema: string;
  /** Requests for which there was no reply: the rest of the task is not to be counted as done. */
  missing: number;
  /** Requests that are no longer those which the replies were written for. */
  changed: number;
}

export interface Replies {
  /** From now on the model is asked for task `id`. */
  begin(id: string): void;
  exchange(): Exchange;
}

/**
 * Answers the product's requests: from `NNN.reply.txt` of a folder (`NNN-2`, `NNN-3` ... for further requests of one task), else from an endpoint,
 * else not at all. With `collect` each request is written beside its reply, as `NNN.json` (the body) and `NNN.txt` (its messages to read), and
 * what an endpoint replies is kept, so that a run that breaks off goes on where it was.
 */
export function provideReplies(
  server: ModelServer,
  { collect, play, endpoint }: BenchOptions,
  mode: string,
): Replies {
  const folder = collect ?? play;
  if (!folder && !endpoint)
    throw new Error('say where replies come from: --collect DIR, --play DIR or --base-url URL');
  if (collect) mkdirSync(collect, { recursive: true });
  let task = '';
  let exchange = none();

  async function answer(request: ModelRequest): Promise<Reply> {
    if (request.schema === 'route') {
      exchange.routed += 1;
      return { json: { handler: mode, confidence: 1, reason: 'benchmark' } };
    }
    exchange.requests += 1;
    exchange.tokens += estimateTokenCount(request.all);
    if (exchange.requests === 1) exchange.schema = request.schema ?? '';
    // What follows a request without a reply (a repair, another try) is no request of the model's own making.
    if (exchange.missing > 0) return placeholder(request);
    const file = folder && join(folder, exchange.requests === 1 ? task : `${task}-${exchange.requests}`);
    if (file) exchange.changed += keep(file, request, collect !== undefined);
    const reply = (file && written(file)) ?? (endpoint && (await ask(endpoint, request)));
    if (reply === undefined || typeof reply === 'object') {
      exchange.missing += 1;
      return reply ?? placeholder(request);
    }
    if (file && collect && !written(file)) writeFileSync(`${file}.reply.txt`, reply);
    return reply;
  }

  return {
    begin(id) {
      task = id;
      exchange = none();
      server.script(answer);
    },
    exchange: () => exchange,
  };
}

const none = (): Exchange => ({ tokens: 0, requests: 0, routed: 0, schema: '', missing: 0, changed: 0 });

const written = (file: string): string | undefined =>
  existsSync(`${file}.reply.txt`) ? readFileSync(`${file}.reply.txt`, 'utf8').trim() || undefined : undefined;

const readable = (request: ModelRequest): string =>
  request.messages.map((message) => `=== ${message.role}\n${textOf(message)}`).join('\n\n');

/** Each start of the worker, and of the pages' server, has words of its own. */
const comparable = (text: string): string =>
  text.replace(/<(\/?)page \w+>/g, '<$1page>').replace(/\b127\.0\.0\.1:\d+|\b\w+\.test:\d+/g, 'local');

/** Writes a request down, and tells (1 or 0) whether it differs from the one that was there. */
function keep(file: string, request: ModelRequest, write: boolean): number {
  const before = existsSync(`${file}.txt`) ? readFileSync(`${file}.txt`, 'utf8') : undefined;
  const now = readable(request);
  if (write) {
    writeFileSync(`${file}.json`, `${JSON.stringify(request.body, null, 1)}\n`);
    writeFileSync(`${file}.txt`, now);
  }
  return before !== undefined && comparable(before) !== comparable(now) ? 1 : 0;
}

/** Harmless in each mode, and never a success: what is missing is counted. */
function placeholder({ schema }: ModelRequest): Reply {
  const message = 'No reply yet.';
  if (schema === 'hide_items') return { json: { found: [], message } };
  if (schema === 'guide_step')
    return { json: { instruction: message, index: null, text: '', action: 'done', value: null, hint: '' } };
  return message;
}

/** The endpoint's reply; its HTTP answer where it refuses. */
async function ask(
  { baseURL, model, key }: NonNullable<BenchOptions['endpoint']>,
  { body }: ModelRequest,
): Promise<Reply> {
  const response = await fetch(`${baseURL.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({ ...body, model, stream: false, stream_options: undefined }),
  });
  const answer = (await response.json().catch(() => ({}))) as {
    choices?: { message?: { content?: string } }[];
  };
  if (!response.ok) return { status: response.status, body: answer };
  return answer.choices?.[0]?.message?.content ?? '';
}

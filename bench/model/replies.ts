import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { estimateTokenCount } from 'tokenx';
import { type ModelRequest, type ModelServer, type Reply, textOf } from '../../e2e/model-server.ts';
import type { BenchOptions } from '../run.ts';
import { ask, RETRIES_MS } from './endpoint.ts';

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
  /** What the endpoint says that it cost, in US dollars; 0 where it says nothing. */
  usd: number;
  /** From the task's first request to its last reply; that of files is no model's. */
  seconds: number;
}

export interface Replies {
  /** From now on the model is asked for task `id`; `perfect` is what one replies that knows the gold, for `--perfect`. */
  begin(id: string, perfect?: (request: ModelRequest) => Reply): void;
  exchange(): Exchange;
  /** What has been spent since the start, as the end of a line of progress; '' where nothing is known to cost. */
  soFar(): string;
}

/**
 * Answers the product's requests: from `NNN.reply.txt` of a folder (`NNN-2`, `NNN-3` ... for further requests of one task), else from an endpoint,
 * else not at all. Once `limit` (US dollars) is spent, the endpoint is not asked any more. With `collect` each request is written beside its reply, as `NNN.json` (the body) and `NNN.txt` (its messages to read), and
 * what an endpoint replies is kept, so that a run that breaks off goes on where it was.
 */
export function provideReplies(
  server: ModelServer,
  { collect, play, endpoint, perfect = false, limit = Number.POSITIVE_INFINITY }: BenchOptions,
  mode: string,
  retriesMs = RETRIES_MS,
): Replies {
  const folder = collect ?? play;
  if (!folder && !endpoint && !perfect)
    throw new Error('say where replies come from: --collect DIR, --play DIR, --base-url URL or --perfect');
  if (collect) mkdirSync(collect, { recursive: true });
  let task = '';
  let known: ((request: ModelRequest) => Reply) | undefined;
  let exchange = none();
  let begun = 0;
  let spent = 0;

  async function answer(request: ModelRequest): Promise<Reply> {
    if (request.schema === 'route') {
      exchange.routed += 1;
      return { json: { handler: mode, confidence: 1, reason: 'benchmark' } };
    }
    exchange.requests += 1;
    exchange.tokens += estimateTokenCount(request.all);
    if (exchange.requests === 1) exchange.schema = request.schema ?? '';
    if (perfect && known) return known(request);
    // What follows a request without a reply (a repair, another try) is no request of the model's own making.
    if (exchange.missing > 0) return placeholder(request);
    const file = folder && join(folder, exchange.requests === 1 ? task : `${task}-${exchange.requests}`);
    if (file) exchange.changed += keep(file, request, collect !== undefined);
    const there = file && written(file);
    if (there) return there;
    const asked = endpoint && spent < limit ? await ask(endpoint, request.body, retriesMs) : undefined;
    exchange.seconds = (Date.now() - begun) / 1000;
    if (!asked || 'status' in asked) {
      exchange.missing += 1;
      return asked ?? placeholder(request);
    }
    spent += asked.usd;
    exchange.usd += asked.usd;
    if (file && collect) writeFileSync(`${file}.reply.txt`, asked.text);
    return asked.text;
  }

  return {
    begin(id, right) {
      task = id;
      known = right;
      exchange = none();
      begun = Date.now();
      server.script(answer);
    },
    exchange: () => exchange,
    soFar: () => (spent > 0 ? `, ${spent.toFixed(4)} USD so far` : ''),
  };
}

const none = (): Exchange => ({
  tokens: 0,
  requests: 0,
  routed: 0,
  schema: '',
  missing: 0,
  changed: 0,
  usd: 0,
  seconds: 0,
});

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

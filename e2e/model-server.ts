import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One index line of a prompt, `[N] role: text | notes` (house contract). */
export interface PromptLine {
  n: number;
  role: string;
  /** The words before the first ` | `. */
  text: string;
  notes: string;
  raw: string;
}

export interface ChatMessage {
  role: string;
  content: string | { type: string; text?: string }[] | null;
}

/** One request as the server got it, with the questions that scripts ask of it. */
export class ModelRequest {
  readonly at = Date.now();
  /** The client went away before the answer was complete (Stop, worker killed). */
  aborted = false;
  /** The whole answer went out. */
  finished = false;

  constructor(
    readonly headers: IncomingMessage['headers'],
    // biome-ignore lint/suspicious/noExplicitAny: scripts look into whatever was sent
    readonly body: any,
  ) {}

  get messages(): ChatMessage[] {
    return this.body.messages;
  }

  /** Text of the last message: the newest question, with the page. */
  get last(): string {
    return textOf(this.messages.at(-1));
  }

  /** Text of all messages. */
  get all(): string {
    return this.messages.map(textOf).join('\n');
  }

  /** Name of the JSON schema asked for: `guide_step`, `hide_items`, `route`, or `undefined` for free text. */
  get schema(): string | undefined {
    return this.body.response_format?.json_schema?.name;
  }

  get lines(): PromptLine[] {
    return linesOf(this.last);
  }

  /** The first index line whose text (or whole line) matches. Throws when there is none, so that a script fails where it should. */
  find(pattern: RegExp): PromptLine {
    const line =
      this.lines.find((one) => pattern.test(one.text)) ?? this.lines.find((one) => pattern.test(one.raw));
    if (!line) throw new Error(`No index line matches ${pattern} in:\n${this.last.slice(0, 4000)}`);
    return line;
  }

  /** `[N: "phrase"]` for the first line that holds `phrase` word for word. */
  cite(phrase: string): string {
    const line = this.lines.find((one) => one.raw.includes(phrase));
    if (!line) throw new Error(`No index line holds "${phrase}" in:\n${this.last.slice(0, 4000)}`);
    return `[${line.n}: "${phrase}"]`;
  }
}

export const textOf = (message: ChatMessage | undefined): string => {
  if (typeof message?.content === 'string') return message.content;
  return (message?.content ?? []).map((part) => part.text ?? '').join('\n');
};

/** The index lines of a prompt. */
export function linesOf(prompt: string): PromptLine[] {
  return [...prompt.matchAll(/^\[(\d+)\] ([^:\n]+): ?(.*)$/gm)].map(([raw, n, role, rest = '']) => {
    const cut = rest.startsWith('| ') ? 0 : rest.indexOf(' | ');
    const text = cut < 0 ? rest : rest.slice(0, cut);
    const notes = cut < 0 ? '' : rest.slice(cut).replace(/^ ?\| /, '');
    return { n: Number(n), role: role ?? '', text, notes, raw };
  });
}

/** What a script may answer. A string is streamed as it is; an object is sent as JSON text, as structured answers are. */
export type Reply =
  | string
  | { json: unknown }
  /** Pieces of the answer. `everyMs` apart, or as an async generator's own waits tell. */
  | { chunks: string[]; everyMs?: number }
  | AsyncIterable<string>
  /** An HTTP answer instead of a model's. */
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** Streams these pieces, then drops the connection; with `once`, not before that is true: a browser throws away what it has not read yet. */
  | { cut: string[]; once?: () => Promise<unknown> }
  /** Streams these pieces, then says nothing more and keeps the connection open. */
  | { hang: string[] }
  /** Bytes of the event stream as they are. */
  | { raw: string[] };

export type Script = (request: ModelRequest) => Reply | Promise<Reply>;

/** An OpenAI-compatible server on localhost that says what the test tells it to. */
export interface ModelServer {
  /** Settings value: `{ id: 'custom', baseURL, model }`. */
  readonly provider: { id: string; baseURL: string; model: string };
  /** All chat requests since the last reset, oldest first. */
  readonly requests: ModelRequest[];
  /** Answers every request from now on. */
  script(script: Script): void;
  /** Answers the next request only; several calls queue. */
  once(script: Script): void;
  /** Answer to `GET /models`; default: a list with the one model. */
  models(script: () => Reply): void;
  /** Resolves when the nth request (from 1) has arrived. */
  received(count: number): Promise<ModelRequest>;
  reset(): void;
  close(): Promise<void>;
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const MODEL = 'scripted';

export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const waiting: { count: number; resolve: (request: ModelRequest) => void }[] = [];
  let queue: Script[] = [];
  let standing: Script | undefined;
  let models: (() => Reply) | undefined;

  async function chat(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = new ModelRequest(incoming.headers, JSON.parse(await bodyOf(incoming)));
    response.on('close', () => {
      if (!response.writableEnded) request.aborted = true;
      else request.finished = true;
    });
    requests.push(request);
    for (const one of waiting) if (one.count === requests.length) one.resolve(request);
    const script = queue.shift() ?? standing;
    if (!script) throw new Error(`The test has no script for this request:\n${request.last.slice(0, 500)}`);
    await send(await script(request), request.body.stream === true, response);
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(incoming.url ?? '/', 'http://x').pathname;
    if (path.endsWith('/chat/completions') && incoming.method === 'POST') return chat(incoming, response);
    if (path.endsWith('/models')) {
      const list = { object: 'list', data: [{ id: MODEL, object: 'model' }] };
      return send(models?.() ?? { status: 200, body: list }, false, response);
    }
    response.writeHead(404).end();
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `scripted server: ${error.message}` } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    provider: { id: 'custom', baseURL: `http://127.0.0.1:${port}/v1`, model: MODEL },
    requests,
    script: (script) => {
      standing = script;
    },
    once: (script) => void queue.push(script),
    models: (script) => {
      models = script;
    },
    received(count) {
      const there = requests[count - 1];
      return there ? Promise.resolve(there) : new Promise((resolve) => waiting.push({ count, resolve }));
    },
    reset() {
      requests.length = 0;
      waiting.length = 0;
      queue = [];
      standing = undefined;
      models = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function send(reply: Reply, stream: boolean, response: ServerResponse): Promise<void> {
  if (typeof reply === 'object' && 'status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}));
    return;
  }
  if (!stream) return sendWhole(reply, response);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  if (typeof reply === 'object' && 'raw' in reply) {
    for (const piece of reply.raw) response.write(piece);
    response.end();
    return;
  }
  for await (const piece of piecesOf(reply)) {
    if (response.destroyed) return;
    response.write(event({ delta: { content: piece } }));
  }
  if (typeof reply === 'object' && 'hang' in reply) return;
  if (typeof reply === 'object' && 'cut' in reply) {
    await reply.once?.();
    // Ends the connection behind the pieces and without the last chunk: they arrive, and the reply is known to be incomplete.
    response.socket?.end();
    return;
  }
  response.write(event({ delta: {}, finish_reason: 'stop' }));
  response.write(event(undefined, { prompt_tokens: 1200, completion_tokens: 80, total_tokens: 1280 }));
  response.end('data: [DONE]\n\n');
}

/** Structured answers may be asked for without a stream. */
async function sendWhole(reply: Exclude<Reply, { status: number }>, response: ServerResponse): Promise<void> {
  let content = '';
  for await (const piece of piecesOf(reply)) content += piece;
  const hangs = typeof reply === 'object' && 'hang' in reply;
  const cut = typeof reply === 'object' && 'cut' in reply;
  if (hangs) return;
  if (cut) {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'scripted',
      object: 'chat.completion',
      model: MODEL,
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1200, completion_tokens: 80, total_tokens: 1280 },
    }),
  );
}

async function* piecesOf(reply: Exclude<Reply, { status: number }>): AsyncGenerator<string> {
  if (typeof reply === 'string') yield* reply.match(/[\s\S]{1,12}/g) ?? [];
  else if (Symbol.asyncIterator in reply) yield* reply;
  else if ('json' in reply) yield* JSON.stringify(reply.json).match(/[\s\S]{1,40}/g) ?? [];
  else if ('cut' in reply) yield* reply.cut;
  else if ('hang' in reply) yield* reply.hang;
  else if ('raw' in reply) yield* reply.raw;
  else {
    for (const piece of reply.chunks) {
      yield piece;
      if (reply.everyMs) await later(reply.everyMs);
    }
  }
}

const event = (choice: object | undefined, usage?: object): string =>
  `data: ${JSON.stringify({
    id: 'scripted',
    object: 'chat.completion.chunk',
    model: MODEL,
    choices: choice ? [{ index: 0, finish_reason: null, ...choice }] : [],
    ...(usage ? { usage } : {}),
  })}\n\n`;

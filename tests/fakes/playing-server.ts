import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface Seen {
  url: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** How one request is answered; the last play is repeated. */
export type Play = (response: ServerResponse, seen: Seen) => void | Promise<void>;

export interface PlayingServer {
  baseURL: string;
  seen: Seen[];
  /** Answers of the next requests, in order. */
  play(...plays: Play[]): void;
  close(): Promise<void>;
}

/** A local HTTP server that plays a provider: real sockets, real SSE. */
export async function startPlayingServer(): Promise<PlayingServer> {
  let plays: Play[] = [];
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    const entry = { url: request.url ?? '', headers: request.headers, body: text ? JSON.parse(text) : {} };
    seen.push(entry);
    const play = plays.length > 1 ? plays.shift() : plays[0];
    await play?.(response, entry);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}/v1`,
    seen,
    play: (...next) => {
      plays = next;
      seen.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export const sse = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
export const event = (data: unknown) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
export const piece = (content: string) =>
  event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
export const finish = (reason = 'stop', usage?: unknown) =>
  event({ choices: [{ index: 0, delta: {}, finish_reason: reason }], ...(usage ? { usage } : {}) });

/** A whole good reply, in pieces of a few letters. */
export const says =
  (text: string, usage: unknown = { prompt_tokens: 20, completion_tokens: 5 }): Play =>
  (response) => {
    sse(response);
    response.write(': OPENROUTER PROCESSING\n\n');
    for (const part of text.match(/[\s\S]{1,7}/g) ?? []) response.write(piece(part));
    response.end(finish('stop', usage) + event('[DONE]'));
  };

/** An HTTP refusal in OpenAI's shape. */
export const refuses =
  (status: number, message: string, headers: Record<string, string> = {}): Play =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message, code: status } }));
  };

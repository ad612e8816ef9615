import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('./site/', import.meta.url));
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
};

export type RouteHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => void | Promise<void>;

/**
 * A local site with as many origins as wanted: every name below `.test` leads here (the browser is started so).
 * Files of `e2e/site` are served as they are; in `.html` files `{{name}}` becomes the origin `http://name.test:port`.
 * Query options: `?csp=strict` (a Content-Security-Policy without inline anything), `?delay=<ms>`, `?status=<code>`.
 */
export interface Site {
  /** `http://<name>.test:<port><path>`; `name` is `www` unless told. */
  url(path: string, name?: string): string;
  /** Serves a path by a function, or a string as HTML. Ends with the test. */
  route(path: string, handler: RouteHandler | string): void;
  /** Paths asked for since the test began, in order: `GET www.test /article.html`. */
  readonly hits: string[];
  reset(): void;
  close(): Promise<void>;
}

const STRICT = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; frame-src *";
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startSite(): Promise<Site> {
  const routes = new Map<string, RouteHandler | string>();
  const hits: string[] = [];
  let port = 0;

  const origins = (html: string) =>
    html.replace(/\{\{(\w+)\}\}/g, (_, name) => `http://${name}.test:${port}`);

  async function sendFile(path: string, response: ServerResponse): Promise<void> {
    const file = normalize(join(ROOT, path));
    if (!file.startsWith(ROOT) || !existsSync(file)) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    const type = extname(file);
    response.setHeader('content-type', TYPES[type] ?? 'application/octet-stream');
    response.end(type === '.html' ? origins(await readFile(file, 'utf8')) : await readFile(file));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    hits.push(`${request.method} ${url.hostname} ${url.pathname}`);
    response.setHeader('cache-control', 'no-store');
    if (url.searchParams.get('csp') === 'strict') response.setHeader('content-security-policy', STRICT);
    if (url.searchParams.has('status')) response.statusCode = Number(url.searchParams.get('status'));
    if (url.searchParams.has('delay')) await later(Number(url.searchParams.get('delay')));
    const route = routes.get(url.pathname);
    if (typeof route === 'function') await route(request, response, url);
    else if (route !== undefined)
      response.setHeader('content-type', TYPES['.html'] ?? '').end(origins(route));
    else await sendFile(decodeURIComponent(url.pathname), response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;

  return {
    url: (path, name = 'www') => `http://${name}.test:${port}${path}`,
    route: (path, handler) => void routes.set(path, handler),
    hits,
    reset() {
      routes.clear();
      hits.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const FOLDER = new URL('../sample/', import.meta.url);
const FILES: Record<string, string> = { 'index.html': 'text/html; charset=utf-8', 'style.css': 'text/css' };

/** Serves the sample page on localhost until `close`. Only its own files exist. */
export async function serveSample(): Promise<{ url: string; close(): void }> {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
    const type = FILES[name];
    if (!type) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': type }).end(await readFile(new URL(name, FOLDER)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

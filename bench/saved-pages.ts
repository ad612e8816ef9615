import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize, resolve } from 'node:path';

/** Pages of others run without their scripts: those would fetch, redirect and rebuild the page. */
export const SCRIPTS_OFF = { 'content-security-policy': "script-src 'none'" };

/** The folder of saved pages: `--data`, else `SIGHTLINE_CORPUS`, else `../shared/corpus`. Throws when there is none. */
export function corpusFolder(data?: string): string {
  const folder = resolve(data ?? process.env.SIGHTLINE_CORPUS ?? '../shared/corpus');
  if (!existsSync(folder)) throw new Error(`no pages at ${folder}: set SIGHTLINE_CORPUS or pass --data`);
  return folder;
}

export const pagesIn = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /\.html?$/.test(file));

/** Serves the pages of a folder, and of folders in it, on localhost with their scripts off. */
export async function servePages(folder: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((request, response) => {
    const path = normalize(
      join(folder, decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname)),
    );
    const found = path.startsWith(folder) && /\.html?$/.test(path) && existsSync(path);
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...SCRIPTS_OFF });
    response.end(found ? readFileSync(path) : '');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../scripts/browser.mjs';
import type { BenchResult } from './run.ts';

/** First byte and last byte of the stream, in milliseconds after the request: both gaps are longer than an idle worker's 30 s. */
const FIRST_BYTE_MS = 45_000;
const LAST_BYTE_MS = 90_000;

/**
 * Whether the worker lives through a 90 s stream with no other extension event, in a browser that no debugger is attached to (an attached one
 * keeps workers alive for ever). A page that is added to a copy of the build stores the settings, asks one question over the panel's port
 * and closes; from then on only the model server knows: a worker that dies drops the connection.
 */
export async function run(): Promise<BenchResult> {
  const work = await mkdtemp(join(tmpdir(), 'sightline-lifetime-'));
  const dist = join(work, 'dist');
  await cp(resolve(process.env.SIGHTLINE_DIST || 'dist'), dist, { recursive: true });
  const outcome = await withServer(async (port, streamed) => {
    await writeFile(join(dist, 'ask.html'), '<!doctype html><script type="module" src="ask.js"></script>');
    await writeFile(join(dist, 'ask.js'), askScript(port));
    await openWhenInstalled(dist);
    const browser = startBrowser(dist, join(work, 'profile'));
    try {
      return await streamed;
    } finally {
      browser.kill();
    }
  });
  await rm(work, { recursive: true, force: true, maxRetries: 5 });
  const seconds = (outcome.aliveMs / 1000).toFixed(1);
  const verdict = outcome.complete ? 'the worker read the stream to its end' : 'the worker was gone';
  return {
    table: `lifetime: after ${seconds} s ${verdict} (${outcome.requests} request)`,
    figures: outcome,
  };
}

interface Outcome {
  complete: boolean;
  aliveMs: number;
  requests: number;
}

/** Serves the page that is asked about and plays the model. */
async function withServer<T>(use: (port: number, streamed: Promise<Outcome>) => Promise<T>): Promise<T> {
  let requests = 0;
  let settle: (outcome: Outcome) => void;
  const streamed = new Promise<Outcome>((resolveStream, reject) => {
    settle = resolveStream;
    setTimeout(() => reject(new Error('No question arrived within a minute')), 60_000 + LAST_BYTE_MS).unref();
  });
  const server: Server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      response.end('<title>Page</title><h1>Opening hours</h1><p>The shop opens at nine.</p>');
      return;
    }
    requests += 1;
    const startedAt = Date.now();
    drip(response, (complete) => settle({ complete, aliveMs: Date.now() - startedAt, requests }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await use((server.address() as AddressInfo).port, streamed);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function drip(response: ServerResponse, ended: (complete: boolean) => void): void {
  const event = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ choices: [{ delta, finish_reason: finish }] })}\n\n`;
  response.on('close', () => ended(response.writableFinished));
  setTimeout(() => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(event({ content: 'At nine ' }, null));
  }, FIRST_BYTE_MS);
  setTimeout(() => {
    response.end(`${event({ content: '[2: "opens at nine"].' }, 'stop')}data: [DONE]\n\n`);
  }, LAST_BYTE_MS);
}

/** Asks as the panel does, then leaves, so that no open page and no message keeps the worker awake. */
const askScript = (port: number) => `
await chrome.storage.local.set({ settings: { provider: { id: 'custom', baseURL: 'http://127.0.0.1:${port}/v1', model: 'm' } } });
const tab = await chrome.tabs.create({ url: 'http://127.0.0.1:${port}/' });
await new Promise((loaded) => chrome.tabs.onUpdated.addListener((id, change) => id === tab.id && change.status === 'complete' && loaded()));
const panel = chrome.runtime.connect({ name: 'panel' });
panel.postMessage({ type: 'watch', tabId: tab.id });
panel.postMessage({ type: 'ask', text: 'When does the shop open?' });
setTimeout(() => window.close(), 3000);
`;

/** A page of an extension cannot be opened from the command line: the copy's worker opens it. */
async function openWhenInstalled(dist: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  await appendFile(
    join(dist, manifest.background.service_worker),
    "\nchrome.runtime.onInstalled.addListener(() => chrome.tabs.create({ url: 'ask.html' }));\n",
  );
}

/** A browser without any debugging port. Throws when there is none on this machine. */
function startBrowser(dist: string, profile: string): ChildProcess {
  const path = findBrowser();
  if (!path) throw new Error('No Chromium found. Run `npm run setup`, or set CHROME_PATH.');
  const flags = [
    '--headless=new',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${profile}`,
    `--disable-extensions-except=${dist}`,
    `--load-extension=${dist}`,
    'about:blank',
  ];
  return spawn(path, flags, { stdio: 'ignore' });
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings } from '../../../src/contracts/settings.ts';
import type { ModelOptions } from '../../../src/model/client.ts';
import { createModel } from '../../../src/model/client.ts';
import { createMemory } from '../../../src/model/memory.ts';
import { PROVIDERS } from '../../../src/model/providers/index.ts';
import type { Play, PlayingServer } from '../../fakes/playing-server.ts';
import { event, finish, piece, refuses, says, sse, startPlayingServer } from '../../fakes/playing-server.ts';

let server: PlayingServer;
beforeAll(async () => {
  server = await startPlayingServer();
});
afterAll(() => server.close());

/** A clock whose waits are noted and over at once. */
function fastClock() {
  const waits: number[] = [];
  return {
    waits,
    clock: {
      now: () => Date.now(),
      sleep: (ms: number, signal: AbortSignal) => {
        waits.push(ms);
        return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve();
      },
    },
  };
}

const KEY = 'sk-secret-0123456789abcdef';

function modelOf(id: string, options: ModelOptions = {}) {
  const settings = parseSettings({
    provider: { id, baseURL: server.baseURL, apiKey: KEY, model: 'some/model' },
  });
  return createModel(settings, options)!;
}

async function ask(id: string, options: ModelOptions = {}, signal = new AbortController().signal) {
  const { waits, clock } = fastClock();
  const pieces: string[] = [];
  const retries: number[] = [];
  const usage: unknown[] = [];
  const answer = modelOf(id, { clock, ...options }).stream([{ role: 'user', content: 'Question?' }], {
    signal,
    onText: (delta) => pieces.push(delta),
    onRetry: ({ attempt }) => retries.push(attempt),
    onUsage: (used) => usage.push(used),
  });
  const outcome = await answer.then(
    (result) => ({ result, error: undefined }),
    (error) => ({ result: undefined, error }),
  );
  return { ...outcome, pieces, retries, waits, usage, requests: server.seen.length };
}

const brokenAfterText: Play = (response) => {
  sse(response);
  response.write(piece('Half an ans'), () => setTimeout(() => response.destroy(), 5));
};
const endsEarly: Play = (response) => {
  sse(response);
  response.end(piece('Half an ans'));
};
const errorEventAfterText: Play = (response) => {
  sse(response);
  response.write(piece('Half'));
  response.end(event({ error: { code: 502, message: 'Provider disconnected' }, choices: [] }));
};
const errorFinish: Play = (response) => {
  sse(response);
  response.end(piece('Half') + finish('error'));
};
const garbledEvent: Play = (response) => {
  sse(response);
  response.end(`data: {"choices": [{"delta"\n\n`);
};
const webPage: Play = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<html><body>Sign in to the airport wifi</body></html>');
};
const silentForEver: Play = (response) => {
  sse(response);
  response.write(piece('Half'));
};

/** [what the server does, the code, requests that are made of one question] */
const TABLE: [string, Play, string, number][] = [
  ['400', refuses(400, 'messages: invalid'), 'bad-request', 1],
  ['401', refuses(401, `Incorrect API key provided: ${KEY}`), 'bad-key', 1],
  ['400 about the key', refuses(400, 'API key not valid. Please pass a valid API key.'), 'bad-key', 1],
  ['402', refuses(402, 'Insufficient credits'), 'no-credit', 1],
  ['404 for the model', refuses(404, 'model "some/model" not found'), 'model-not-found', 1],
  ['400 for the model', refuses(400, 'some/model is not a valid model ID'), 'model-not-found', 1],
  ['404 for the address', (response) => void response.writeHead(404).end('404 page not found'), 'bad-url', 1],
  ['408', refuses(408, 'Request timed out'), 'timeout', 3],
  ['413', refuses(413, 'Request too large'), 'context-too-long', 1],
  ['400 for the length', refuses(400, 'maximum context length is 4096 tokens'), 'context-too-long', 1],
  ['429', refuses(429, 'Rate limit reached'), 'rate-limited', 3],
  ['429 for want of money', refuses(429, 'You exceeded your current quota'), 'no-credit', 1],
  ['500', refuses(500, 'Internal error'), 'server-error', 3],
  ['503', refuses(503, 'Overloaded'), 'server-error', 3],
  ['an error event after some text', errorEventAfterText, 'server-error', 1],
  ['finish_reason error', errorFinish, 'server-error', 1],
  ['a connection cut in the stream', brokenAfterText, 'stream-broken', 1],
  ['a stream that ends without its end mark', endsEarly, 'stream-broken', 1],
  ['an event that is no JSON', garbledEvent, 'reply-garbled', 1],
  ['a web page under HTTP 200', webPage, 'reply-garbled', 1],
  ['an empty reply', says(''), 'reply-garbled', 1],
];

describe.each(PROVIDERS.map(({ id }) => id))('%s', (id) => {
  test('streams text, skips comment lines and reports usage once', async () => {
    server.play(says('Grounded in the page.', { prompt_tokens: 100, completion_tokens: 7, cost: 0.002 }));
    const { result, pieces, usage, requests } = await ask(id);
    expect(result).toEqual({ text: 'Grounded in the page.', finish: 'stop', promptCut: false });
    expect(pieces.length).toBeGreaterThan(1);
    expect(usage).toMatchObject([{ promptTokens: 100, completionTokens: 7, usd: 0.002, requests: 1 }]);
    expect(requests).toBe(1);
    expect(server.seen[0]?.url).toBe('/v1/chat/completions');
    expect(server.seen[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(Object.keys(server.seen[0]?.headers ?? {}).filter((name) => /stainless/.test(name))).toEqual([]);
  });

  test.each(TABLE)('names %s', async (_what, play, code, tries) => {
    server.play(play);
    const { error, requests, waits, retries } = await ask(id);
    expect(error?.code).toBe(code);
    expect(requests).toBe(tries);
    expect(waits.length).toBe(tries - 1);
    expect(retries).toEqual(tries === 3 ? [2, 3] : []);
    expect(JSON.stringify(error.params)).not.toContain(KEY);
  });

  test('names 403, which is a refused origin at Ollama', async () => {
    server.play((response) => void response.writeHead(403).end());
    expect((await ask(id)).error?.code).toBe(id === 'ollama' ? 'ollama-origins' : 'forbidden');
  });

  test('waits as long as Retry-After says and then succeeds', async () => {
    server.play(refuses(429, 'slow down', { 'retry-after': '7' }), says('Better.'));
    const { result, waits, requests } = await ask(id);
    expect(result?.text).toBe('Better.');
    expect(waits).toEqual([7000]);
    expect(requests).toBe(2);
  });

  test('does not wait for minutes', async () => {
    server.play(refuses(429, 'slow down', { 'retry-after': '600' }));
    const { error, requests } = await ask(id);
    expect(error.code).toBe('rate-limited');
    expect(requests).toBe(1);
  });

  test('bears a first byte that comes late, but within the limit', async () => {
    server.play((response, seen) => {
      setTimeout(() => void says('Late.')(response, seen), 60);
    });
    const { result } = await ask(id, { limits: { firstByteMs: 2000, idleMs: 20, quietMs: 5000 } });
    expect(result?.text).toBe('Late.');
  });

  test('ends a stream that hangs', async () => {
    server.play(silentForEver);
    const { error, pieces } = await ask(id, { limits: { firstByteMs: 2000, idleMs: 40, quietMs: 5000 } });
    expect(error.code).toBe('stream-silent');
    expect(pieces).toEqual(['Half']);
  });

  test('drops a refused parameter, asks once more and remembers', async () => {
    const memory = createMemory();
    const refusesOptions: Play = (response, seen) =>
      'stream_options' in seen.body
        ? refuses(400, 'Unrecognized request argument: stream_options')(response, seen)
        : says('Without.')(response, seen);
    server.play(refusesOptions);
    const sends = PROVIDERS.find((provider) => provider.id === id)?.streamOptions !== false;
    expect(await ask(id, { memory })).toMatchObject({
      result: { text: 'Without.' },
      requests: sends ? 2 : 1,
    });
    server.seen.length = 0;
    expect(await ask(id, { memory })).toMatchObject({ result: { text: 'Without.' }, requests: 1 });
  });

  test('Stop ends the request itself', async () => {
    const stop = new AbortController();
    let closed: () => void;
    const gone = new Promise<void>((resolve) => {
      closed = resolve;
    });
    server.play((response) => {
      response.on('close', () => closed());
      sse(response);
      response.write(piece('Half'), () => stop.abort(new Error('stopped by the person')));
    });
    const { error } = await ask(id, {}, stop.signal);
    expect(error.message).toBe('stopped by the person');
    await gone;
  });
});

test('a server that is not there is named, after one more try', async () => {
  const settings = parseSettings({
    provider: { id: 'custom', baseURL: 'http://127.0.0.1:9/v1', model: 'm' },
  });
  const { clock, waits } = fastClock();
  const answer = createModel(settings, { clock })!.stream([{ role: 'user', content: 'Q' }], {
    signal: new AbortController().signal,
    onText: () => {},
  });
  await expect(answer).rejects.toMatchObject({ code: 'unreachable', params: { host: '127.0.0.1:9' } });
  expect(waits.length).toBe(1);
});

test('no key, no Authorization header', async () => {
  server.play(says('Hi.'));
  const settings = parseSettings({ provider: { id: 'custom', baseURL: server.baseURL, model: 'm' } });
  await createModel(settings)!.stream([{ role: 'user', content: 'Q' }], {
    signal: new AbortController().signal,
    onText: () => {},
  });
  expect(server.seen[0]?.headers.authorization).toBeUndefined();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hideReplySchema } from '../../../src/contracts/hide.ts';
import { parseSettings } from '../../../src/contracts/settings.ts';
import { createModel } from '../../../src/model/client.ts';
import { createMemory } from '../../../src/model/memory.ts';
import type { ModelMessage } from '../../../src/model/model.ts';
import type { Play, PlayingServer } from '../../fakes/playing-server.ts';
import { refuses, says, startPlayingServer } from '../../fakes/playing-server.ts';

let server: PlayingServer;
beforeAll(async () => {
  server = await startPlayingServer();
});
afterAll(() => server.close());

const reply = { found: [{ index: 3, reason: 'ad', snippet: 'Buy' }], message: 'One ad.' };
const QUESTION: ModelMessage[] = [
  { role: 'system', content: 'You hide things.' },
  { role: 'user', content: '[3] link: Buy' },
];

function askFor(
  id: string,
  options: Parameters<typeof createModel>[1] = {},
  onPartial?: (value: unknown) => void,
) {
  const provider = { id, baseURL: server.baseURL, apiKey: 'sk-1', model: 'anthropic/claude' };
  return createModel(parseSettings({ provider }), options)!.structured(
    QUESTION,
    { name: 'hide_items', schema: hideReplySchema },
    { signal: new AbortController().signal, onPartial },
  );
}
const lastContent = (i: number) => (server.seen[i]!.body.messages as { content: string }[]).at(-1)!.content;
const formatOf = (i: number) =>
  server.seen[i]!.body.response_format as { type: string; json_schema: Record<string, unknown> } | undefined;

test('asks for a strict schema by name, in one request', async () => {
  server.play(says(JSON.stringify(reply)));
  expect(await askFor('custom')).toEqual(reply);
  expect(server.seen.length).toBe(1);
  expect(formatOf(0)).toMatchObject({
    type: 'json_schema',
    json_schema: { name: 'hide_items', strict: true },
  });
  const schema = formatOf(0)!.json_schema.schema as Record<string, unknown>;
  expect(schema.required).toEqual(['found', 'message']);
  expect(schema.additionalProperties).toBe(false);
  expect(JSON.stringify(schema)).not.toMatch(/9007199254740991|\$schema/);
  expect(lastContent(0)).toBe('[3] link: Buy');
});

test('OpenRouter is told to honour every parameter, and gets no such field for plain text', async () => {
  server.play(says(JSON.stringify(reply)));
  await askFor('openrouter');
  expect(server.seen[0]!.body.provider).toEqual({ require_parameters: true });
  expect(server.seen[0]!.headers).toMatchObject({ 'x-openrouter-title': 'Sightline' });
  expect(server.seen[0]!.headers['http-referer']).toBeTruthy();
});

describe('the ladder', () => {
  /** Accepts only requests that pass, refuses others by naming the parameter. */
  const accepts =
    (ok: (format: { json_schema: { strict?: boolean } } | undefined) => boolean): Play =>
    (response, seen) =>
      ok(seen.body.response_format as never)
        ? says(`Sure! ${JSON.stringify(reply)}`)(response, seen)
        : refuses(400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported")(
            response,
            seen,
          );

  test('goes down to a loose schema, which is also described in words', async () => {
    server.play(accepts((format) => format !== undefined && !format.json_schema.strict));
    expect(await askFor('custom')).toEqual(reply);
    expect(server.seen.length).toBe(2);
    expect(lastContent(1)).toContain('JSON schema');
  });

  test('goes down to plain text, remembers that, and starts there next time', async () => {
    const memory = createMemory();
    server.play(accepts((format) => format === undefined));
    expect(await askFor('custom', { memory })).toEqual(reply);
    expect(server.seen.length).toBe(3);
    server.seen.length = 0;
    expect(await askFor('custom', { memory })).toEqual(reply);
    expect(server.seen.length).toBe(1);
    expect(lastContent(0)).toMatch(/^\[3\] link: Buy\n\nReply with one JSON object/);
  });

  test('never sends json_object', async () => {
    server.play(accepts((format) => format === undefined));
    await askFor('custom');
    expect(JSON.stringify(server.seen.map((seen) => seen.body))).not.toContain('json_object');
  });

  test('OpenRouter without a host that honours the schema is one enforcement, not a missing model', async () => {
    server.play(
      refuses(404, 'No endpoints found that can handle the requested parameters: require_parameters'),
      says(JSON.stringify(reply)),
    );
    expect(await askFor('openrouter')).toEqual(reply);
  });

  test.each(['anthropic', 'deepseek'])(
    '%s, which knows no schemas, is asked in words at once',
    async (id) => {
      server.play(says(JSON.stringify(reply)));
      expect(await askFor(id)).toEqual(reply);
      expect(server.seen.length).toBe(1);
      expect(formatOf(0)).toBeUndefined();
    },
  );
});

describe('the repair turn', () => {
  test('repeats the question with what was wrong, and keeps the page in the last message', async () => {
    server.play(says('I found some ads.'), says(JSON.stringify(reply)));
    expect(await askFor('custom')).toEqual(reply);
    expect(server.seen.length).toBe(2);
    expect(lastContent(1)).toMatch(/^\[3\] link: Buy\n\nYour reply to this could not be read/);
    expect(formatOf(1)).toBeDefined();
  });

  test('is one, then the reply counts as garbled', async () => {
    server.play(says('No.'));
    await expect(askFor('custom')).rejects.toMatchObject({ code: 'reply-garbled' });
    expect(server.seen.length).toBe(2);
  });
});

test('complete items are shown while the reply streams', async () => {
  server.play(says(JSON.stringify(reply)));
  const partials: unknown[] = [];
  await askFor('custom', {}, (value) => partials.push(value));
  expect(partials[0]).toEqual({ found: reply.found });
});

test('max_tokens gives way to max_completion_tokens', async () => {
  server.play(
    refuses(400, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."),
    says(JSON.stringify(reply)),
  );
  await askFor('openrouter');
  expect(server.seen[0]!.body).toHaveProperty('max_tokens');
  expect(server.seen[1]!.body).not.toHaveProperty('max_tokens');
  expect(server.seen[1]!.body).toHaveProperty('max_completion_tokens');
});

test('a stable prefix is marked for caching where the provider needs a mark', async () => {
  server.play(says('Text.'));
  const provider = { id: 'openrouter', baseURL: server.baseURL, apiKey: 'k', model: 'anthropic/claude' };
  const messages: ModelMessage[] = [{ role: 'user', content: 'The page', cacheUpToHere: true }];
  const hooks = { signal: new AbortController().signal, onText: () => {} };
  await createModel(parseSettings({ provider }))!.stream(messages, hooks);
  expect(server.seen[0]!.body.messages).toEqual([
    { role: 'user', content: [{ type: 'text', text: 'The page', cache_control: { type: 'ephemeral' } }] },
  ]);
  await createModel(parseSettings({ provider: { ...provider, model: 'openai/gpt' } }))!.stream(
    messages,
    hooks,
  );
  expect(server.seen[1]!.body.messages).toEqual([{ role: 'user', content: 'The page' }]);
});

test('a prompt that the server cut is noticed', async () => {
  server.play(says('Short.', { prompt_tokens: 2048, completion_tokens: 3 }));
  const provider = { id: 'ollama', baseURL: server.baseURL, model: 'm' };
  const messages: ModelMessage[] = [{ role: 'user', content: 'word '.repeat(9000) }];
  const hooks = { signal: new AbortController().signal, onText: () => {} };
  const result = await createModel(parseSettings({ provider }))!.stream(messages, hooks);
  expect(result.promptCut).toBe(true);
});

test('thoughts at the start of an answer are left out', async () => {
  server.play(says('<think>Let me see. <b>hm</b></think>\n\nThe answer.'));
  const provider = { id: 'ollama', baseURL: server.baseURL, model: 'm' };
  const hooks = { signal: new AbortController().signal, onText: () => {} };
  const result = await createModel(parseSettings({ provider }))!.stream(QUESTION, hooks);
  expect(result.text).toBe('The answer.');
});

test('money comes from the reply, else from the list price, else it is unknown', async () => {
  const provider = { id: 'custom', baseURL: server.baseURL, model: 'm' };
  const priced = createMemory({
    [`${server.baseURL} m`]: { info: { id: 'm', inputUSD: 2e-6, cachedUSD: 1e-6, outputUSD: 1e-5 } },
  });
  const wire = { prompt_tokens: 1000, completion_tokens: 100, prompt_tokens_details: { cached_tokens: 400 } };
  const spent = async (memory = createMemory(), usage: unknown = wire) => {
    server.play(says('Text.', usage));
    let usd: number | null | undefined;
    const signal = new AbortController().signal;
    const onUsage = (used: { usd: number | null }) => {
      usd = used.usd;
    };
    await createModel(parseSettings({ provider }), { memory })!.stream(QUESTION, {
      signal,
      onText: () => {},
      onUsage,
    });
    return usd;
  };
  expect(await spent(createMemory(), { ...wire, cost: 0.5 })).toBe(0.5);
  expect(await spent(priced)).toBeCloseTo(600 * 2e-6 + 400 * 1e-6 + 100 * 1e-5, 10);
  expect(await spent()).toBeNull();
});

test('the instant engine is no model, and settings that cannot work fail at the question', async () => {
  expect(createModel(parseSettings({}))).toBeNull();
  expect(createModel(parseSettings({ provider: { id: 'instant' } }))).toBeNull();
  const hooks = { signal: new AbortController().signal, onText: () => {} };
  const nowhere = createModel(parseSettings({ provider: { id: 'custom', model: 'm' } }))!;
  await expect(nowhere.stream(QUESTION, hooks)).rejects.toMatchObject({ code: 'bad-url' });
  const unnamed = createModel(parseSettings({ provider: { id: 'openai', apiKey: 'k' } }))!;
  await expect(unnamed.stream(QUESTION, hooks)).rejects.toMatchObject({ code: 'no-model' });
});

import { describe, expect, test } from 'vitest';
import { hideReplySchema } from '../../../src/contracts/hide.ts';
import { parseSettings } from '../../../src/contracts/settings.ts';
import { createBuiltInModel } from '../../../src/model/built-in.ts';
import {
  downloadBuiltIn,
  type LanguageModelApi,
  type LanguageModelSession,
  sessionRunner,
} from '../../../src/model/built-in-session.ts';
import { createModel } from '../../../src/model/client.ts';
import type { ModelMessage } from '../../../src/model/model.ts';

const MESSAGES: ModelMessage[] = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'The page and the question' },
];

/** A `LanguageModel` that answers with the given texts, with quota fields under the given names. */
function fakeApi(
  replies: (string | Error)[],
  quota: Partial<LanguageModelSession> = { contextWindow: 4000 },
) {
  const created: { initialPrompts?: unknown; monitor?: (target: EventTarget) => void }[] = [];
  const prompts: { input: string; options: { responseConstraint?: unknown } }[] = [];
  let destroyed = 0;
  const api: LanguageModelApi = {
    availability: async () => 'available',
    create: async (options) => {
      created.push(options);
      return {
        ...quota,
        promptStreaming: (input, promptOptions) => {
          prompts.push({ input, options: promptOptions });
          const reply = replies.length > 1 ? replies.shift()! : replies[0]!;
          return new ReadableStream({
            start(controller) {
              if (reply instanceof Error) return controller.error(reply);
              for (const part of reply.match(/[\s\S]{1,5}/g) ?? []) controller.enqueue(part);
              controller.close();
            },
          });
        },
        destroy: () => {
          destroyed += 1;
        },
      };
    },
  };
  return { api, created, prompts, destroyed: () => destroyed };
}
const signal = new AbortController().signal;

describe("the browser's own model", () => {
  test('streams, keeps what came before the question as initial prompts, and ends its session', async () => {
    const fake = fakeApi(['Hello there.']);
    const pieces: string[] = [];
    const usage: unknown[] = [];
    const model = createBuiltInModel(sessionRunner(fake.api));
    const onUsage = (used: unknown) => usage.push(used);
    const result = await model.stream(MESSAGES, { signal, onText: (text) => pieces.push(text), onUsage });
    expect(result).toEqual({ text: 'Hello there.', finish: 'stop', promptCut: false });
    expect(pieces.length).toBeGreaterThan(1);
    expect(fake.created[0]?.initialPrompts).toEqual([{ role: 'system', content: 'Be brief.' }]);
    expect(fake.prompts[0]?.input).toBe('The page and the question');
    expect(usage).toMatchObject([{ usd: 0, requests: 1 }]);
    expect(fake.destroyed()).toBe(1);
    expect(model.contextTokens).toBe(4000);
  });

  test.each([
    ['new', { contextWindow: 100, contextUsage: 30, measureContextUsage: async () => 80 }],
    ['old', { inputQuota: 100, inputUsage: 30, measureInputUsage: async () => 80 }],
  ])('respects its context size under the %s names', async (_, quota) => {
    const fake = fakeApi(['Never said.'], quota);
    const model = createBuiltInModel(sessionRunner(fake.api));
    await expect(model.stream(MESSAGES, { signal, onText: () => {} })).rejects.toMatchObject({
      code: 'context-too-long',
    });
    expect(fake.prompts).toEqual([]);
    expect(fake.destroyed()).toBe(1);
  });

  const reply = { found: [{ index: 3, reason: 'ad', snippet: 'Buy' }], message: 'One.' };
  const format = { name: 'hide_items', schema: hideReplySchema };

  test('enforces the schema with responseConstraint', async () => {
    const fake = fakeApi([JSON.stringify(reply)]);
    expect(
      await createBuiltInModel(sessionRunner(fake.api)).structured(MESSAGES, format, { signal }),
    ).toEqual(reply);
    expect(fake.prompts[0]?.options.responseConstraint).toMatchObject({ type: 'object' });
  });

  test('asks in words where the schema is not supported', async () => {
    const refused = Object.assign(new Error('not a supported json schema'), { name: 'NotSupportedError' });
    const fake = fakeApi([refused, JSON.stringify(reply)]);
    expect(
      await createBuiltInModel(sessionRunner(fake.api)).structured(MESSAGES, format, { signal }),
    ).toEqual(reply);
    expect(fake.prompts[1]?.options.responseConstraint).toBeUndefined();
    expect(fake.prompts[1]?.input).toContain('JSON schema');
  });

  test('stops with the reason of the stop', async () => {
    const stop = new AbortController();
    const fake = fakeApi([Object.assign(new Error('aborted'), { name: 'AbortError' })]);
    stop.abort(new Error('stopped'));
    const asked = createBuiltInModel(sessionRunner(fake.api)).stream(MESSAGES, {
      signal: stop.signal,
      onText: () => {},
    });
    await expect(asked).rejects.toThrow('stopped');
  });

  test('downloads with progress', async () => {
    const shares: number[] = [];
    const fake = fakeApi(['']);
    const create = fake.api.create;
    fake.api.create = async (options) => {
      const target = new EventTarget();
      (options as { monitor: (target: EventTarget) => void }).monitor(target);
      for (const loaded of [0.25, 1]) {
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
      }
      return create(options);
    };
    await downloadBuiltIn(fake.api, (share) => shares.push(share), signal);
    expect(shares).toEqual([0.25, 1]);
  });

  test('is made by its id, and is no model where no page offers it', async () => {
    const settings = parseSettings({ provider: { id: 'chrome-built-in' } });
    const fake = fakeApi(['Yes.']);
    const model = createModel(settings, { builtIn: sessionRunner(fake.api) })!;
    expect((await model.stream(MESSAGES, { signal, onText: () => {} })).text).toBe('Yes.');
    const nowhere = createModel(settings)!;
    await expect(nowhere.stream(MESSAGES, { signal, onText: () => {} })).rejects.toMatchObject({
      code: 'no-model',
    });
  });
});

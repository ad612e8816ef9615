import { expect, test } from 'vitest';
import { listModels } from '../../../src/model/model-list.ts';
import { providerOf } from '../../../src/model/providers/index.ts';

const signal = new AbortController().signal;
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

function server(answers: Record<string, Response>) {
  const asked: { url: string; headers: Headers }[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(input), headers: new Headers(init?.headers) });
    return answers[String(input)] ?? json({}, 404);
  };
  return { asked, fetch };
}
const list = (id: string, answers: Record<string, Response>, apiKey?: string) => {
  const { asked, fetch } = server(answers);
  const source = { provider: providerOf(id), baseURL: 'http://h/v1', apiKey };
  return { asked, models: listModels(source, fetch, signal) };
};

test('OpenRouter tells prices per token, context and sight', async () => {
  const model = {
    id: 'anthropic/claude',
    name: 'Claude',
    context_length: 200_000,
    pricing: { prompt: '0.000003', completion: '0.000015', input_cache_read: '0.0000003' },
    architecture: { input_modalities: ['text', 'image'] },
  };
  const router = { id: 'openrouter/auto', pricing: { prompt: '-1', completion: '-1' } };
  const { models } = list('openrouter', { 'http://h/v1/models': json({ data: [model, router] }) });
  expect(await models).toEqual([
    {
      id: 'anthropic/claude',
      name: 'Claude',
      contextTokens: 200_000,
      inputUSD: 3e-6,
      outputUSD: 1.5e-5,
      cachedUSD: 3e-7,
      vision: true,
    },
    { id: 'openrouter/auto' },
  ]);
});

test.each([
  ['groq', { id: 'm', context_window: 8192 }],
  ['mistral', { id: 'm', max_context_length: 8192 }],
  ['llamacpp', { id: 'm', meta: { n_ctx: 8192 } }],
  ['custom', { id: 'm', max_model_len: 8192 }],
  ['gemini', { id: 'models/m', context_length: 8192 }],
])('%s tells the context size in its own way', async (id, model) => {
  expect(await list(id, { 'http://h/v1/models': json({ data: [model] }) }).models).toEqual([
    { id: 'm', contextTokens: 8192 },
  ]);
});

test('Ollama tells the size that a model was loaded with elsewhere', async () => {
  const { models } = list('ollama', {
    'http://h/v1/models': json({ data: [{ id: 'qwen:4b' }, { id: 'idle' }] }),
    'http://h/api/ps': json({ models: [{ model: 'qwen:4b', context_length: 4096 }] }),
  });
  expect(await models).toEqual([{ id: 'qwen:4b', contextTokens: 4096 }, { id: 'idle' }]);
});

test('Anthropic wants the key in a header of its own', async () => {
  const { asked, models } = list('anthropic', { 'http://h/v1/models': json({ data: [] }) }, 'sk-ant');
  await models;
  expect(asked[0]?.headers.get('x-api-key')).toBe('sk-ant');
});

test('a refusal is thrown with its status, and entries without an id are left out', async () => {
  await expect(list('openai', { 'http://h/v1/models': json({}, 401) }).models).rejects.toMatchObject({
    params: { status: '401' },
  });
  expect(await list('custom', { 'http://h/v1/models': json({ data: [{}, { id: '' }] }) }).models).toEqual([]);
});

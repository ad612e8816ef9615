import type { Provider } from './provider.ts';

/** One key for many hosts' models. https://openrouter.ai/docs/api-reference */
export const openrouter: Provider = {
  id: 'openrouter',
  name: 'OpenRouter',
  baseURL: 'https://openrouter.ai/api/v1',
  key: 'required',
  keyURL: 'https://openrouter.ai/settings/keys',
  keyHint: 'sk-or-…',
  defaultModel: 'openrouter/auto',
  // Without a limit OpenRouter reserves credit for the model's longest reply and answers 402 to small balances.
  replyTokens: 8192,
  headers: { 'HTTP-Referer': 'https://sightline.example', 'X-OpenRouter-Title': 'Sightline' },
  requireParameters: true,
  marksCache: (model) => model.startsWith('anthropic/'),
  signIn: 'openrouter',
};

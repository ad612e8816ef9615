import type { Provider } from './provider.ts';

/**
 * Anthropic's OpenAI-compatible endpoint. It ignores `response_format`, so structured replies start as text; it answers calls with an
 * `Origin` header only when they say so by name.
 */
export const anthropic: Provider = {
  id: 'anthropic',
  name: 'Anthropic',
  baseURL: 'https://api.anthropic.com/v1',
  key: 'required',
  keyURL: 'https://console.anthropic.com/settings/keys',
  keyHint: 'sk-ant-…',
  firstEnforcement: 'text',
  replyTokens: 8192,
  headers: { 'anthropic-dangerous-direct-browser-access': 'true' },
  listHeaders: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
};

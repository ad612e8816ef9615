import type { Provider } from './provider.ts';

/** Any other OpenAI-compatible server. */
export const custom: Provider = {
  id: 'custom',
  name: 'Custom (OpenAI-compatible)',
  baseURL: '',
  key: 'optional',
  defaultModel: 'default',
};

import type { Provider } from './provider.ts';

export const mistral: Provider = {
  id: 'mistral',
  name: 'Mistral',
  baseURL: 'https://api.mistral.ai/v1',
  key: 'required',
  keyURL: 'https://console.mistral.ai/api-keys',
  // Answers 422 to parameters it does not know; usage comes with the last chunk anyway.
  streamOptions: false,
};

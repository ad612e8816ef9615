import type { Provider } from './provider.ts';

export const groq: Provider = {
  id: 'groq',
  name: 'Groq',
  baseURL: 'https://api.groq.com/openai/v1',
  key: 'required',
  keyURL: 'https://console.groq.com/keys',
  keyHint: 'gsk_…',
};

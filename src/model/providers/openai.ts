import type { Provider } from './provider.ts';

export const openai: Provider = {
  id: 'openai',
  name: 'OpenAI',
  baseURL: 'https://api.openai.com/v1',
  key: 'required',
  keyURL: 'https://platform.openai.com/api-keys',
  keyHint: 'sk-…',
  limitParam: 'max_completion_tokens',
};

import type { Provider } from './provider.ts';

export const deepseek: Provider = {
  id: 'deepseek',
  name: 'DeepSeek',
  baseURL: 'https://api.deepseek.com/v1',
  key: 'required',
  keyURL: 'https://platform.deepseek.com/api_keys',
  keyHint: 'sk-…',
  defaultModel: 'deepseek-chat',
  // Knows `json_object` only.
  firstEnforcement: 'text',
};

import type { Provider } from './provider.ts';

export const ollama: Provider = {
  id: 'ollama',
  name: 'Ollama',
  baseURL: 'http://localhost:11434/v1',
  key: 'none',
  local: true,
  checksOrigin: true,
};

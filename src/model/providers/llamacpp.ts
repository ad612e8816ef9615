import type { Provider } from './provider.ts';

/** `llama-server` serves one model and ignores the name. */
export const llamacpp: Provider = {
  id: 'llamacpp',
  name: 'llama.cpp',
  baseURL: 'http://localhost:8080/v1',
  key: 'optional',
  local: true,
  defaultModel: 'default',
};

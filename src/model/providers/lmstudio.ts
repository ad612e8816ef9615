import type { Provider } from './provider.ts';

export const lmstudio: Provider = {
  id: 'lmstudio',
  name: 'LM Studio',
  baseURL: 'http://localhost:1234/v1',
  key: 'optional',
  local: true,
};

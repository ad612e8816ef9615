import type { Provider } from './provider.ts';

/** Google's OpenAI-compatible endpoint. https://ai.google.dev/gemini-api/docs/openai */
export const gemini: Provider = {
  id: 'gemini',
  name: 'Google Gemini',
  baseURL: 'https://generativelanguage.googleapis.com/v1beta/openai',
  key: 'required',
  keyURL: 'https://aistudio.google.com/apikey',
  keyHint: 'AIza…',
};

import { anthropic } from './anthropic.ts';
import { custom } from './custom.ts';
import { deepseek } from './deepseek.ts';
import { gemini } from './gemini.ts';
import { groq } from './groq.ts';
import { llamacpp } from './llamacpp.ts';
import { lmstudio } from './lmstudio.ts';
import { mistral } from './mistral.ts';
import { ollama } from './ollama.ts';
import { openai } from './openai.ts';
import { openrouter } from './openrouter.ts';
import type { Provider } from './provider.ts';

/** Every provider that speaks HTTP, in the order of the options form. A new one is a file beside this and a line here. */
export const PROVIDERS: readonly Provider[] = [
  openrouter,
  openai,
  gemini,
  anthropic,
  groq,
  mistral,
  deepseek,
  ollama,
  lmstudio,
  llamacpp,
  custom,
];

/** The provider of that id; an id from a newer version is treated as `custom`. */
export function providerOf(id: string): Provider {
  return PROVIDERS.find((provider) => provider.id === id) ?? custom;
}

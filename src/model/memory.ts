/**
 * How a structured reply is asked for, strongest first: schema enforced word for word, schema as a hint, no `response_format` at all.
 * `json_object` is left out: LM Studio and others refuse it, and it says nothing about the shape.
 */
export const ENFORCEMENTS = ['strict', 'loose', 'text'] as const;
export type Enforcement = (typeof ENFORCEMENTS)[number];

/** What is known of a model from its provider's list. Prices in US dollars per token. */
export interface ModelInfo {
  id: string;
  name?: string;
  contextTokens?: number;
  inputUSD?: number;
  cachedUSD?: number;
  outputUSD?: number;
  /** Takes images. */
  vision?: boolean;
}

/** What experience taught about one model at one address. */
export interface Remembered {
  /** The enforcement that the server accepted last. */
  enforcement?: Enforcement;
  /** Parameters that it refused. */
  dropped?: string[];
  info?: ModelInfo;
}

/** Where it is kept; plain synchronous calls, so that an implementation loads once and writes behind. */
export interface ModelMemory {
  load(key: string): Remembered | undefined;
  save(key: string, remembered: Remembered): void;
}

/** One entry per address and model: the same name behind another server may behave otherwise. */
export const memoryKey = (baseURL: string, model: string): string => `${baseURL} ${model}`;

/** A memory that ends with its owner. */
export function createMemory(entries: Record<string, Remembered> = {}): ModelMemory {
  const map = new Map(Object.entries(entries));
  return { load: (key) => map.get(key), save: (key, remembered) => void map.set(key, remembered) };
}

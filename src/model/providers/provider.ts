import type { Enforcement } from '../memory.ts';

/**
 * A provider is data: the options form, the request and the contract tests are drawn from it. All speak
 * `POST {baseURL}/chat/completions`. Names are product names and are not translated.
 */
export interface Provider {
  id: string;
  name: string;
  /** Where it answers unless the user says otherwise; '' for `custom`. */
  baseURL: string;
  key: 'required' | 'optional' | 'none';
  /** Page on which a key is made. */
  keyURL?: string;
  /** How a key begins, shown as placeholder. */
  keyHint?: string;
  /** Runs on the user's machine: prices are zero and prompts may be cut at a local limit. */
  local?: boolean;
  /** Used when no model is set, and proposed in the form. */
  defaultModel?: string;
  /** First enforcement of the ladder of structured replies; `strict` unless the service is known to refuse or ignore it. */
  firstEnforcement?: Enforcement;
  /** `false`: the service refuses `stream_options` and sends usage anyway. */
  streamOptions?: false;
  /** Most tokens of one reply; sent only where the service would reserve credit or cut without it. */
  replyTokens?: number;
  /** What the service calls that limit; the other name is tried when it is refused. */
  limitParam?: 'max_tokens' | 'max_completion_tokens';
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Further headers of `GET /models`, where the service wants the key elsewhere than in `Authorization`. */
  listHeaders?: (apiKey: string) => Record<string, string>;
  /** OpenRouter: route a structured request only to hosts that honour every parameter. */
  requireParameters?: true;
  /** Models that need `cache_control` on a content part to cache a prefix. */
  marksCache?: (model: string) => boolean;
  /** A key can be had by signing in. */
  signIn?: 'openrouter';
  /** Ollama answers 403 to origins it does not know. */
  checksOrigin?: true;
}

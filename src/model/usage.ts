import { estimateTokenCount } from 'tokenx';
import type { Usage } from '../contracts/conversation.ts';
import type { ModelInfo } from './memory.ts';
import type { ModelMessage } from './model.ts';

/** `usage` of the last chunk, in the shapes that providers use. */
export interface WireUsage {
  prompt_tokens?: number;
  completion_tokens?: number;
  /** US dollars (OpenRouter's credits). */
  cost?: number;
  prompt_tokens_details?: { cached_tokens?: number } | null;
  /** DeepSeek's name for the same. */
  prompt_cache_hit_tokens?: number;
}

/** Tokens of what was sent, estimated: images count as one tile each. */
export function estimatePrompt(messages: ModelMessage[]): number {
  const tokens = (message: ModelMessage) =>
    estimateTokenCount(message.content) + 4 + (message.images?.length ?? 0) * 800;
  return messages.reduce((sum, message) => sum + tokens(message), 0);
}

/** What a request took. Where the server does not count, the tokens are estimated; money is `null` where nobody knows it. */
export function usageOf(request: {
  model: string;
  local: boolean;
  info: ModelInfo | undefined;
  wire: WireUsage | undefined;
  promptEstimate: number;
  text: string;
  firstWordMs: number | null;
  totalMs: number;
}): Usage {
  const { wire } = request;
  const tokens = {
    promptTokens: wire?.prompt_tokens ?? request.promptEstimate,
    cachedTokens: wire?.prompt_tokens_details?.cached_tokens ?? wire?.prompt_cache_hit_tokens ?? 0,
    completionTokens: wire?.completion_tokens ?? estimateTokenCount(request.text),
  };
  return {
    model: request.model,
    requests: 1,
    ...tokens,
    usd: wire?.cost ?? (request.local ? 0 : listPrice(tokens, request.info)),
    firstWordMs: request.firstWordMs,
    totalMs: request.totalMs,
  };
}

function listPrice(
  tokens: Pick<Usage, 'promptTokens' | 'cachedTokens' | 'completionTokens'>,
  info: ModelInfo | undefined,
): number | null {
  if (info?.inputUSD === undefined || info.outputUSD === undefined) return null;
  const cached = Math.min(tokens.cachedTokens, tokens.promptTokens);
  const fresh = tokens.promptTokens - cached;
  return (
    fresh * info.inputUSD +
    cached * (info.cachedUSD ?? info.inputUSD) +
    tokens.completionTokens * info.outputUSD
  );
}

/**
 * Whether the server read far less than was sent. Estimates are off by a quarter at worst, a silent cut at `num_ctx` by more;
 * short prompts are never cut.
 */
export function wasPromptCut(wire: WireUsage | undefined, promptEstimate: number): boolean {
  const read = wire?.prompt_tokens;
  return read !== undefined && read > 0 && promptEstimate >= 1500 && read < promptEstimate * 0.55;
}

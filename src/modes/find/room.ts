import type { Model } from '../../model/model.ts';
import type { TurnContext } from '../mode.ts';

/** Share of a model's context that page lines may take: rules, conversation and reply need the rest. */
const CONTEXT_SHARE = 0.6;

/** Tokens that the page may take in one prompt: what the settings, the model's context and the person allow. */
export function roomFor(
  { settings }: Pick<TurnContext, 'settings'>,
  model: Model,
  allowed = Number.POSITIVE_INFINITY,
): number {
  const room = Math.floor((model.contextTokens ?? Number.POSITIVE_INFINITY) * CONTEXT_SHARE);
  return Math.min(settings.budget.pageTokens, room, allowed);
}

import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';
import type { RequestHooks } from '../model/model.ts';
import { routeLocally, routeWithModel } from '../modes/route.ts';
import { modelFor } from './models.ts';

const MODE_OF = { find: 'find', image_find: 'find', pdf_find: 'find', guide: 'guide', hide: 'hide' } as const;

export interface Routed {
  /** The question without its slash command. */
  question: string;
  mode: ModeId;
  route: Turn['route'];
  /** `false`: the model should be asked, if there is one. */
  sure: boolean;
}

/**
 * Decides at once and for free: a chip, then a slash command, then the local router. `next`: a mode that follows for the same question, where
 * it asks for two things in turn.
 */
export function chooseMode(text: string, chosen: ModeId | undefined): Routed & { next?: ModeId } {
  const { question, handler, confidence, reason, sure, slash, plan } = routeLocally(text);
  if (chosen) return routed(question, { handler: chosen, confidence: 1, reason: 'chosen', by: 'chip' }, true);
  const [first = handler, second] = plan ?? [];
  const by = slash ? 'slash' : 'local';
  return {
    ...routed(question, { handler: first, confidence, reason, by }, sure),
    ...(second ? { next: MODE_OF[second] } : {}),
  };
}

/** Asks the cheap model where the local router was unsure; `undefined` keeps the local choice. */
export async function reconsider(
  question: string,
  settings: Settings,
  hooks: RequestHooks,
): Promise<Routed | undefined> {
  const model = await modelFor(settings, 'cheap');
  if (!model) return undefined;
  const route = await routeWithModel(model, question, hooks);
  return routed(question, { ...route, by: 'model' }, true);
}

function routed(question: string, route: Turn['route'], sure: boolean): Routed {
  return { question, mode: MODE_OF[route.handler], route, sure };
}

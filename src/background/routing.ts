import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { Settings } from '../contracts/settings.ts';
import { createModel } from '../model/client.ts';
import { routeLocally, routeWithModel } from '../modes/route.ts';

const MODE_OF = { find: 'find', image_find: 'find', pdf_find: 'find', guide: 'guide', hide: 'hide' } as const;

export interface Routed {
  /** The question without its slash command. */
  question: string;
  route: { mode: ModeId; decision: Turn['route'] };
}

/**
 * Who decides: a chip, then a slash command, then the local router; the model is asked only when the local router is unsure and there is
 * a model to ask.
 */
export async function chooseMode(
  text: string,
  chosen: ModeId | undefined,
  settings: Settings,
): Promise<Routed> {
  const local = routeLocally(text);
  const { question } = local;
  if (chosen) return routed(question, { handler: chosen, confidence: 1, reason: 'chosen', by: 'chip' });
  if (text.trimStart().startsWith('/') && question !== text.trim()) {
    return routed(question, { handler: local.handler, confidence: 1, reason: local.reason, by: 'slash' });
  }
  const { handler, confidence, reason } = local;
  const decision: Turn['route'] = { handler, confidence, reason, by: 'local' };
  const model = local.sure ? null : createModel(settings, { role: 'cheap' });
  if (!model) return routed(question, decision);
  // An unsure router that cannot reach the model still has its own best guess, and the question itself will meet the same problem.
  const asked = await routeWithModel(model, question).catch(() => undefined);
  return routed(question, asked ? { ...asked, by: 'model' } : decision);
}

function routed(question: string, decision: Turn['route']): Routed {
  return { question, route: { mode: MODE_OF[decision.handler], decision } };
}

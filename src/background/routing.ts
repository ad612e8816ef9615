import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { TurnContext } from '../modes/mode.ts';
import { routeLocally, routeWithModel } from '../modes/route.ts';
import { gistOf } from '../modes/routing/page-gist.ts';
import { modelFor } from './models.ts';

const MODE_OF = { find: 'find', image_find: 'find', pdf_find: 'find', guide: 'guide', hide: 'hide' } as const;

export interface Routed {
  /** The question without its slash command. */
  question: string;
  mode: ModeId;
  route: Turn['route'];
  /** `false`: the page, the model or the person should be asked (`reconsider`). */
  sure: boolean;
}

/**
 * Decides at once and for free: a chip, then a slash command, then the local router. `next`: a mode that follows for the same question, where
 * it asks for two things in turn.
 */
export function chooseMode(text: string, chosen: ModeId | undefined): Routed & { next?: ModeId } {
  const { question, handler, confidence, reason, sure, wantsPage, slash, plan } = routeLocally(text);
  if (chosen) return routed(question, { handler: chosen, confidence: 1, reason: 'chosen', by: 'chip' }, true);
  const [first = handler, second] = plan ?? [];
  const by = slash ? 'slash' : 'local';
  return {
    ...routed(question, { handler: first, confidence, reason, by }, sure && !wantsPage),
    ...(second ? { next: MODE_OF[second] } : {}),
  };
}

/** A PDF can be asked about, and nothing else: there is nothing to press and nothing to hide. */
export const ON_PDF: Pick<Turn, 'mode' | 'route'> = {
  mode: 'find',
  route: { handler: 'pdf_find', confidence: 1, reason: 'PDF', by: 'local' },
};

/** The two that are asked for by a choice: the guess and what it is most often mistaken for. */
const CHOICES: Record<ModeId, ModeId[]> = {
  find: ['find', 'guide'],
  guide: ['find', 'guide'],
  hide: ['find', 'hide'],
};

/**
 * A second opinion where the wording alone does not decide: what the page holds, then one small request to the cheap model, and where none is
 * set, the person (`choices`).
 */
export async function reconsider(
  question: string,
  { document, settings, hooks }: Pick<TurnContext, 'document' | 'settings' | 'hooks'>,
): Promise<Pick<Turn, 'mode' | 'route' | 'choices'>> {
  const words = routeLocally(question);
  // A page that cannot be read and a model that cannot be reached leave the best guess: the question itself will meet the same problem and report it.
  const page = words.wantsPage ? await document.snapshot('guide').catch(() => undefined) : undefined;
  const local = page ? routeLocally(question, gistOf(page)) : words;
  const { handler, confidence, reason } = local;
  const guess = { mode: MODE_OF[handler], route: { handler, confidence, reason, by: 'local' as const } };
  if (local.sure) return guess;
  const model = await modelFor(settings, 'cheap');
  // FIND leaves nothing behind and waits for nothing: as good as no mode yet.
  if (!model) return { ...guess, mode: 'find', choices: CHOICES[guess.mode] };
  const route = await routeWithModel(model, question, hooks).catch(() => undefined);
  return route ? { mode: MODE_OF[route.handler], route: { ...route, by: 'model' } } : guess;
}

function routed(question: string, route: Turn['route'], sure: boolean): Routed {
  return { question, mode: MODE_OF[route.handler], route, sure };
}

import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { Problem } from '../contracts/errors.ts';
import type { PictureRef } from '../contracts/image.ts';
import { type AddedPage, type AskedPage, tabsAmong } from '../contracts/pages.ts';
import type { TurnContext } from '../modes/mode.ts';
import type { Conversations } from './conversations.ts';
import type { TurnEnds } from './end-turns.ts';
import type { Jobs } from './jobs.ts';
import type { Plans } from './plans.ts';
import { ON_PDF, type Routed, reconsider, withoutControl } from './routing.ts';
import type { TurnParts } from './turn-parts.ts';

/** What goes with a question: the mode that was chosen for it, its picture, the failed turn that it stands in for. */
export interface About {
  mode?: ModeId | undefined;
  insteadOf?: string | undefined;
  picture?: PictureRef | undefined;
  /** The words that it is about. */
  about?: string | undefined;
  /** Pages to ask about beside the conversation's own. */
  pages?: readonly AddedPage[] | undefined;
  /** It was asked before, of another model. */
  opinion?: Turn['opinion'];
}

/** A turn that is about to begin. */
type NewTurn = Omit<About, 'mode' | 'pages' | 'opinion'> & {
  pages?: AskedPage[] | undefined;
  /** Without `of`: the first of a comparison. */
  opinion?: (Omit<NonNullable<Turn['opinion']>, 'of'> & { of?: string }) | undefined;
  /** Where it begins: what another turn proposed. */
  card?: Turn['card'];
  /** It cannot be asked. */
  problem?: Problem;
};

/**
 * Starts turns whose mode is known, or guessed from their wording.
 * @param adopt told of a turn that turns out to be the first of several things
 */
export function createRunNew(
  conversations: Conversations,
  jobs: Jobs,
  { part }: TurnParts,
  { stopNewest, clearPage }: TurnEnds,
  adopt: Plans['adopt'],
) {
  /** Adds a turn and runs it to its end, or until it waits for the person. */
  async function runNew(
    id: string,
    turnId: string,
    { question, mode, route, sure }: Routed,
    { insteadOf, picture, about, pages, opinion, card, problem }: NewTurn = {},
  ): Promise<void> {
    jobs.abort(id);
    const { done } = await jobs.entry(id, () => {
      // Parts may have been queued since.
      jobs.abort(id);
      stopNewest(id);
      if (insteadOf !== undefined) conversations.removeTurn(id, insteadOf);
      const { url = '' } = conversations.get(id) ?? {};
      const progress = { code: 'reading' } as const;
      const turn = { id: turnId, question, mode, route, url, progress, askedAt: Date.now(), restarts: 0 };
      const given = {
        ...(picture ? { picture } : {}),
        ...(about ? { about } : {}),
        ...(pages ? { pages } : {}),
        ...(card ? { card } : {}),
        ...(opinion ? { opinion: { of: turnId, ...opinion } } : {}),
      };
      if (problem) {
        conversations.addTurn(id, { ...turn, status: 'failed', progress: undefined, problem });
        return { done: undefined };
      }
      conversations.addTurn(id, { ...turn, status: 'running', ...given });
      // In an object, because the entry must not wait for what is queued behind it.
      return { done: runParts(id, turnId, sure) };
    });
    await done;
  }

  /** Marks of earlier answers on pages that this question is not about go, too. */
  async function clearOthers(id: string, { pages, id: turnId }: Turn): Promise<void> {
    const now = [conversations.get(id)?.tabId, ...tabsAmong(pages)];
    const earlier = conversations.get(id)?.turns.filter((turn) => turn.id !== turnId) ?? [];
    const tabs = new Set(earlier.flatMap((turn) => tabsAmong(turn.pages)));
    for (const tabId of tabs)
      if (!now.includes(tabId) && conversations.isMarked(tabId)) await clearPage(tabId, { keepHidden: true });
  }

  /** Both parts are queued at once: a newer question that waits in the line already ends both. */
  async function runParts(id: string, turnId: string, sure: boolean): Promise<void> {
    const turn = conversations.turn(id, turnId);
    const fixed = turn?.route.by === 'chip' || turn?.route.by === 'slash' || (sure && turn?.mode === 'find');
    const routed = fixed ? undefined : part(id, turnId, (_, context) => reroute(id, turnId, sure, context));
    const run = part(id, turnId, async (mode, context) => {
      // What the person hid stays hidden while they ask on.
      await context.document.clear({ keepHidden: true });
      await clearOthers(id, context.turn);
      return context.turn.choices ? 'waiting' : mode.run(context);
    });
    await Promise.all([routed, run]);
  }

  /** Lets the kind of document decide, and where the wording does not, the page, the model or the person; without a model the page decides whether it can be guided, too. */
  async function reroute(
    id: string,
    turnId: string,
    sure: boolean,
    context: TurnContext,
  ): Promise<'running'> {
    // What stands in the way of a look stands in the way of the question, too, which says it.
    const kind = await context.document.kind().catch(() => 'html' as const);
    if (kind === 'pdf') conversations.updateTurn(id, turnId, ON_PDF, true);
    else {
      const { parts, ...decided } = sure
        ? { mode: context.turn.mode }
        : await reconsider(context.question, context);
      if (parts) adopt(id, turnId, parts);
      const question = parts?.[0]?.question ?? context.question;
      const words = await withoutControl(question, decided.mode, context);
      conversations.updateTurn(id, turnId, { ...decided, ...words, ...(parts ? { question } : {}) }, true);
    }
    return 'running';
  }

  return runNew;
}
export type RunNew = ReturnType<typeof createRunNew>;

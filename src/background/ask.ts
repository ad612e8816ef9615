import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { Problem } from '../contracts/errors.ts';
import type { PictureRef } from '../contracts/image.ts';
import { type AskedPage, tabsAmong } from '../contracts/pages.ts';
import { modes } from '../modes/index.ts';
import type { TurnContext } from '../modes/mode.ts';
import type { Conversations } from './conversations.ts';
import type { TurnEnds } from './end-turns.ts';
import type { Jobs } from './jobs.ts';
import { askedPages } from './offer-pages.ts';
import { createPlans } from './plans.ts';
import { chooseMode, isForOpenTurn, ON_PDF, type Routed, reconsider, routedPart } from './routing.ts';
import { isOpen, type TurnParts } from './turn-parts.ts';

/** What goes with a question: the mode that was chosen for it, its picture, the failed turn that it stands in for. */
export interface About {
  mode?: ModeId | undefined;
  insteadOf?: string | undefined;
  picture?: PictureRef | undefined;
  /** The words that it is about. */
  about?: string | undefined;
  /** Tabs to ask about beside the conversation's own. */
  pages?: readonly { tabId: number; title: string }[] | undefined;
  /** It was asked before, of another model. */
  opinion?: Turn['opinion'];
}

/** A turn that is about to begin. */
type NewTurn = Omit<About, 'mode' | 'pages' | 'opinion'> & {
  pages?: AskedPage[] | undefined;
  /** Without `of`: the first of a comparison. */
  opinion?: (Omit<NonNullable<Turn['opinion']>, 'of'> & { of?: string }) | undefined;
  /** It cannot be asked. */
  problem?: Problem;
};

/**
 * What a question does: it goes to the turn that is open and listens, or starts one of its own.
 * @returns `ask` ends when the question has its answer, waits for the person, or failed; of one that asks for several things, the first; `runNew` is for a turn whose mode is known
 */
export function createAsk(
  conversations: Conversations,
  jobs: Jobs,
  { part }: TurnParts,
  { stopNewest, clearPage }: TurnEnds,
) {
  const plans = createPlans(conversations, (id, asked, turnId) => runNew(id, turnId, routedPart(asked)));

  /** The open turn that words without anything chosen for them are for, if there is one. */
  function listener(id: string, text: string, given: About): Turn | undefined {
    const newest = conversations.newest(id);
    if (!newest || !isOpen(newest) || !modes[newest.mode].said) return undefined;
    const { mode, insteadOf, picture, about, pages } = given;
    const isChosen = mode || insteadOf || picture || about || pages?.length;
    return isChosen || !isForOpenTurn(text) ? undefined : newest;
  }

  /** Gives what the person wrote to the open turn; what that is doing was asked for before, and ends. */
  async function say(id: string, turnId: string, words: string): Promise<void> {
    jobs.abort(id, 'superseded');
    const heard = (conversations.turn(id, turnId)?.heard ?? 0) + 1;
    conversations.updateTurn(id, turnId, { heard }, true);
    let late = false;
    await part(id, turnId, async (mode, context) => {
      late = context.turn.status === 'done';
      return isOpen(context.turn) ? mode.said?.(context, words) : undefined;
    });
    // It came to its end before it heard them: then they are a question of their own.
    if (late) await ask(id, words);
  }

  /** A new question: what ran is stopped, the marks of the answer before go, the mode starts. */
  async function ask(id: string, text: string, given: About = {}): Promise<void> {
    const open = listener(id, text, given);
    if (open) return say(id, open.id, text);
    const { mode: chosen, insteadOf, picture, opinion } = given;
    const pages = given.pages?.length
      ? await askedPages(conversations.get(id)?.tabId ?? -1, given.pages)
      : undefined;
    const { parts, ...routed } = chooseMode(text, chosen ?? (picture && 'image'), pages !== undefined);
    // Without the page means without its words, too.
    const about = routed.mode === 'chat' ? undefined : given.about;
    const turnId = crypto.randomUUID();
    plans.asked(id, turnId, insteadOf);
    if (parts && !about && !chosen) return plans.start(id, parts);
    await runNew(id, turnId, routed, { insteadOf, picture, about, pages, opinion });
  }

  /** Adds a turn and runs it to its end, or until it waits for the person. */
  async function runNew(
    id: string,
    turnId: string,
    { question, mode, route, sure }: Routed,
    { insteadOf, picture, about, pages, opinion, problem }: NewTurn = {},
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

  /** Lets the kind of document decide, and where the wording does not, the page, the model or the person. */
  async function reroute(
    id: string,
    turnId: string,
    sure: boolean,
    context: TurnContext,
  ): Promise<'running'> {
    // What stands in the way of a look stands in the way of the question, too, which says it.
    const kind = await context.document.kind().catch(() => 'html' as const);
    if (kind === 'pdf') conversations.updateTurn(id, turnId, ON_PDF, true);
    else if (!sure) {
      const { parts, ...decided } = await reconsider(context.question, context);
      if (parts) plans.adopt(id, turnId, parts);
      conversations.updateTurn(
        id,
        turnId,
        { ...decided, ...(parts ? { question: parts[0]!.question } : {}) },
        true,
      );
    }
    return 'running';
  }

  return { ask, plans, runNew };
}

export type RunNew = ReturnType<typeof createAsk>['runNew'];

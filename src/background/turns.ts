import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { PictureRef } from '../contracts/image.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import type { AskedPage } from '../contracts/pages.ts';
import { modes } from '../modes/index.ts';
import type { Navigation, TurnContext } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import { frameKeyOf } from './numbering.ts';
import { askedPages } from './offer-pages.ts';
import { chooseMode, isForOpenTurn, ON_PDF, type Routed, reconsider } from './routing.ts';
import type { turnContexts } from './turn-context.ts';
import { isOpen, type TurnParts } from './turn-parts.ts';

/** A turn whose worker died is started anew this often; after that the person decides. */
const MAX_RESTARTS = 1;

/** What goes with a question: the mode that was chosen for it, its picture, the failed turn that it stands in for. */
export interface About {
  mode?: ModeId | undefined;
  insteadOf?: string | undefined;
  picture?: PictureRef | undefined;
  /** Tabs to ask about beside the conversation's own. */
  pages?: readonly Pick<AskedPage, 'tabId' | 'title'>[] | undefined;
}

/**
 * What happens to a conversation's turns: a question starts one, and what the person and the page do goes to the newest. Each is an entry
 * of the conversation's line (`jobs.ts`).
 */
export function createTurns(
  conversations: Conversations,
  jobs: Jobs,
  { settle, part, restart, beside }: TurnParts,
  { contextOf, documentIn }: ReturnType<typeof turnContexts>,
) {
  /** The open turn that words without anything chosen for them are for, if there is one. */
  function listener(id: string, text: string, { mode, insteadOf, picture, pages }: About): Turn | undefined {
    const newest = conversations.newest(id);
    if (!newest || !isOpen(newest) || !modes[newest.mode].said) return undefined;
    return mode || insteadOf || picture || pages?.length || !isForOpenTurn(text) ? undefined : newest;
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
  async function ask(id: string, text: string, about: About = {}): Promise<void> {
    const open = listener(id, text, about);
    if (open) return say(id, open.id, text);
    const { mode: chosen, insteadOf, picture } = about;
    const pages = about.pages?.length
      ? await askedPages(conversations.get(id)?.tabId ?? -1, about.pages)
      : undefined;
    const { next, ...routed } = chooseMode(text, chosen ?? (picture && 'image'), pages !== undefined);
    const turnId = await runNew(id, routed, { insteadOf, picture, pages });
    // "Find the settings page and guide me": the second part follows a finished first one, unless something newer was asked.
    const first = conversations.newest(id);
    if (next && first?.id === turnId && first.status === 'done') await runNew(id, { ...routed, mode: next });
  }

  /** Adds a turn and runs it to its end, or until it waits for the person. */
  async function runNew(
    id: string,
    { question, mode, route, sure }: Routed,
    {
      insteadOf,
      picture,
      pages,
    }: Pick<About, 'insteadOf' | 'picture'> & { pages?: AskedPage[] | undefined } = {},
  ): Promise<string> {
    const turnId = crypto.randomUUID();
    jobs.abort(id);
    const { done } = await jobs.entry(id, () => {
      // Parts may have been queued since.
      jobs.abort(id);
      stopNewest(id);
      if (insteadOf !== undefined) conversations.removeTurn(id, insteadOf);
      const { url = '' } = conversations.get(id) ?? {};
      const progress = { code: 'reading' } as const;
      const turn = { id: turnId, question, mode, route, url, progress, askedAt: Date.now(), restarts: 0 };
      const given = { ...(picture ? { picture } : {}), ...(pages ? { pages } : {}) };
      conversations.addTurn(id, { ...turn, status: 'running', ...given });
      // In an object, because the entry must not wait for what is queued behind it.
      return { done: runParts(id, turnId, sure) };
    });
    await done;
    return turnId;
  }

  /** Marks of earlier answers on pages that this question is not about go, too. */
  async function clearOthers(id: string, { pages, id: turnId }: Turn): Promise<void> {
    const now = [conversations.get(id)?.tabId, ...(pages ?? []).map(({ tabId }) => tabId)];
    const earlier = conversations.get(id)?.turns.filter((turn) => turn.id !== turnId) ?? [];
    const tabs = new Set(earlier.flatMap((turn) => (turn.pages ?? []).map(({ tabId }) => tabId)));
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
    else if (!sure) conversations.updateTurn(id, turnId, await reconsider(context.question, context), true);
    return 'running';
  }

  /** A turn that ran or waited for the person is over. */
  function stopNewest(id: string): Turn | undefined {
    const newest = conversations.newest(id);
    if (!newest || !isOpen(newest)) return undefined;
    settle(id, newest.id, { status: 'stopped' });
    return newest;
  }

  /** Ends what runs, and with it the turn. */
  function stop(id: string): Promise<void> {
    const before = conversations.newest(id);
    const wasOpen = before && isOpen(before);
    jobs.abort(id);
    return jobs.entry(id, async () => {
      stopNewest(id);
      const newest = conversations.newest(id);
      const conversation = conversations.get(id);
      if (!wasOpen || !conversation || newest?.id !== before.id) return;
      const mode = modes[newest.mode];
      // Marks go; what the person had hidden before stays hidden.
      if (mode.leavesNothingWhenStopped) await clearPage(conversation.tabId, { keepHidden: true });
      await mode.stopped?.(await contextOf(conversation, newest, await loadSettings(), AbortSignal.abort()));
    });
  }

  const clearPage = async (tabId: number, options?: { keepHidden?: boolean }): Promise<void> =>
    documentIn(tabId, await loadSettings()).clear(options);

  /** Ends what runs where the mode says that this makes it pointless, and gives it to the newest turn. */
  async function happened(id: string, cause: PageEvent | Navigation, documentId: string): Promise<void> {
    const turn = conversations.newest(id);
    if (!turn) return;
    const mode = modes[turn.mode];
    const isNewest = () => conversations.newest(id)?.id === turn.id;
    if (cause.type === 'navigated') {
      if (!isOpen(turn) || !mode.navigated) return;
      if (mode.supersedes?.(cause, turn.card)) jobs.abort(id, 'superseded');
      await part(id, turn.id, async (each, context) =>
        isNewest() && isOpen(context.turn) ? each.navigated?.(context, cause) : undefined,
      );
      return;
    }
    if (!mode.pageEvent) return;
    const queue = mode.onlyPoints?.(cause) ? beside : part;
    if (mode.supersedes?.(cause, turn.card)) jobs.abort(id, 'superseded');
    await queue(id, turn.id, async (each, context) => {
      if (!isNewest()) return undefined;
      const from = { frameKey: await frameKeyOf(context.tabId, documentId) };
      return each.pageEvent?.(context, cause, from);
    });
  }

  /** After the worker had died: whatever was running is started anew, once. */
  async function resumeInterrupted(): Promise<void> {
    const running = conversations.all().flatMap(({ id, turns }) => {
      const turn = turns.at(-1);
      return turn?.status === 'running' && !jobs.isRunning(id) ? [{ id, turn }] : [];
    });
    await Promise.all(
      running.map(async ({ id, turn }) => {
        if (turn.restarts >= MAX_RESTARTS)
          return settle(id, turn.id, { status: 'failed', problem: { code: 'worker-restarted' } });
        conversations.updateTurn(id, turn.id, { restarts: turn.restarts + 1 }, true);
        await part(id, turn.id, (mode, context) => mode.resume?.(context) ?? mode.run(context));
      }),
    );
  }

  return {
    ask,
    stop,
    stopNewest,
    clearPage,
    resumeInterrupted,
    pageEvent: (id: string, event: PageEvent, documentId: string) => happened(id, event, documentId),
    navigated: (id: string, navigation: Navigation) => happened(id, navigation, navigation.documentId),
    /** Asks anew; a failed try makes room for the next one. */
    async again(id: string, turnId: string, mode?: ModeId): Promise<void> {
      const turn = conversations.turn(id, turnId);
      if (!turn) return;
      if (turn.status === 'failed' && !mode && modes[turn.mode].tryAgain && turn.card)
        return restart(id, turnId, (each, context) => each.tryAgain?.(context));
      const insteadOf = turn.status === 'failed' || turn.choices ? turnId : undefined;
      const { picture, pages } = turn;
      await ask(id, turn.question, { mode: mode ?? turn.mode, insteadOf, picture, pages });
    },
    readOn: (id: string, turnId: string): Promise<void> =>
      restart(id, turnId, (mode, context) => mode.readOn?.(context)),
    async command(id: string, turnId: string, command: unknown): Promise<void> {
      const turn = conversations.turn(id, turnId);
      if (!turn) return;
      const mode = modes[turn.mode];
      if (mode.interrupts?.(command)) jobs.abort(id, 'superseded');
      const queue = mode.onlyPoints?.(command) ? beside : part;
      await queue(id, turnId, (each, context) => each.command?.(context, command));
    },
  };
}
export type Turns = ReturnType<typeof createTurns>;

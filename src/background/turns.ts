import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import type { AddedPage } from '../contracts/pages.ts';
import { modes } from '../modes/index.ts';
import type { Navigation } from '../modes/mode.ts';
import { comparedQuestion } from '../modes/route.ts';
import { createAsk } from './ask.ts';
import { createCompare } from './compare.ts';
import type { Conversations } from './conversations.ts';
import { createTurnEnds } from './end-turns.ts';
import type { Jobs } from './jobs.ts';
import type { About } from './new-turn.ts';
import { frameKeyOf } from './numbering.ts';
import type { turnContexts } from './turn-context.ts';
import { isOpen, type TurnParts } from './turn-parts.ts';

/** A turn whose worker died is started anew this often; after that the person decides. */
const MAX_RESTARTS = 1;

/**
 * What happens to a conversation's turns: a question starts one, and what the person and the page do goes to the newest. Each is an entry
 * of the conversation's line (`jobs.ts`).
 */
export function createTurns(
  conversations: Conversations,
  jobs: Jobs,
  parts: TurnParts,
  contexts: ReturnType<typeof turnContexts>,
) {
  const { settle, part, restart, beside } = parts;
  const ends = createTurnEnds(conversations, jobs, parts, contexts);
  const { ask: askOne, plans, runNew } = createAsk(conversations, jobs, parts, ends);

  const compare = createCompare(conversations, runNew);

  async function ask(id: string, text: string, about: About = {}): Promise<void> {
    const compared = comparedQuestion(text);
    return compared ? compare.begin(id, compared, about) : askOne(id, text, about);
  }

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
        await compare.goOn(id, turn.id);
      }),
    );
  }

  return {
    ask,
    plans,
    ...ends,
    resumeInterrupted,
    pageEvent: (id: string, event: PageEvent, documentId: string) => happened(id, event, documentId),
    navigated: (id: string, navigation: Navigation) => happened(id, navigation, navigation.documentId),
    /** Asks anew, in other `words` where they are given; a failed try makes room for the next one. */
    async again(id: string, turnId: string, mode?: ModeId, words?: string): Promise<void> {
      const turn = conversations.turn(id, turnId);
      if (!turn) return;
      if (turn.status === 'failed' && !mode && modes[turn.mode].tryAgain && turn.card)
        return restart(id, turnId, (each, context) => each.tryAgain?.(context));
      const insteadOf = turn.status === 'failed' || turn.choices ? turnId : undefined;
      const { picture, about } = turn;
      // The others of a comparison are not asked once more.
      const opinion = turn.opinion?.rest ? { ...turn.opinion, rest: [] } : turn.opinion;
      const pages = openPagesOf(turn);
      const asked = words ?? turn.question;
      await ask(id, asked, { mode: mode ?? turn.mode, insteadOf, picture, about, pages, opinion });
    },
    /** Asks another model the same, below the first answer. */
    async secondOpinion(id: string, turnId: string, model: string): Promise<void> {
      const turn = conversations.turn(id, turnId);
      if (!turn) return;
      const { mode, picture, about } = turn;
      const pages = openPagesOf(turn);
      const of = turn.opinion?.of ?? turnId;
      await ask(id, turn.question, { mode, picture, about, pages, opinion: { of, model } });
    },
    /** What one of several compared models proposes, as a turn of its own that ends the others, and goes on with that model. */
    async takeProposal(id: string, turnId: string): Promise<void> {
      const turn = conversations.turn(id, turnId);
      if (!turn?.opinion || !turn.card) return;
      const { question, mode, route, card } = turn;
      const { of, model } = turn.opinion;
      const routed = { question, mode, route, sure: true };
      await runNew(id, crypto.randomUUID(), routed, { card, opinion: { of, model, taken: true } });
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
/** The pages that a question was asked about; what was followed to from them is looked for anew. */
const openPagesOf = ({ pages }: Turn): AddedPage[] | undefined =>
  pages?.flatMap<AddedPage>(({ tabId, url, title, linked }) =>
    tabId !== undefined ? [{ tabId, title }] : linked ? [{ url, title }] : [],
  );

export type Turns = ReturnType<typeof createTurns>;

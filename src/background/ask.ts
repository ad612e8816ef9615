import type { Turn } from '../contracts/conversation.ts';
import { modes } from '../modes/index.ts';
import type { Conversations } from './conversations.ts';
import type { TurnEnds } from './end-turns.ts';
import type { Jobs } from './jobs.ts';
import { type About, createRunNew } from './new-turn.ts';
import { askedPages } from './offer-pages.ts';
import { createPlans } from './plans.ts';
import { chooseMode, isForOpenTurn, routedPart } from './routing.ts';
import { isOpen, type TurnParts } from './turn-parts.ts';

/**
 * What a question does: it goes to the turn that is open and listens, or starts one of its own.
 * @returns `ask` ends when the question has its answer, waits for the person, or failed; of one that asks for several things, the first; `runNew` is for a turn whose mode is known
 */
export function createAsk(conversations: Conversations, jobs: Jobs, parts: TurnParts, ends: TurnEnds) {
  const plans = createPlans(conversations, (id, asked, turnId, about) =>
    runNew(id, turnId, routedPart(asked), { about }),
  );
  const runNew = createRunNew(conversations, jobs, parts, ends, plans.adopt);

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
    await parts.part(id, turnId, async (mode, context) => {
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
    const { parts: asked, ...routed } = chooseMode(text, chosen ?? (picture && 'image'), pages !== undefined);
    // Without the page means without its words, too.
    const about = routed.mode === 'chat' ? undefined : given.about;
    const turnId = crypto.randomUUID();
    plans.asked(id, turnId, insteadOf);
    if (asked && !about && !chosen) return plans.start(id, asked);
    await runNew(id, turnId, routed, { insteadOf, picture, about, pages, opinion });
  }

  return { ask, plans, runNew };
}

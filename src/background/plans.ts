import type { Turn } from '../contracts/conversation.ts';
import type { Plan, PlanChange, PlanPart } from '../contracts/plan.ts';
import { onePerNumber } from '../core/answer/markdown.ts';
import { tellableUrl } from '../core/tellable-url.ts';
import { pointsBack } from '../modes/routing/parts.ts';
import type { Conversations } from './conversations.ts';
import { type AskedPart, routePart } from './routing.ts';

/**
 * What was asked for in turn. A plan only says what comes next; how its parts stand is told by their turns, and the conversation's line runs them.
 * @param begin runs a part as a turn of this id, behind whatever the line holds; `about`: what "it" and "there" in its words stand for
 */
export function createPlans(
  conversations: Conversations,
  begin: (id: string, part: PlanPart, turnId: string, about: string | undefined) => Promise<unknown>,
) {
  const planOf = (id: string): Plan | undefined => conversations.get(id)?.plan;
  const put = (id: string, plan: Plan | undefined): void => conversations.update(id, { plan }, true);

  /** Begins the first part that was not begun. It has its turn's id before the turn is there, so that nothing begins it twice. */
  async function next(id: string): Promise<void> {
    const plan = planOf(id);
    const part = plan?.parts.find(({ turnId }) => turnId === undefined);
    if (!plan || !part) return;
    const turnId = crypto.randomUUID();
    const parts = plan.parts.map((each) => (each === part ? { ...each, turnId } : each));
    put(id, { parts });
    const before = conversations.turn(id, plan.parts[plan.parts.indexOf(part) - 1]?.turnId ?? '');
    await begin(id, part, turnId, before && pointsBack(part.question) ? foundBy(before) : undefined);
  }

  /** A plan goes on when the part before is done: what failed, was stopped or waits for the person holds it. */
  async function advance(id: string): Promise<void> {
    const plan = planOf(id);
    if (!plan || plan.held) return;
    const last = plan.parts.findLast(({ turnId }) => turnId !== undefined)?.turnId;
    if (last === undefined || conversations.turn(id, last)?.status === 'done') await next(id);
  }

  function hold(id: string): void {
    const plan = planOf(id);
    if (plan && !plan.held) put(id, { ...plan, held: true });
  }

  return {
    /** Takes the place of the plan before. */
    async start(id: string, asked: readonly AskedPart[]): Promise<void> {
      put(id, { parts: asked.map((part) => ({ id: crypto.randomUUID(), ...part })) });
      await advance(id);
    },
    /** To be called whenever a turn has changed. */
    advance,
    /** Nothing more begins until the person says so. */
    hold,
    /** The turn that runs already is the first of several parts. */
    adopt(id: string, turnId: string, asked: readonly AskedPart[]): void {
      const parts = asked.map((part) => ({ id: crypto.randomUUID(), ...part }));
      put(id, { parts: parts.map((part, i) => (i === 0 ? { ...part, turnId } : part)) });
    },
    /** A question was asked, as this turn: a part once more, or something else. Then the rest waits, and a plan at its end goes. */
    asked(id: string, turnId: string, insteadOf: string | undefined): void {
      const plan = planOf(id);
      if (!plan) return;
      const isAgain = insteadOf !== undefined && plan.parts.some((part) => part.turnId === insteadOf);
      if (isAgain)
        put(id, {
          parts: plan.parts.map((part) => (part.turnId === insteadOf ? { ...part, turnId } : part)),
        });
      else if (plan.parts.every((part) => part.turnId !== undefined)) put(id, undefined);
      else hold(id);
    },
    async change(id: string, change: PlanChange): Promise<void> {
      const plan = planOf(id);
      if (!plan) return;
      if (change.do === 'hold') return hold(id);
      if (change.do === 'go-on') return next(id);
      const begun = plan.parts.filter(({ turnId }) => turnId !== undefined);
      const rest = change.rest.flatMap(({ id: partId, question }) => {
        const part = plan.parts.find((each) => each.id === partId && each.turnId === undefined);
        if (!part) return [];
        return [part.question === question ? part : { ...part, ...routePart(question) }];
      });
      put(id, { parts: [...begun, ...rest] });
      await advance(id);
    },
    /** After the worker's end: a part whose turn was never written down was not begun. */
    async resume(): Promise<void> {
      for (const { id, plan } of conversations.all()) {
        if (!plan || plan.held) continue;
        const last = plan.parts.findLast(({ turnId }) => turnId !== undefined);
        if (last?.turnId && !conversations.turn(id, last.turnId))
          put(id, { parts: plan.parts.map((part) => (part === last ? notBegun(part) : part)) });
        await advance(id);
      }
    },
  };
}

/** Quotes of an answer that the part behind it is told, and characters of each. */
const TOLD_QUOTES = 3;
const TOLD_CHARACTERS = 300;

/** What a part has found: the quoted words, with the address of their page where that is another one; without any, what it was asked. */
function foundBy({ card, question, url }: Turn): string {
  const quotes = card?.mode === 'find' ? onePerNumber(card.citations).slice(0, TOLD_QUOTES) : [];
  const pages = card?.mode === 'find' ? card.pages : undefined;
  const told = quotes.map(({ phrase, source }) => {
    const page = pages?.[source ?? -1]?.url ?? url;
    const words = `“${phrase.slice(0, TOLD_CHARACTERS)}”`;
    return page === url ? words : `${words} (${tellableUrl(page)})`;
  });
  return told.join(' … ') || question;
}

const notBegun = ({ turnId: _, ...part }: PlanPart): PlanPart => part;

export type Plans = ReturnType<typeof createPlans>;

import type { GuideCard, GuideStep, GuideStepReply } from '../../contracts/guide.ts';
import { guideStepReplySchema } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { oneLine } from '../../core/index/render.ts';
import { withoutNumbers } from '../page-block.ts';
import { lookAtView } from '../view-shot.ts';
import { findWalk, forTask, loadWalks, type Walk } from './cache.ts';
import { type Field, fieldsOf } from './chain.ts';
import { checkReply } from './check-reply.ts';
import { leadsToDeadEnd } from './dead-ends.ts';
import { isDisliked } from './dislikes.ts';
import { bestControl, stepTo } from './instant.ts';
import { knownAction } from './known-action.ts';
import { normalizeLabel } from './labels.ts';
import { locate } from './locator.ts';
import { cardOf, change, type GuideContext, memoryOf } from './page-work.ts';
import { refusedFields } from './problems.ts';
import { NOTHING_SEEN, REPAIR, stepPrompt } from './prompt.ts';
import { likely } from './resolve-target.ts';
import { STEP_BUDGET, selectForStep } from './select.ts';
import { notice, soughtWords, withoutNotices } from './session.ts';

/** What comes next: a step with its verified target, or the admission that there is none. */
export type Suggestion =
  | {
      kind: 'step';
      reply: GuideStepReply;
      line: IndexLine | null;
      origin: GuideStep['origin'];
      tokens: number;
      /** What the requests took, in ms and US dollars; `null`: the price is unknown. */
      askedMs?: number;
      usd?: number | null;
      /** Further fields of the same form that the reply names. */
      more?: Field[];
      /** The trap that the step avoids, or stands on. */
      trap?: NonNullable<GuideStep['trap']>;
    }
  /** `gaveUp`: why the model says that nothing here leads on. */
  | { kind: 'lost'; candidates: IndexLine[]; gaveUp: string | null }
  | { kind: 'nothing' };

/**
 * The next step for the page as it is: from a walk that worked before, from the model, or by rules.
 * @param fresh numbers of lines that came since the last step: a message about it is never left out
 */
export async function suggest(
  context: GuideContext,
  index: PageIndex,
  fresh: ReadonlySet<number> = new Set(),
): Promise<Suggestion> {
  const cached = await fromWalk(context, index);
  if (cached) return cached;
  if (!context.model) return fromRules(context, index);
  const known = await knownAction(cardOf(context), index, () => loadWalks(memoryOf(context)));
  if (known) {
    change(context, (card) => notice(card, 'known-action'));
    return { kind: 'step', ...known, origin: 'cache', tokens: 0 };
  }
  return fromModel(context, index, fresh);
}

function fromRules(context: GuideContext, index: PageIndex): Suggestion {
  const [refused] = refusedFields(index.lines, cardOf(context).steps);
  if (refused) return { ...stepTo(refused), origin: 'instant', tokens: 0 };
  const found = bestControl(cardOf(context), index.lines);
  if (found.kind === 'step') return { ...found, origin: 'instant', tokens: 0 };
  return found.kind === 'nothing' ? found : { kind: 'lost', candidates: found.candidates, gaveUp: null };
}

/** One request; one more when the reply does not stand the check. What then stays open is shown to choose from. */
export async function fromModel(
  context: GuideContext,
  index: PageIndex,
  fresh: ReadonlySet<number> = new Set(),
): Promise<Suggestion> {
  const card = cardOf(context);
  const { pageTokens } = context.settings.budget;
  const budget = { ...STEP_BUDGET, hard: Math.min(STEP_BUDGET.hard, pageTokens) };
  const lines = selectForStep(index.lines, soughtWords(card), budget, fresh);
  const view = await lookAtView(context, index, {
    wanted: card.wantsLook === true,
    stuck: card.steps.at(-1)?.seen === NOTHING_SEEN,
  });
  change(context, (now) => ({ ...now, look: view?.told ?? null }));
  const took = { tokens: 0, askedMs: 0, usd: 0 as number | null };
  const ask = (remark: string): Promise<GuideStepReply> => {
    context.progress({ code: 'asking' });
    const model = view?.picture?.model ?? context.model!;
    return model.structured(
      stepPrompt(card, index, lines, remark, view?.picture?.url),
      { name: 'guide_step', schema: guideStepReplySchema },
      {
        ...context.hooks,
        onUsage: (usage) => {
          took.tokens += usage.promptTokens + usage.completionTokens;
          took.askedMs += usage.totalMs;
          took.usd = took.usd === null || usage.usd === null ? null : took.usd + usage.usd;
          context.hooks.onUsage?.(usage);
        },
      },
    );
  };
  const ruledOut = card.notices.includes('same-step')
    ? 'The last step was done twice without effect. Suggest another way.'
    : '';
  const first = await ask([ruledOut, tellFiner(card)].filter(Boolean).join('\n'));
  if (first.action === 'none') return givenUp(first, card, index);
  const check = (reply: GuideStepReply) => checkReply(reply, index, card);
  const resolved = check(first);
  const step = (reply: GuideStepReply, line: IndexLine | null): Suggestion => {
    return { kind: 'step', reply, line, origin: 'model', ...took, more: fieldsOf(reply, line, index, card) };
  };
  if (resolved.ok) return step(first, resolved.line);
  const second = await ask(REPAIR[resolved.why]);
  if (second.action === 'none') return givenUp(second, card, index);
  const again = check(second);
  if ('line' in again) return step(second, again.line);
  const candidates = again.candidates.length > 0 ? again.candidates : resolved.candidates;
  return { kind: 'lost', candidates, gaveUp: null };
}

/** What is asked for where the person hesitates. */
const tellFiner = ({ finer }: GuideCard): string =>
  finer
    ? `The person hesitates at "${withoutNumbers(oneLine(finer))}": give that step anew, smaller or clearer, and say in it where the control stands and how it looks.`
    : '';

/** Nothing here serves the task: the links that come nearest to it are proposed, with the model's reason why it chose none. */
function givenUp({ instruction }: GuideStepReply, card: GuideCard, { lines, url }: PageIndex): Suggestion {
  const candidates = likely(`${soughtWords(card)} ${instruction}`, lines).filter(
    (line) => line.role === 'link' && !leadsToDeadEnd(card, { action: 'click', value: null }, line, url),
  );
  return { kind: 'lost', candidates: candidates.slice(0, 3), gaveUp: instruction };
}

/** The next step of a known walk, as long as each of its steps still fits the page. */
async function fromWalk(context: GuideContext, index: PageIndex): Promise<Suggestion | undefined> {
  const card = cardOf(context);
  const walk = card.replay ? await knownWalk(context, card.replay.walkId) : await newWalk(context, index);
  if (!walk) return undefined;
  const next = cardOf(context).replay?.next ?? 0;
  const fitting = next < walk.steps.length ? fitStep(card, walk, next, index) : fitEnd(walk, index);
  if (fitting) {
    change(context, (now) => notice({ ...now, replay: { walkId: walk.id, next: next + 1 } }, 'from-cache'));
    return { kind: 'step', ...fitting, origin: 'cache', tokens: 0 };
  }
  change(context, (now) => ({
    ...(now.steps.length > 0 ? notice(withoutNotices(now, 'from-cache'), 'cache-left') : now),
    replay: null,
  }));
  return undefined;
}

async function knownWalk(context: GuideContext, id: string): Promise<Walk | undefined> {
  const walk = (await loadWalks(memoryOf(context))).find((each) => each.id === id);
  return walk && forTask(walk, cardOf(context).task);
}

/** Only a new guide looks for a walk: one that has left its walk, or was told to do without, stays with the model. */
async function newWalk(context: GuideContext, index: PageIndex): Promise<Walk | undefined> {
  const { steps, task, notices } = cardOf(context);
  if (steps.length > 0 || notices.includes('cache-left')) return undefined;
  return findWalk(memoryOf(context), index.url, task, Date.now());
}

function fitStep(
  card: GuideCard,
  walk: Walk,
  next: number,
  index: PageIndex,
): { reply: GuideStepReply; line: IndexLine | null } | undefined {
  const step = walk.steps[next]!;
  const line = step.locator ? locate(step.locator, index.lines) : null;
  if (line === undefined || line?.notes.includes('disabled')) return undefined;
  if (line && isDisliked(card, step.action, line, index.url)) return undefined;
  const { instruction, hint, action, value, commits = false } = step;
  return {
    line,
    reply: { instruction, hint, action, value, commits, index: line?.n ?? null, text: line?.text ?? '' },
  };
}

/** The walk is at its end only when the page says so in the same words as then. */
function fitEnd(walk: Walk, index: PageIndex): { reply: GuideStepReply; line: IndexLine } | undefined {
  const words = normalizeLabel(walk.evidence ?? '');
  const line =
    words === '' ? undefined : index.lines.find((each) => normalizeLabel(each.text).includes(words));
  if (!line) return undefined;
  return {
    line,
    reply: {
      instruction: walk.task,
      index: line.n,
      text: walk.evidence ?? '',
      action: 'done',
      value: null,
      hint: '',
    },
  };
}

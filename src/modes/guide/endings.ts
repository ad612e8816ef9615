import type { GuideNotice } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import type { TurnEnd } from '../mode.ts';
import { saveWalk, walkOf } from './cache.ts';
import { evidenceOf } from './evidence.ts';
import type { PageState } from './fingerprint.ts';
import { nameInWords } from './name-in-words.ts';
import type { Suggestion } from './next-step.ts';
import { finishedOutline } from './outline.ts';
import {
  cardOf,
  change,
  type GuideContext,
  leavePage,
  memoryOf,
  numberCandidates,
  watchOnly,
} from './page-work.ts';
import { stepFrom } from './present.ts';
import { lightProof, proofOf } from './proof.ts';
import { recordStep } from './record-steps.ts';
import { keepRun } from './recording.ts';
import { addStep, endStep, leaveChain, notice } from './session.ts';

/** The goal is reached: shown with the words on the page that say so, if they are there. */
export async function finish(
  context: GuideContext,
  suggestion: Extract<Suggestion, { kind: 'step' }>,
  index: PageIndex,
  state: PageState,
): Promise<TurnEnd> {
  const evidence = evidenceOf(suggestion, index.lines);
  const { citations, conditions } = proofOf(
    suggestion.reply,
    evidence?.verified ? { text: evidence.text, n: suggestion.line?.n ?? 0 } : null,
    index,
  );
  const now = Date.now();
  change(context, (before) => {
    const added = addStep(before, stepFrom({ ...suggestion, line: null }, index, state));
    const ended = endStep(added, 'done', null, now);
    const outline = finishedOutline(before.outline);
    const proof = { evidence, conditions, dark: index.dark };
    return { ...ended, ...proof, phase: 'done', endedAt: now, replay: null, outline };
  });
  await leavePage(context);
  const lit = await lightProof(context.document, context.turn.id, citations, index.dark);
  const card = change(context, (before) => ({ ...before, citations: lit }));
  await recordStep(context, card.steps.at(-1)!, index, suggestion.line?.n);
  await keepRun(context, card);
  const walk = suggestion.origin === 'model' ? walkOf(card, now) : undefined;
  if (walk) await saveWalk(memoryOf(context), walk);
  return 'done';
}

/** Times in a row that no way on is found before the guide says that it sees none. */
const MAX_MISSES = 2;

/** The guide is unsure and says so; it never points at a guess. Where it has been so twice in a row, it ends. */
export async function lost(
  context: GuideContext,
  candidates: readonly IndexLine[],
  gaveUp: string | null,
  ...codes: GuideNotice[]
): Promise<TurnEnd> {
  const misses = codes.length > 0 ? (cardOf(context).misses ?? 0) : (cardOf(context).misses ?? 0) + 1;
  if (misses >= MAX_MISSES) return declare(context, gaveUp);
  const shown = candidates.map((line) => ({ n: line.n, role: line.role, text: nameInWords(line) }));
  change(context, (card) =>
    notice({ ...leaveChain(card), phase: 'lost', candidates: shown, gaveUp, misses, shown: null }, ...codes),
  );
  await watchOnly(context);
  await numberCandidates(context);
  return 'waiting';
}

/** The honest end: no way is seen. The card tells what was tried. */
async function declare(context: GuideContext, gaveUp: string | null): Promise<TurnEnd> {
  const card = change(context, (before) => ({
    ...before,
    phase: 'done',
    declared: true,
    gaveUp: gaveUp ?? before.gaveUp ?? null,
    candidates: [],
    endedAt: Date.now(),
    replay: null,
    shown: null,
    success: false,
  }));
  await leavePage(context);
  await keepRun(context, card);
  return 'done';
}

/** The observer saw the guide go nowhere: the person says how to go on. */
export async function blocked(context: GuideContext, codes: GuideNotice[]): Promise<TurnEnd> {
  change(context, (card) => notice({ ...card, phase: 'blocked', shown: null }, ...codes));
  await watchOnly(context);
  return 'waiting';
}

/** The instant engine's honest end: nothing else on this page fits. */
export async function nothingFits(context: GuideContext): Promise<TurnEnd> {
  const now = Date.now();
  const code = cardOf(context).steps.length === 0 ? 'guide-instant-nothing' : 'guide-instant';
  const card = change(context, (before) => ({
    ...before,
    phase: 'done',
    endedAt: now,
    notes: [{ code }],
    success: null,
  }));
  await leavePage(context);
  await keepRun(context, card);
  return 'done';
}

import { SightlineError } from '../../contracts/errors.ts';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { renderLine } from '../../core/index/render.ts';
import { tellableUrl } from '../../core/tellable-url.ts';
import { inTab, screenOf } from '../image/take.ts';
import { cardOf, change, type GuideContext, revealFrames, whileWanted } from './page-work.ts';
import type { FramedStep } from './recorder-port.ts';
import { memoryCard } from './recording.ts';

/** Lines before and after a step's target that are kept with it. */
const AROUND = 8;

const isRecording = ({ recording }: GuideCard): boolean => recording === 'on';

/**
 * Keeps the page of a step, before its beacon stands on it. A guide goes on without a picture that cannot be taken (the tab is not in front), and
 * without recording where nothing can be kept.
 * @param n line of the step's control, or of the words that prove the end
 */
export async function recordStep(
  context: GuideContext,
  step: GuideStep,
  index: PageIndex,
  n = step.target?.n,
): Promise<void> {
  const { recorder } = context;
  if (!recorder || !isRecording(cardOf(context))) return;
  const shot = await pictureOf(context, step, index);
  const { url, title, lines } = index;
  const page = { stepId: step.id, url: tellableUrl(url), title, lines: linesAround(lines, n) };
  const kept = await whileWanted(context, recorder.keep(memoryCard(cardOf(context)), page, shot));
  if (!kept) change(context, (card) => ({ ...card, recording: 'failed' }));
}

async function pictureOf(context: GuideContext, { target, number }: GuideStep, index: PageIndex) {
  try {
    const placed = target && (await placeOf(context, target.n, index));
    return {
      shot: await whileWanted(context, screenOf(context.page, index)),
      framed: placed && { ...placed, number },
    };
  } catch (error) {
    context.signal.throwIfAborted();
    if (!(error instanceof SightlineError))
      console.warn('no picture of a step', error instanceof Error ? error.message : typeof error);
    return undefined;
  }
}

/** Brings a control into view and tells where it then stands, in shares of the view. */
async function placeOf(
  context: GuideContext,
  n: number,
  index: PageIndex,
): Promise<Omit<FramedStep, 'number'> | null> {
  const key = index.lines.find((line) => line.n === n)?.frame;
  const { viewport } = index;
  if (key === undefined || !viewport) return null;
  await revealFrames(context, n, index);
  const { box } = await whileWanted(context, context.page.callAt(n, 'guideFrame', { n }));
  const placed = await whileWanted(context, inTab(context.page, key, box));
  if (!placed) return null;
  const { x, y, width, height } = placed.seen;
  return {
    x0: x / viewport.width,
    y0: y / viewport.height,
    x1: (x + width) / viewport.width,
    y1: (y + height) / viewport.height,
  };
}

/** A target with its neighbours; of a step without one, the first lines. What was typed into fields is left out. */
function linesAround(lines: readonly IndexLine[], n: number | undefined): string[] {
  const at = Math.max(
    0,
    lines.findIndex((line) => line.n === n),
  );
  return lines
    .slice(Math.max(0, at - AROUND), at + AROUND + 1)
    .map((line) => renderLine({ ...line, notes: line.notes.filter((note) => !note.startsWith('value ')) }));
}

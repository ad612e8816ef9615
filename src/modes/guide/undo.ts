import type { GuideAction, GuideCard, GuideStep, GuideUndo } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { locate } from './locator.ts';

/** How a step is taken back: by the browser's history, or by doing something to a control. */
export type UndoPlan =
  | { offer: 'history'; url: string }
  | { offer: 'restore' | 'reopen'; line: IndexLine; action: GuideAction; value: string | null }
  | { offer: 'committed' | 'impossible' };

const VALUE = /^value "(.*)"$/s;
/** Notes that a press turns into each other. */
const TOGGLED = ['expanded', 'collapsed', 'pressed', 'selected'];

/** How a target stands, as far as it can be put back: the notes of its line that a step may change. */
export const standingOf = ({ notes }: IndexLine): string[] =>
  notes.filter(
    (note) =>
      VALUE.test(note) ||
      ['checked', 'not checked', 'partly checked', 'filled in'].includes(note) ||
      TOGGLED.includes(note),
  );

/**
 * What would take back a step that is over, on the page as it is now; `null`: there is nothing to take back. A step that commits is never taken back
 * by Sightline, and nothing here is done before the person asks for it.
 */
export function undoOf(step: GuideStep, card: GuideCard, { url, lines }: PageIndex): UndoPlan | null {
  if (step.state !== 'done') return null;
  if (step.commits && step.action !== 'navigate') return { offer: 'committed' };
  if (step.url !== url) return { offer: 'history', url: step.url };
  if (!step.target) return null;
  const line = locate(step.target.locator, lines);
  if (!line) return reopening(step, card, lines) ?? { offer: 'impossible' };
  return restoring(step, line);
}

function restoring({ action, stood, privateInput }: GuideStep, line: IndexLine): UndoPlan | null {
  const before = stood ?? [];
  const now = standingOf(line);
  if (before.join() === now.join()) return action === 'type' || action === 'check' ? null : pressed(action);
  if (privateInput || before.includes('filled in') || now.includes('filled in'))
    return { offer: 'impossible' };
  if (now.some((note) => note === 'checked' || note === 'not checked'))
    return line.role === 'radio'
      ? { offer: 'impossible' }
      : { offer: 'restore', line, action: 'check', value: String(before.includes('checked')) };
  if (action === 'type' || action === 'select') return formerValue(action, before, line);
  return { offer: 'restore', line, action: 'click', value: null };
}

/** A press that has left its control as it was: nobody knows what else it did. */
const pressed = (action: GuideAction): UndoPlan | null =>
  action === 'click' || action === 'press' ? { offer: 'impossible' } : null;

function formerValue(action: 'type' | 'select', before: readonly string[], line: IndexLine): UndoPlan {
  const value = before.map((note) => VALUE.exec(note)?.[1]).find((each) => each !== undefined) ?? '';
  // What the index shortens or writes otherwise cannot be put back as it was.
  if (/[⏎…]/.test(value) || (action === 'select' && value === '')) return { offer: 'impossible' };
  return { offer: 'restore', line, action, value };
}

/** The control that had opened what the step stood in. */
function reopening(step: GuideStep, { steps }: GuideCard, lines: readonly IndexLine[]): UndoPlan | null {
  const opener = steps[steps.findIndex(({ id }) => id === step.id) - 1];
  if (opener?.action !== 'click' || opener.commits || opener.url !== step.url || !opener.target) return null;
  const line = locate(opener.target.locator, lines);
  return line && !line.notes.includes('expanded')
    ? { offer: 'reopen', line, action: 'click', value: null }
    : null;
}

/** What the card says of it. */
export const offerOf = (plan: UndoPlan | null): GuideUndo | null => plan?.offer ?? null;

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GuideLine, GuideLineStep } from '../../src/core/labels/export.ts';
import type { Task, TaskStep } from './kit.ts';
import { type Lead, leadOn } from './recorded-in-page.ts';

/** Typed where it is not known what the person typed. */
const STAND_IN = 'stand-in';

/**
 * Tasks that were recorded on live pages (`guide.jsonl` of the labelling page), to be done again on the snapshots of those pages: each leads to the next
 * once the person or the guide has done what the annotator did there.
 */
export function recordedTasks(file: string): Task[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => recordedTask(JSON.parse(line) as GuideLine, dirname(file)));
}

/** @param folder where the files of its pages are */
export function recordedTask(line: GuideLine, folder: string): Task {
  // Neighbours that were done on the same page share it; going elsewhere leaves it.
  const starts = line.steps.flatMap((step, i) => {
    const before = line.steps[i - 1];
    return before?.page === step.page && before.action !== 'navigate' ? [] : [i];
  });
  const files = [...starts.map((at) => line.steps[at]!.page), line.end];
  const missing = files.find((each) => !existsSync(join(folder, each)));
  if (missing) throw new Error(`${line.id}: its page ${missing} is missing`);
  const pages = files.map((each, at) => {
    const [from = line.steps.length, to] = [starts[at], starts[at + 1] ?? line.steps.length];
    const html = readFileSync(join(folder, each), 'utf8');
    return [pathOf(at), withLead(html, leadFor(line.steps, from, to, pathOf(at + 1)))] as const;
  });
  const steps = line.steps.map((step, i) =>
    stepOf(step, pathOf(starts.filter((at) => at <= i + 1).length - 1)),
  );
  return {
    name: line.question,
    question: line.question,
    pages: Object.fromEntries(pages),
    steps,
    shows: literal(line.shows),
  };
}

const pathOf = (at: number): string => `/recorded/${at + 1}`;

function leadFor(steps: readonly GuideLineStep[], from: number, to: number, next: string): Lead {
  const first = steps[from] ?? steps.at(-1);
  const entered = steps
    .slice(0, from)
    .filter((step) => step.document === steps[from]?.document && step.value !== null);
  const awaited = steps.slice(from, to).filter(({ action }) => action !== 'navigate');
  return { origin: originOf(first?.url ?? ''), awaited, entered, next };
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** The snapshot with what leads on: it has no scripts of its own, so its policy need not keep any out. */
function withLead(html: string, lead: Lead): string {
  const data = JSON.stringify(lead).replaceAll('<', '\\u003c');
  // Who runs this by tsx gets calls of its helper `__name` in every function.
  const script = `<script>{ const __name = (named) => named; (${leadOn})(${data}) }</script>`;
  return html
    .replace(/(content="default-src 'none';)/, `$1 script-src 'unsafe-inline';`)
    .replace('</head>', () => `${script}</head>`);
}

function stepOf(step: GuideLineStep, next: string): TaskStep {
  const selector = step.paths.join(' >> ');
  const { action, frame, value } = step;
  if (action === 'navigate')
    return { selector: '', action, value: next, byHand: (page) => page.goto(new URL(next, page.url()).href) };
  return {
    selector,
    ...(frame ? { frame } : {}),
    ...(step.role === undefined ? {} : { at: lineOf(step) }),
    action,
    ...(step.withheld ? { value: STAND_IN } : value === null ? {} : { value }),
    byHand: (page) => doStep(page, selector, step),
  };
}

async function doStep(
  page: Page,
  selector: string,
  { action, value, frame, withheld }: GuideLineStep,
): Promise<void> {
  const control = (frame ? page.frame(frame) : null)?.locator(selector) ?? page.locator(selector);
  const words = withheld ? STAND_IN : (value ?? '');
  if (action === 'type') await control.fill(words);
  else if (action === 'select') await control.selectOption(withheld ? { index: 1 } : { label: words });
  else if (action === 'check') await control.setChecked(value !== 'false', { force: true });
  else if (action === 'upload')
    await control.setInputFiles({ name: 'file.txt', mimeType: 'text/plain', buffer: Buffer.from('') });
  else if (action === 'press') await (selector ? control.press(words) : page.keyboard.press(words));
  else await control.click();
}

/** The line of a control: by role and name, and by notes that others of that name have not. Addresses are others here. */
function lineOf({ role = '', name = '', telling = [] }: GuideLineStep): RegExp {
  const notes = telling.filter((note) => !note.startsWith('to '));
  const head = escaped(`${role}:${name ? ` ${name}` : ''}`);
  const end = notes.length > 0 ? ` \\|${notes.map((note) => ` .*${escaped(note)}`).join('')}` : '(?: \\||$)';
  return new RegExp(`^\\[\\d+\\] ${head}${end}`);
}

const literal = (words: string): RegExp => new RegExp(escaped(words).replace(/\s+/g, '\\s+'));
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

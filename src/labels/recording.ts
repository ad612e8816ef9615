import type { RecordedStep, SeenStep, Snapshot, StepEntry } from '../contracts/labels.ts';
import type { IndexLine } from '../contracts/page-index.ts';
import { keptUrl } from '../core/history/address.ts';
import { targetOf } from '../modes/guide/locator.ts';
import { hashOf } from './hash.ts';

/** What was recorded in a tab: the steps, and by its hash each page that they were done on. */
export interface Recorded {
  steps: RecordedStep[];
  pages: Map<string, string>;
}

/** Collects steps as a tab tells them. */
export interface Recording {
  seen(step: SeenStep): void;
  entered(entry: StepEntry): void;
  wentTo(url: string): void;
  /** Once all pages are at hand. */
  finished(): Promise<Recorded>;
}

/**
 * @param take the tab's page now, for a step in a frame
 * @param whole a snapshot with the styles that it lacks
 * @param onSteps told after each change
 */
export function createRecording(
  take: () => Promise<string>,
  whole: (snapshot: Snapshot) => Promise<string>,
  onSteps: (steps: RecordedStep[]) => void,
): Recording {
  let steps: RecordedStep[] = [];
  const pages = new Map<string, string>();
  const under = new Set<Promise<void>>();

  const change = (changed: RecordedStep[]) => {
    steps = changed;
    onSteps(steps);
  };
  const put = (id: string, part: Partial<RecordedStep>) =>
    change(steps.map((step) => (step.id === id ? { ...step, ...part } : step)));

  async function keepPage(id: string, page: Promise<string>): Promise<void> {
    try {
      const html = await page;
      const before = await hashOf(html);
      pages.set(before, html);
      put(id, { before });
    } catch (error) {
      // The page of a frame may have gone by then: the step stands without it.
      console.warn('page of a step not taken', error);
    }
  }

  return {
    seen(seen) {
      change([...steps, stepOf(seen)]);
      const kept = keepPage(seen.id, seen.before ? whole(seen.before) : take());
      under.add(kept);
      void kept.finally(() => under.delete(kept));
    },
    entered: ({ id, ...entry }) => put(id, entry),
    wentTo(url) {
      const step = { ...NOTHING, id: crypto.randomUUID(), value: keptUrl(url), url: steps.at(-1)?.url ?? '' };
      change([...steps, { ...step, document: steps.at(-1)?.document ?? '' }]);
    },
    async finished() {
      await Promise.all(under);
      return { steps, pages };
    },
  };
}

const NOTHING: RecordedStep = {
  id: '',
  action: 'navigate',
  value: null,
  withheld: false,
  target: null,
  telling: [],
  paths: [],
  frame: '',
  url: '',
  title: '',
  document: '',
  before: '',
  note: '',
};

function stepOf({ lines, n, tag, before, entry, ...seen }: SeenStep): RecordedStep {
  const line = lines.find((each) => each.n === n);
  const target = line && targetOf(line, lines);
  const path = seen.paths.at(-1) ?? '';
  return {
    ...NOTHING,
    ...seen,
    ...entry,
    url: keptUrl(seen.url),
    target: target ? { ...target, tag, locator: { ...target.locator, path } } : null,
    telling: line ? tellingOf(line, lines) : [],
  };
}

/** How a control stands, which is another on another day. */
const STATE =
  /^(?:value|problem|(?:not )?checked|expanded|collapsed|pressed|selected|current|disabled|focused)\b/;

function tellingOf(line: IndexLine, lines: readonly IndexLine[]): string[] {
  const alike = lines.filter((each) => each !== line && each.role === line.role && each.text === line.text);
  const isTelling = (note: string) => !STATE.test(note) && !alike.some(({ notes }) => notes.includes(note));
  return alike.length > 0 || line.text === '' ? line.notes.filter(isTelling) : [];
}

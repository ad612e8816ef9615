import type { GuideAction } from '../../contracts/guide.ts';
import type { PageCallParams, PageCallResult, PageHandlers } from '../../contracts/worker-to-page.ts';
import { innerControl } from '../actions/events.ts';
import { perform } from '../actions/perform.ts';
import type { PageContext } from '../context.ts';
import { cssPath } from '../dom/css-path.ts';
import { rectOf } from '../dom/dom.ts';
import { standInFor } from '../dom/stand-in.ts';
import { type Beacon, createBeacon } from '../overlay/beacon.ts';
import { bringIntoView, isInView } from '../overlay/bring-into-view.ts';
import { createNumbers } from '../overlay/numbers.ts';
import { formMates } from '../overlay/obstacles.ts';
import { privateInputOf } from '../private/private.ts';
import { isBusy, settle } from '../watch/settle.ts';
import { controlFactsOf } from './control-facts.ts';
import { createCountdown } from './countdown.ts';
import { leadsTo } from './leads-to.ts';
import { placeOf, sealOf } from './seal.ts';
import { createStepWatch, type Target } from './step-watch.ts';

type GuideHandlers = Pick<PageHandlers, Extract<keyof PageHandlers, `guide${string}`>>;

/** Where a step leads, also by what lies inside the control and would be pressed in its place. */
const goesTo = (element: Element, action: GuideAction): string | null =>
  leadsTo((action === 'click' && innerControl(element)) || element, action) ?? leadsTo(element, action);

/** What to enter, choose or press, where it says something and is not the person's alone. */
const shownValue = ({ action, value }: PageCallParams<'guideShow'>, isPrivate: boolean): string =>
  !isPrivate && ['type', 'select', 'press'].includes(action) ? (value ?? '') : '';

/** Brings a step's target into view and marks it. */
function point(beacon: Beacon, step: PageCallParams<'guideShow'>, { element, shownBy }: Target): void {
  bringIntoView(shownBy);
  beacon.show({
    n: step.n,
    element: shownBy,
    title: step.title,
    instruction: step.instruction,
    value: shownValue(step, privateInputOf(element) !== null),
    hint: step.hint,
    why: step.why ?? '',
    sign: step.sign ?? '',
  });
}

/** What the worker decides by: whether the step may be done for the person, and where it leads. */
const factsOf = ({ element }: Target, action: GuideAction) => ({
  privateInput: privateInputOf(element),
  facts: controlFactsOf(element, action === 'click' ? innerControl(element) : null),
  leadsTo: goesTo(element, action),
  path: cssPath(element),
});

/** Does a step, where the target still is what was agreed to. `null`: the step is about the page as a whole. */
async function act(
  target: Element | null,
  { action, value, seal }: PageCallParams<'guideAct'>,
): Promise<PageCallResult<'guideAct'>> {
  const element = target ?? document.documentElement;
  if (seal !== null && sealOf(element) !== seal) return { effect: false, refused: 'changed', opens: null };
  // Only what is in view can be asked for what lies over its middle.
  if (target) bringIntoView(target);
  const goes = goesTo(element, action);
  return perform(element, action, value, () => goesTo(element, action) === goes);
}

/** Tells from now on whether a target still is where and what it was, and the person can see which one it is. */
function sameAsNow(element: Element, beacon: Beacon): () => boolean {
  const seal = sealOf(element);
  const inPlace = placeOf(element);
  return () => element.isConnected && inPlace() && sealOf(element) === seal && beacon.isShown();
}

/**
 * One document's part in a guide: shows the beacon, watches what the person and the page do, performs a step. It knows one step at a time;
 * what comes next is the worker's to decide.
 * @param resolve throws `stale-element` for a number whose element is gone or has become another
 */
export function createGuide(
  context: PageContext,
  resolve: (n: number) => Target,
): GuideHandlers & { end(): void } {
  const beacon = createBeacon(context.document, context.glass, (element) => context.shadowRootOf(element));
  const numbers = createNumbers(context.document, context.glass);
  const countdown = createCountdown(context, beacon);
  const watch = createStepWatch(context, beacon);

  function end(): void {
    watch.stop();
    countdown.stop();
    beacon.hide();
    numbers.clear();
  }

  context.signal.addEventListener('abort', end);
  return {
    end,
    guideShow(step) {
      const target = resolve(step.n);
      end();
      watch.start(step, target);
      point(beacon, step, target);
      return { inView: isInView(target.shownBy), ...factsOf(target, step.action) };
    },
    guideAsk({ n, action, beside }) {
      const target = resolve(n);
      const together = formMates(resolve(beside).element).includes(target.element);
      return { together, ...factsOf(target, action) };
    },
    guideWatch(step) {
      end();
      watch.start(step, null);
      return {};
    },
    guideActs: () => ({ acts: watch.acts }),
    guideHide() {
      end();
      return {};
    },
    guideNumber({ stepId, n, number }) {
      const { shownBy } = resolve(n);
      if (number === null) numbers.remove(shownBy);
      else numbers.add(number, shownBy, () => context.report({ type: 'guide-chose', stepId, n }));
      return {};
    },
    guideFrame({ n }) {
      const { element, shownBy } = resolve(n);
      bringIntoView(element);
      const { x, y, width, height } = rectOf(standInFor(shownBy));
      return { box: { x, y, width, height } };
    },
    async guideSettle({ expectChange, maxMs }) {
      const options = { expectChange, maxMs, navigating: watch.isLeaving };
      const settled = await settle(context.document, options, context.signal);
      return {
        settled,
        busy: !settled && isBusy(context.document),
        scrollX: window.scrollX,
        scrollY: window.scrollY,
      };
    },
    guideAct(step) {
      countdown.stop();
      beacon.letThrough();
      return watch.duringOwn(async () => act(step.n === null ? null : resolve(step.n).element, step));
    },
    guideCountdown({ stepId, ms }) {
      const element = watch.target?.element;
      if (ms === null) countdown.stop();
      else countdown.start(stepId, ms, element ? sameAsNow(element, beacon) : () => true);
      return {};
    },
    guideScroll({ x, y }) {
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      return {};
    },
  };
}

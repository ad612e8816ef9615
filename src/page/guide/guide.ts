import type { GuideAction } from '../../contracts/guide.ts';
import type { PageCallParams, PageCallResult, PageHandlers } from '../../contracts/worker-to-page.ts';
import { innerControl } from '../actions/events.ts';
import { perform } from '../actions/perform.ts';
import type { PageContext } from '../context.ts';
import { cssPath } from '../dom/css-path.ts';
import type { Ref } from '../index/refs.ts';
import { createBeacon } from '../overlay/beacon.ts';
import { bringIntoView, isInView } from '../overlay/bring-into-view.ts';
import { privateInputOf } from '../private/private.ts';
import { type PageChange, watchChanges } from '../watch/changes.ts';
import { type Hand, watchHand } from '../watch/hand.ts';
import { watchNavigation } from '../watch/navigation.ts';
import { isBusy, settle } from '../watch/settle.ts';
import { watchUserActions } from '../watch/user-actions.ts';
import { controlFactsOf } from './control-facts.ts';
import { createCountdown } from './countdown.ts';
import { leadsTo } from './leads-to.ts';
import { placeOf, sealOf } from './seal.ts';

type GuideHandlers = Pick<PageHandlers, Extract<keyof PageHandlers, `guide${string}`>>;

/** Where a step leads, also by what lies inside the control and would be pressed in its place. */
const goesTo = (element: Element, action: GuideAction): string | null =>
  leadsTo((action === 'click' && innerControl(element)) || element, action) ?? leadsTo(element, action);

/** What to enter, choose or press, where it says something and is not the person's alone. */
const shownValue = ({ action, value }: PageCallParams<'guideShow'>, isPrivate: boolean): string =>
  !isPrivate && ['type', 'select', 'press'].includes(action) ? (value ?? '') : '';

/**
 * One document's part in a guide: shows the beacon, watches what the person and the page do, performs a step. It knows one step at a time;
 * what comes next is the worker's to decide.
 * @param resolve throws `stale-element` for a number whose element is gone or has become another
 */
export function createGuide(
  context: PageContext,
  resolve: (n: number) => Pick<Ref, 'element' | 'shownBy'>,
): GuideHandlers & { end(): void } {
  const beacon = createBeacon(context.document, context.glass, (element) => context.shadowRootOf(element));
  const countdown = createCountdown(context, beacon, () => isSame());
  /** Whether the target still is where and what it was when its countdown began, and the person can see which one it is. */
  let isSame: () => boolean = () => true;
  let target: Pick<Ref, 'element' | 'shownBy'> | null = null;
  let hand: Hand | null = null;
  let watching: AbortController | null = null;
  /** While Sightline itself acts, what it does is not the person's doing. */
  let acting = false;
  const navigation = watchNavigation(() => reportChange('url'), context.signal);
  let stepId: string | null = null;

  function reportChange(why: PageChange): void {
    if (stepId === null || acting) return;
    if (why === 'target-gone') beacon.hide();
    context.report({ type: 'guide-changed', stepId, why });
  }

  function end(): void {
    watching?.abort();
    watching = null;
    stepId = null;
    target = null;
    countdown.stop();
    beacon.hide();
  }

  function watch(step: PageCallParams<'guideWatch'>, at: Pick<Ref, 'element' | 'shownBy'> | null): void {
    end();
    stepId = step.stepId;
    target = at;
    watching = new AbortController();
    const { signal } = watching;
    const told = ({ on, kind }: { on: 'target' | 'elsewhere'; kind: string }) => {
      if (acting) return;
      if (on === 'target') beacon.hide();
      context.report({ type: 'guide-acted', stepId: step.stepId, on, kind } as Parameters<
        typeof context.report
      >[0]);
    };
    const element = at?.element ?? null;
    const shownBy = at?.shownBy ?? null;
    hand = watchHand(signal, beacon.isOurs);
    watchUserActions({ action: step.action, value: step.value, element, shownBy }, hand, told, signal);
    watchChanges(context.document, shownBy, element, reportChange, signal);
  }

  function show(step: PageCallParams<'guideShow'>): PageCallResult<'guideShow'> {
    const found = resolve(step.n);
    const { element, shownBy } = found;
    watch(step, found);
    bringIntoView(shownBy);
    beacon.show({
      n: step.n,
      element: shownBy,
      title: step.title,
      instruction: step.instruction,
      value: shownValue(step, privateInputOf(element) !== null),
      hint: step.hint,
      why: step.why ?? '',
    });
    return {
      inView: isInView(shownBy),
      privateInput: privateInputOf(element),
      facts: controlFactsOf(element, step.action === 'click' ? innerControl(element) : null),
      leadsTo: goesTo(element, step.action),
      path: cssPath(element),
    };
  }

  async function act({
    n,
    action,
    value,
    seal,
  }: PageCallParams<'guideAct'>): Promise<PageCallResult<'guideAct'>> {
    countdown.stop();
    acting = true;
    beacon.letThrough();
    try {
      const element = n === null ? context.document.documentElement : resolve(n).element;
      if (seal !== null && sealOf(element) !== seal)
        return { effect: false, refused: 'changed', opens: null };
      // Only what is in view can be asked for what lies over its middle.
      if (n !== null) bringIntoView(element);
      const goes = goesTo(element, action);
      return await perform(element, action, value, () => goesTo(element, action) === goes);
    } finally {
      acting = false;
    }
  }

  function startCountdown(id: string, ms: number): void {
    const element = target?.element;
    if (element) {
      const seal = sealOf(element);
      const inPlace = placeOf(element);
      isSame = () => element.isConnected && inPlace() && sealOf(element) === seal && beacon.isShown();
    } else isSame = () => true;
    countdown.start(id, ms);
  }

  context.signal.addEventListener('abort', end);
  return {
    end,
    guideShow: show,
    guideWatch(step) {
      watch(step, null);
      return {};
    },
    guideActs() {
      return { acts: hand?.acts ?? 0 };
    },
    guideHide() {
      end();
      return {};
    },
    guideFrame({ n }) {
      bringIntoView(resolve(n).element);
      return {};
    },
    async guideSettle({ expectChange, maxMs }) {
      const options = { expectChange, maxMs, navigating: navigation.pending };
      const settled = await settle(context.document, options, context.signal);
      return {
        settled,
        busy: !settled && isBusy(context.document),
        scrollX: window.scrollX,
        scrollY: window.scrollY,
      };
    },
    guideAct: act,
    guideCountdown({ stepId: id, ms }) {
      if (ms === null) countdown.stop();
      else startCountdown(id, ms);
      return {};
    },
    guideScroll({ x, y }) {
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      return {};
    },
  };
}

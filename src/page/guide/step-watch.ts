import type { PageCallParams } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import type { Ref } from '../index/refs.ts';
import type { Beacon } from '../overlay/beacon.ts';
import { type PageChange, watchChanges } from '../watch/changes.ts';
import { type Hand, watchHand } from '../watch/hand.ts';
import { watchNavigation } from '../watch/navigation.ts';
import { type UserAction, watchUserActions } from '../watch/user-actions.ts';

/** The element of a step, and what shows it. */
export type Target = Pick<Ref, 'element' | 'shownBy'>;

export interface StepWatch {
  /** Watches what the person and the page do about this step; the step before it is let go. `null`: it has no target in this document. */
  start(step: PageCallParams<'guideWatch'>, target: Target | null): void;
  stop(): void;
  /** While Sightline itself acts, what it does is not the person's doing. */
  duringOwn<T>(act: () => Promise<T>): Promise<T>;
  /** Times the person did something that may change the page, since the step is watched. */
  readonly acts: number;
  readonly target: Target | null;
  /** Whether this document is about to be left. */
  isLeaving(): boolean;
}

/** Reports what the person does, and what the page does by itself, while a step waits. */
export function createStepWatch(context: PageContext, beacon: Beacon): StepWatch {
  let stepId: string | null = null;
  let target: Target | null = null;
  let hand: Hand | null = null;
  let watching: AbortController | null = null;
  let acting = false;
  const navigation = watchNavigation(() => changed('url'), context.signal);

  function changed(why: PageChange): void {
    if (stepId === null || acting) return;
    if (why === 'target-gone') beacon.hide();
    context.report({ type: 'guide-changed', stepId, why });
  }

  function acted({ on, kind }: UserAction): void {
    if (stepId === null || acting) return;
    if (on === 'target') beacon.hide();
    context.report({ type: 'guide-acted', stepId, on, kind });
  }

  function stop(): void {
    watching?.abort();
    watching = null;
    stepId = null;
    target = null;
  }

  return {
    start(step, at) {
      stop();
      stepId = step.stepId;
      target = at;
      watching = new AbortController();
      const { signal } = watching;
      const element = at?.element ?? null;
      const shownBy = at?.shownBy ?? null;
      hand = watchHand(signal, beacon.isOurs);
      watchUserActions({ action: step.action, value: step.value, element, shownBy }, hand, acted, signal);
      watchChanges(context.document, shownBy, element, changed, signal);
    },
    stop,
    async duringOwn(act) {
      acting = true;
      try {
        return await act();
      } finally {
        acting = false;
      }
    },
    get acts() {
      return hand?.acts ?? 0;
    },
    get target() {
      return target;
    },
    isLeaving: navigation.pending,
  };
}

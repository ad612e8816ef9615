import type { GuideAction } from '../../contracts/guide.ts';
import { hotElements, standInFor } from '../dom/stand-in.ts';
import type { Hand } from './hand.ts';

/** What the person did, as the guide counts it. */
export interface UserAction {
  /** `target`: what the step asks for. `elsewhere`: anything else that may have changed the page. */
  on: 'target' | 'elsewhere';
  kind: 'click' | 'type' | 'choose' | 'press' | 'scroll' | 'hover' | 'upload';
}

export interface WatchedStep {
  action: GuideAction;
  value: string | null;
  /** `null`: this frame does not hold the target, or the step has none. */
  element: Element | null;
  /** What is seen in its place: the label of a hidden checkbox. */
  shownBy?: Element | null;
}

/** Nobody leaves a field for the guide's sake: typing counts as done this long after the last input. */
const TYPING_PAUSE_MS = 1000;
const SCROLL_PAUSE_MS = 500;
const HOVER_MS = 300;

/** Steps that are done by pressing the target. A `select` on a real `<select>` is not: its choice is. */
const PRESSED: GuideAction[] = ['click', 'check', 'upload'];
const CONTROL =
  'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=tab], [role=checkbox], [role=radio], [role=switch]';

/**
 * Reports what the person does until `signal` ends. Listens on the window in the capture phase, before any handler of the page, so that a
 * widget that stops events or removes itself on mousedown is heard as well. Events that a script made count for nothing.
 */
export function watchUserActions(
  step: WatchedStep,
  hand: Hand,
  onActed: (action: UserAction) => void,
  signal: AbortSignal,
): void {
  const state = createState(step, onActed, signal);
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) => {
    const heard = (event: Event) => hand.made(event) && listener(event as WindowEventMap[K]);
    window.addEventListener(type, heard, { capture: true, passive: true, signal });
    // Events inside a closed shadow root are retargeted on their way out; seen from inside they are not.
    const root = step.element?.getRootNode();
    if (root instanceof ShadowRoot && root.mode === 'closed') {
      root.addEventListener(type, heard, { capture: true, passive: true, signal });
    }
  };
  listen('pointerdown', state.pressed);
  listen('pointerup', state.released);
  listen('click', state.clicked);
  listen('input', state.typed);
  listen('change', state.changed);
  listen('keydown', state.keyPressed);
  listen('submit', () => state.report('elsewhere', 'press'));
  listen('drop', () => state.report('elsewhere', 'click'));
  if (step.action === 'right_click') listen('contextmenu', state.menuAsked);
  if (step.action === 'scroll') listen('scroll', state.scrolled);
  if (step.action === 'hover') listen('pointerover', state.hovered);
}

function createState(step: WatchedStep, onActed: (action: UserAction) => void, signal: AbortSignal) {
  const { element, action } = step;
  let down: { hit: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: UserAction | null = null;
  let lastClickReport = Number.NEGATIVE_INFINITY;
  /** The step was done: what still happens to its target (blur, change, a second click) is no news. */
  let done = false;
  signal.addEventListener('abort', () => clearTimeout(timer));

  function report(on: UserAction['on'], kind: UserAction['kind']): void {
    // One press is told as pointerup, then as click, then perhaps as change or submit: once is enough.
    if (on === 'elsewhere' && performance.now() - lastClickReport < 80) return;
    lastClickReport = performance.now();
    // Words typed a moment ago are part of the same action.
    tell({ on: pending?.on === 'target' ? 'target' : on, kind });
  }

  function tell(action: UserAction): void {
    clearTimeout(timer);
    pending = null;
    if (action.on === 'target' && done) return;
    done ||= action.on === 'target';
    onActed(action);
  }

  function reportLater(on: UserAction['on'], kind: UserAction['kind'], ms: number): void {
    pending = { on: pending?.on === 'target' ? 'target' : on, kind };
    clearTimeout(timer);
    timer = setTimeout(() => pending && tell(pending), ms);
  }

  const touches = (event: Event): boolean =>
    element !== null && hits(element, step.shownBy ?? element, event);
  const gone = (): boolean => element !== null && (!element.isConnected || isWithoutBox(element));
  const isNativeChoice = element instanceof HTMLSelectElement || element instanceof HTMLOptionElement;

  return {
    report,
    pressed(event: PointerEvent) {
      down = { hit: touches(event) };
    },
    released(event: PointerEvent) {
      const started = down;
      down = null;
      if (!started || (event.pointerType === 'mouse' && event.button > 1)) return;
      if (isNativeChoice) return;
      const onTarget = started.hit && (touches(event) || gone());
      if (onTarget && PRESSED.includes(action)) report('target', 'click');
      // A press that only puts the caret into the field is the beginning of typing, not an action.
      else if (!(started.hit && action === 'type'))
        reportLater(pending?.on ?? 'elsewhere', 'click', pending ? TYPING_PAUSE_MS : 0);
    },
    clicked(event: MouseEvent) {
      // Pointer presses were told on release; what is left are keys, labels and scripts of assistive tools.
      if (isNativeChoice || !touches(event)) return;
      if (PRESSED.includes(action) && performance.now() - lastClickReport > 300) report('target', 'click');
    },
    typed(event: Event) {
      if (isChoice(event.target)) return;
      reportLater(touches(event) && action === 'type' ? 'target' : 'elsewhere', 'type', TYPING_PAUSE_MS);
    },
    changed(event: Event) {
      const target = event.composedPath()[0];
      const onTarget = touches(event);
      if (target instanceof HTMLInputElement && target.type === 'file') {
        report(action === 'upload' ? 'target' : 'elsewhere', 'upload');
      } else if (isChoice(target)) {
        const asked = onTarget && ['select', 'check', 'click', 'type'].includes(action);
        if (!(asked && performance.now() - lastClickReport < 300))
          report(asked ? 'target' : 'elsewhere', 'choose');
      } else if (!pending) {
        // Date pickers and sliders set a value without any input event.
        reportLater(onTarget && action === 'type' ? 'target' : 'elsewhere', 'type', 0);
      }
    },
    keyPressed(event: KeyboardEvent) {
      if (event.isComposing) return;
      if (action === 'press' && event.key.toLowerCase() === (step.value ?? 'Enter').toLowerCase()) {
        report('target', 'press');
      } else if (event.key === 'Enter') {
        const ends = action === 'type' && touches(event) && !isMultiline(event);
        if (ends) report('target', 'press');
        else if (!isMultiline(event)) reportLater(pending?.on ?? 'elsewhere', 'press', 60);
      }
    },
    menuAsked(event: MouseEvent) {
      if (touches(event)) report('target', 'click');
    },
    scrolled() {
      reportLater('target', 'scroll', SCROLL_PAUSE_MS);
    },
    hovered(event: PointerEvent) {
      if (touches(event)) reportLater('target', 'hover', HOVER_MS);
    },
  };
}

/** Whether an event belongs to the element: by its path, or by its place when nothing else to press lies there. */
function hits(element: Element, shownBy: Element, event: Event): boolean {
  const path = event.composedPath();
  const hot = [...hotElements(element), shownBy];
  if (hot.some((each) => path.includes(each))) return true;
  if (!(event instanceof MouseEvent) || (event.detail === 0 && event.type === 'click')) return false;
  const rect = standInFor(shownBy).getBoundingClientRect();
  const inside =
    event.clientX >= rect.left &&
    event.clientX <= rect.right &&
    event.clientY >= rect.top &&
    event.clientY <= rect.bottom;
  if (!inside) return false;
  const hit = path[0];
  const control = hit instanceof Element ? hit.closest(CONTROL) : null;
  return control === null || control.contains(element) || control.contains(shownBy);
}

/** A control whose value is chosen rather than typed. */
function isChoice(target: EventTarget | null | undefined): boolean {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

/** Where Enter begins a new line instead of ending the entry. */
function isMultiline(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  if (target instanceof HTMLTextAreaElement) return !(event.ctrlKey || event.metaKey);
  return target instanceof HTMLElement && target.isContentEditable && event.shiftKey;
}

const isWithoutBox = (element: Element): boolean => standInFor(element).getClientRects().length === 0;

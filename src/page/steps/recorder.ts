import type { SeenStep, Snapshot, StepEntry, StepNews } from '../../contracts/labels.ts';
import type { PageContext } from '../context.ts';
import { cssPath } from '../dom/css-path.ts';
import { isElement, rootOf, tagOf } from '../dom/dom.ts';
import { inputTypeOf } from '../dom/forms.ts';
import { OVERLAY_TAG } from '../dom/overlay-tag.ts';
import { buildIndex } from '../index/build-index.ts';
import { entered, isEntry } from '../private/entry.ts';
import { createPrivacy } from '../private/privacy.ts';
import { watchHand } from '../watch/hand.ts';

/** One press makes one click, though labels and Enter make the browser send another one along. */
const SAME_PRESS_MS = 100;
/** Keys that are steps by themselves; all others write, move, or do what a click does. */
const KEYS = ['Enter', 'Escape'];
const PRESSED_BY_ENTER =
  'button, a[href], area[href], summary, select, input:is([type=submit], [type=button], [type=reset], [type=image], [type=file], [type=color])';

/** The page when something began, before any script of it knew. */
type Moment = Omit<SeenStep, 'id' | 'entry'> & { element: Element | null };
type Entry = Omit<StepEntry, 'id'>;

/**
 * Tells each thing that the person does in this document, until `signal` ends: what a script of the page does is none of it. Listens on the window in the
 * capture phase, so that each step comes with the page as it was before.
 * @param take the page as one file; absent in a frame
 */
export function recordSteps(
  context: PageContext,
  take: (() => Snapshot) | undefined,
  tell: (news: StepNews) => void,
  signal: AbortSignal,
): void {
  const { document } = context;
  const hand = watchHand(signal, isOurs);
  let pressed: Moment | null = null;
  let clickTold = Number.NEGATIVE_INFINITY;
  let last: { element: Element | null; entry: StepEntry } | null = null;
  let count = 0;
  let nextFree = 1;

  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, (event) => hand.made(event) && listener(event), {
      capture: true,
      passive: true,
      signal,
    });
  listen('pointerdown', (event) => {
    clickTold = Number.NEGATIVE_INFINITY;
    pressed = event.button === 0 ? lookAt(event) : null;
  });
  // A widget that goes away when it is pressed gets no click.
  listen('pointerup', () => {
    if (pressed?.element && !pressed.element.isConnected) clicked(pressed);
  });
  listen('click', (event) => {
    const isPressed = pressed && (!pressed.element || event.composedPath().includes(pressed.element));
    clicked(isPressed && pressed ? pressed : lookAt(event));
  });
  listen('input', (event) => typed(event));
  listen('change', (event) => chosen(event));
  listen('keydown', (event) => keyPressed(event));

  function clicked(moment: Moment): void {
    if (performance.now() - clickTold < SAME_PRESS_MS || (moment.element && isChosen(moment.element))) return;
    pressed = null;
    clickTold = performance.now();
    begin(moment, { action: 'click', value: null, withheld: false });
  }

  function typed(event: Event): void {
    const field = targetOf(event);
    if (!field || isChosen(field)) return;
    enter(event, field, { action: 'type', ...whatIsIn(field, entered(field)) });
  }

  function chosen(event: Event): void {
    const field = targetOf(event);
    if (!field || !isChosen(field)) return;
    const type = inputTypeOf(field);
    if (type === 'file') enter(event, field, { action: 'upload', value: null, withheld: true });
    else if (field instanceof HTMLInputElement)
      enter(event, field, { action: 'check', value: field.checked ? null : 'false', withheld: false });
    else if (field instanceof HTMLSelectElement)
      enter(event, field, { action: 'select', ...whatIsIn(field, labelsIn(field)) });
  }

  function keyPressed(event: KeyboardEvent): void {
    clickTold = Number.NEGATIVE_INFINITY;
    pressed = null;
    const { key } = event;
    if (event.isComposing || event.repeat || !KEYS.includes(key)) return;
    const target = targetOf(event);
    if (key === 'Enter' && target?.matches(PRESSED_BY_ENTER)) return;
    // Of the click that the browser makes of it on the form's button the person knows nothing.
    clickTold = performance.now();
    const moment = lookAt(event);
    const press = () => begin(moment, { action: 'press', value: key, withheld: false });
    if (key === 'Escape' || !target || !isMultiline(target)) press();
    // There it begins a new line, unless the page makes something else of it.
    else setTimeout(() => event.defaultPrevented && !signal.aborted && press());
  }

  /** What is private is not told, and what has become so while it was typed neither. */
  function whatIsIn(field: Element, value: string): Pick<Entry, 'value' | 'withheld'> {
    const privacy = createPrivacy(document, context.shadowRootOf);
    const withheld = privacy.withholds(entryOf(field)) || (last?.element === field && last.entry.withheld);
    return { value: withheld ? null : value, withheld };
  }

  /** A press into a field is the beginning of what is entered there. */
  function enter(event: Event, field: Element, entry: Entry): void {
    if (last?.element === field && ['click', entry.action].includes(last.entry.action)) {
      last.entry = { ...entry, id: last.entry.id };
      tell({ type: 'entry', entry: last.entry });
    } else begin(pressed?.element === field ? pressed : lookAt(event), entry);
    pressed = null;
  }

  function begin({ element, ...moment }: Moment, entry: Entry): void {
    count += 1;
    const id = `${context.key}.${count}`;
    last = { element, entry: { ...entry, id } };
    tell({ type: 'step', step: { ...moment, id, entry: last.entry } });
  }

  function lookAt(event: Event): Moment {
    const { lines, nextFree: next } = buildIndex(context, 'guide', nextFree);
    nextFree = next;
    const path = event.composedPath().filter((each): each is Element => each instanceof Element);
    const found = controlIn(path, (element) => {
      const n = context.refs.numberOf(element);
      return lines.find((line) => line.n === n);
    });
    const element = found?.element ?? (path[0] && !isRoot(path[0]) ? path[0] : null);
    return {
      element,
      lines,
      n: found?.line.n ?? null,
      tag: element ? tagOf(element) : '',
      paths: element ? pathsOf(element) : [],
      frame: window === top ? '' : window.name || document.URL,
      url: document.URL,
      title: document.title,
      document: context.key,
      before: take?.() ?? null,
    };
  }
}

const isOurs = (event: Event): boolean =>
  event.composedPath().some((each) => each instanceof Element && tagOf(each) === OVERLAY_TAG);

function targetOf(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element && !isRoot(target) ? target : undefined;
}

const isRoot = (element: Element): boolean => ['html', 'body'].includes(tagOf(element));

/** What is changed by choosing, whatever is clicked for it. */
const isChosen = (field: Element): boolean =>
  field instanceof HTMLSelectElement ||
  field instanceof HTMLOptionElement ||
  ['checkbox', 'radio', 'file'].includes(inputTypeOf(field));

const isMultiline = (field: Element): boolean =>
  tagOf(field) === 'textarea' || (field instanceof HTMLElement && field.isContentEditable);

const labelsIn = (list: HTMLSelectElement): string =>
  [...list.selectedOptions].map((option) => option.label.trim()).join(', ');

/** The whole of an editor whose part has the caret. */
const entryOf = (field: Element): Element => {
  for (let at: Element | null = field; at; at = at.parentElement) if (isEntry(at)) return at;
  return field;
};

/** The innermost control that was meant, by a label too; where there is none, the innermost thing that has a line. */
function controlIn<Line extends { kind: string }>(
  path: readonly Element[],
  lineOf: (element: Element) => Line | undefined,
): { element: Element; line: Line } | undefined {
  const meant = path.flatMap((element) =>
    element instanceof HTMLLabelElement && element.control ? [element, element.control] : [element],
  );
  const found = meant.flatMap((element) => {
    const line = lineOf(element);
    return line ? [{ element, line }] : [];
  });
  const labelled = meant.find((each) => isChosen(each) && !path.includes(each));
  return (
    found.find(({ element }) => element === labelled) ??
    found.find(({ line }) => line.kind === 'control') ??
    found[0]
  );
}

/** Paths from the page down, one for each tree. */
function pathsOf(element: Element): string[] {
  const path = cssPath(element, Number.POSITIVE_INFINITY);
  const root = rootOf(element);
  return root instanceof ShadowRoot && isElement(root.host) ? [...pathsOf(root.host), path] : [path];
}

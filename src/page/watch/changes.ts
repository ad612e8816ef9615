/** What the page may do by itself while a step is shown. `choice`: a script chose in the target, a list. */
export type PageChange = 'target-gone' | 'url' | 'content' | 'choice';

/** A target that is replaced by an equal one (React re-keys) or a menu that flickers is no news. */
const GONE_MS = 700;
const QUIET_MS = 600;
/** Telling of content is a hint to look again, so it is kept rare: each time the pause doubles. */
const FIRST_PAUSE_MS = 1500;
const MAX_PAUSE_MS = 30_000;

const WORTH =
  'a, button, input, select, textarea, dialog, iframe, [role], [tabindex], [contenteditable], h1, h2, h3';

/**
 * Watches a document for changes that nothing the person did explains: the target is gone, or controls and dialogs came or went.
 * @param element what shows the step's target in this document, `null` when it has none here
 * @param target the step's target itself
 */
export function watchChanges(
  document: Document,
  element: Element | null,
  target: Element | null,
  onChange: (change: PageChange) => void,
  signal: AbortSignal,
): void {
  let goneTimer: ReturnType<typeof setTimeout> | undefined;
  let contentTimer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let told = Number.NEGATIVE_INFINITY;
  let gone = false;

  const isGone = () =>
    element !== null &&
    (!element.isConnected || (element.getClientRects().length === 0 && !element.checkVisibility()));
  const checkGone = () => {
    clearTimeout(goneTimer);
    if (gone || !isGone()) return;
    goneTimer = setTimeout(() => {
      if (!isGone()) return;
      gone = true;
      onChange('target-gone');
    }, GONE_MS);
  };
  const tellContent = () => {
    told = performance.now();
    pause = Math.min(pause * 2, MAX_PAUSE_MS);
    if (!gone) onChange('content');
  };
  const observer = new MutationObserver((records) => {
    checkGone();
    if (!records.some(isNews)) return;
    clearTimeout(contentTimer);
    contentTimer = setTimeout(tellContent, Math.max(QUIET_MS, told + pause - performance.now()));
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'hidden', 'open', 'disabled', 'aria-hidden'],
  });
  watchChoice(target, () => onChange('choice'), signal);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(goneTimer);
    clearTimeout(contentTimer);
  });
}

/** Inputs whose value is picked rather than typed, often in a picker of the page's own. */
const CHOSEN = new Set(['range', 'date', 'month', 'week', 'time', 'datetime-local', 'color']);

/** A list drawn by the page often sets the `<select>` behind it: the choice stands, though no hand of the person made the event. */
function watchChoice(target: Element | null, onChoice: () => void, signal: AbortSignal): void {
  const list = target instanceof HTMLOptionElement ? target.closest('select') : target;
  const isChosen =
    list instanceof HTMLSelectElement || (list instanceof HTMLInputElement && CHOSEN.has(list.type));
  if (!isChosen) return;
  list.addEventListener('change', (event) => !event.isTrusted && onChoice(), { signal });
}

/** Whether controls came or went, or a dialog opened. */
function isNews({ type, attributeName, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (type === 'attributes')
    return attributeName === 'open' || attributeName === 'hidden' || attributeName === 'aria-hidden';
  if (target instanceof Element && target.localName === 'head') return false;
  return [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element &&
      node.localName !== 'sightline-overlay' &&
      (node.matches(WORTH) || node.querySelector(WORTH) !== null),
  );
}

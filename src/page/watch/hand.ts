/** Input that no script of a page can make: Chrome marks it as trusted only when a device, the browser or an assistive tool made it. */
const HAND = ['pointerdown', 'pointerup', 'keydown', 'click', 'wheel', 'touchmove', 'drop'] as const;

/** Input that may change the page; scrolling is reading. */
const CHANGES = new Set(['pointerup', 'keydown', 'input', 'drop']);

/** What a hand sets off comes at once; later, a script did it. */
const AT_ONCE_MS = 1000;

/** Events that Chrome marks as trusted although a script may have set them off: `click()` ticks a box, `requestSubmit()` submits, `scrollTo()` scrolls. */
const SET_OFF = new Set(['submit', 'scroll']);

/** Tells what the person does from what the page pretends. */
export interface Hand {
  /** Whether the person made this event. Call it once for each event, in the capture phase. */
  made(event: Event): boolean;
  /** Times the person did something that may change the page. */
  readonly acts: number;
}

/**
 * Listens for the person's hand until `signal` ends. What stays open: text that a script inserts with `execCommand` arrives like dictation or
 * an input method's, trusted and without a key.
 * @param isOurs whether an event belongs to what Sightline has drawn: that changes nothing of the page
 */
export function watchHand(signal: AbortSignal, isOurs: (event: Event) => boolean = () => false): Hand {
  let last = Number.NEGATIVE_INFINITY;
  let held = false;
  let acts = 0;
  const felt = (event: Event) => {
    // A script that ticks a box makes a trusted `input` event.
    if (!event.isTrusted || isSetOff(event) || isOurs(event)) return;
    last = performance.now();
    if (CHANGES.has(event.type)) acts += 1;
    if (event.type === 'pointerdown') held = true;
    if (event.type === 'pointerup') held = false;
  };
  for (const type of [...HAND, 'input', 'pointercancel'])
    window.addEventListener(type, felt, { capture: true, passive: true, signal });
  const near = () => held || performance.now() - last < AT_ONCE_MS;
  return {
    made: (event) => event.isTrusted && !isOurs(event) && (!isSetOff(event) || near()),
    get acts() {
      return acts;
    },
  };
}

function isSetOff({ type, target }: Event): boolean {
  if (SET_OFF.has(type)) return true;
  if (type !== 'input' && type !== 'change') return false;
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

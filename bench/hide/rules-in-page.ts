import type { HideFingerprint } from '../../src/contracts/hide.ts';
import { createPage } from '../../src/page/page.ts';

const spent: number[] = [];

/** Notes how long what runs in observers and timers takes, in ms. */
function timed<A extends unknown[]>(work: (...args: A) => void): (...args: A) => void {
  return (...args) => {
    const start = performance.now();
    work(...args);
    spent.push(performance.now() - start);
  };
}

const fingerprint = (selector: string, tag: string, words: string[] = []): HideFingerprint => ({
  selectors: [selector],
  tag,
  label: '',
  words,
  many: false,
  frame: '',
});

const CARD = (i: number) =>
  `<article class="card c${i % 7}"><h3>Story ${i}</h3><p>The council met on <b>Monday</b> to talk about pier ${i}.</p><a href="#${i}">More</a></article>`;

/** Rules of the usual sorts: found at once, coming later, never there, matched by many elements, by position, in a shadow root. */
const RULES: HideFingerprint[] = [
  fingerprint('#newsletter', 'aside', ['newsletter']),
  fingerprint('.late', 'div', ['late']),
  fingerprint('#never', 'div', ['never']),
  fingerprint('.card', 'article', ['nobody', 'wrote', 'this']),
  fingerprint('main > section > article:nth-child(40)', 'article', ['elsewhere', 'entirely']),
  fingerprint('[aria-label="Promotion"]', 'div', ['promotion']),
  { ...fingerprint('.promo', 'div'), selectors: ['no-such-host', '.promo'] },
  { ...fingerprint('.slot', 'div'), many: true },
];

/** Pause after a batch: the rules' look at what came follows within it. */
const PAUSE_MS = 120;
const realTimeout = setTimeout;
let cards = 0;

/** Makes a page of so many elements with eight saved rules at work, out of an empty one. */
export async function prepare(elements: number): Promise<void> {
  cards = Math.round(elements / 5);
  document.body.innerHTML = `<aside id="newsletter">Newsletter</aside><main><section>${Array.from({ length: cards }, (_, i) => CARD(i)).join('')}</section></main>`;
  const RealObserver = MutationObserver;
  Object.assign(globalThis, {
    MutationObserver: class extends RealObserver {
      constructor(callback: MutationCallback) {
        super(timed(callback));
      }
    },
    setTimeout: (work: () => void, ms?: number) => realTimeout(timed(work), ms),
  });
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => undefined,
    signal: new AbortController().signal,
  });
  await handlers.hideRules({
    rules: RULES.map((each, i) => ({ id: `r${i}`, fingerprint: each })),
    limit: 0.4,
  });
  Object.assign(globalThis, { MutationObserver: RealObserver, setTimeout: realTimeout });
  spent.length = 0;
}

/** Adds the `i`th of so many batches. @returns wall milliseconds of each observer call and timer since */
export async function addBatch(i: number, batches: number): Promise<number[]> {
  const section = document.querySelector('section')!;
  const html = CARD(cards + i) + (i % 10 === 0 ? '<div class="slot">Slot</div>' : '');
  const late = i === batches / 2 ? '<div class="late">late words</div>' : '';
  section.insertAdjacentHTML('beforeend', html + late);
  await new Promise((done) => realTimeout(done, PAUSE_MS));
  return spent.splice(0);
}

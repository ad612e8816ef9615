import type { IndexLine } from '../../src/contracts/page-index.ts';
import { type Found, liftFrames } from '../../src/modes/hide/found.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { outline } from '../../src/modes/hide/outline.ts';
import { liftToSections } from '../../src/modes/hide/sections.ts';
import { createPageHandlers } from '../../src/page/page.ts';
import { measure, outermost } from './areas.ts';

/** Who names the lines: a perfect model in four moods, or the instant engine. */
export type Engine = 'all-lines' | 'first-line' | 'longest-line' | 'container' | 'instant';

export interface CaseResult {
  /** Square CSS pixels: wanted, hidden, both. */
  gold: number;
  hidden: number;
  both: number;
  /** Characters of the page outside the wanted blocks, and how many of them went. */
  otherText: number;
  lostText: number;
  candidates: number;
  missing: boolean;
  what: string[];
}

const TOKENS = 8000;

/** Runs in a page of the corpus. `gold`: CSS selectors; `a >> /words/` keeps elements whose text matches, `>> +dd` goes to the next sibling. */
export async function judge(request: string, gold: string[], engine: Engine): Promise<CaseResult> {
  const end = new AbortController();
  const handlers = createPageHandlers({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => undefined,
    signal: end.signal,
  });
  const { lines } = await handlers.snapshot({ purpose: 'hide', firstFree: 1 });
  const wanted = outermost(gold.flatMap(select).filter(drawn));
  const shown = outline(lines, request, TOKENS).lines;
  const seen = engine === 'instant' ? undefined : shown.map(({ n }) => n);
  const found = engine === 'instant' ? instantFound(request, lines) : perfect(engine, wanted, shown);
  const picks = liftFrames(seen ? liftToSections(found, request, lines, seen) : found, lines).map(
    ({ n }) => n,
  );
  const { candidates } = await handlers.hideResolve({ lines: picks, seen });
  await handlers.hideApply({ hide: candidates.map(({ id }) => id), show: [], placeholders: {} });
  const hidden = [...document.querySelectorAll('[data-sightline-hidden]')];
  await handlers.hideApply({ hide: [], show: 'all', placeholders: {} });
  const result = measure(wanted, outermost(hidden));
  end.abort();
  return {
    ...result,
    candidates: candidates.length,
    missing: wanted.length === 0,
    what: hidden.slice(0, 8).map(describe),
  };
}

/** What a model that makes no mistake would name, from the lines that are in the prompt. */
function perfect(engine: Engine, wanted: Element[], shown: IndexLine[]): Found[] {
  const named = wanted.flatMap((element) => linesNamed(engine, element, shown));
  return named.map((n) => ({ n, reason: '' }));
}

function linesNamed(engine: Engine, element: Element, shown: IndexLine[]): number[] {
  const inside = shown.filter((line) => inBox(line, element));
  const content = inside.filter(({ kind }) => kind !== 'container');
  const named = content.length > 0 ? content : inside;
  if (engine === 'container') {
    const whole = inside.filter(({ kind }) => kind === 'container' || kind === 'frame')[0];
    return whole ? [whole.n] : named.slice(0, 1).map(({ n }) => n);
  }
  if (engine === 'first-line') return named.slice(0, 1).map(({ n }) => n);
  if (engine === 'longest-line')
    return [...named]
      .sort((a, b) => b.text.length - a.text.length)
      .slice(0, 1)
      .map(({ n }) => n);
  return named.map(({ n }) => n);
}

/** By geometry, as someone outside would see it: the line is drawn inside the element. */
function inBox({ box, text }: IndexLine, element: Element): boolean {
  const rect = element.getBoundingClientRect();
  const x = box.x - scrollX;
  const y = box.y - scrollY;
  const inside =
    x >= rect.left - 2 &&
    y >= rect.top - 2 &&
    x + box.width <= rect.right + 2 &&
    y + box.height <= rect.bottom + 2;
  const said = (element.textContent ?? '').replace(/\s+/g, ' ');
  return (
    inside &&
    box.width * box.height > 0 &&
    (text === '' || said.includes(text.slice(0, 30)) || named(element, text))
  );
}

const named = (element: Element, text: string): boolean => element.outerHTML.includes(text.slice(0, 20));

function select(path: string): Element[] {
  const [selector = '', ...filters] = path.split(' >> ');
  let found = [...document.querySelectorAll(selector)];
  for (const filter of filters) {
    if (filter.startsWith('+')) found = found.flatMap((element) => element.nextElementSibling ?? []);
    else found = found.filter((element) => new RegExp(filter).test((element.textContent ?? '').trim()));
  }
  return found;
}

const drawn = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width * height >= 100;
};
const describe = (element: Element): string =>
  `${element.localName}${element.id ? `#${element.id}` : ''}.${(element.getAttribute('class') ?? '').split(' ')[0]}`;

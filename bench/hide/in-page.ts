import type { IndexLine, PageIndex } from '../../src/contracts/page-index.ts';
import { spliceFrames } from '../../src/core/index/splice.ts';
import { positionsOf, recordLists } from '../../src/core/lists/records.ts';
import { type Found, liftFrames } from '../../src/modes/hide/found.ts';
import { instantFound } from '../../src/modes/hide/instant.ts';
import { outline } from '../../src/modes/hide/outline.ts';
import { liftToSections } from '../../src/modes/hide/sections.ts';
import { createPage } from '../../src/page/page.ts';
import { beginningOf, lostIn, measure, outermost, overlap } from './areas.ts';

/** Who names the lines: a perfect model in several moods, or the instant engine. */
export type Engine = 'all-lines' | 'first-line' | 'longest-line' | 'container' | 'natural' | 'instant';

/** What is asked for on a page. */
export interface Task {
  request: string;
  /** CSS selectors of the blocks that should go; `a >> /words/` keeps elements whose text matches, `>> +dd` goes to the next sibling. */
  gold: string[];
  /** What may go as well or instead of a gold block, by its selector. */
  acceptable?: Record<string, string[]>;
  /** What counts neither for nor against. */
  neutral?: string[];
}

export interface CaseResult {
  /** Square CSS pixels: wanted, hidden, both. */
  gold: number;
  hidden: number;
  both: number;
  /** Blocks: wanted, hidden, and hidden ones that are (nearly) exactly a wanted one. */
  items: { gold: number; hidden: number; right: number };
  /** Characters of the page outside the wanted blocks, and how many of them went. */
  otherText: number;
  lostText: number;
  candidates: number;
  missing: boolean;
  what: string[];
  missed: string[];
  /** What went with the most text that was not wanted gone: its name, how many characters of it, and how it begins. */
  lost: string[];
}

const TOKENS = 8000;

interface Opened {
  handlers: ReturnType<typeof createPage>['handlers'];
  index: PageIndex;
  shown: IndexLine[];
  end: AbortController;
}

async function openPage(request: string): Promise<Opened> {
  const end = new AbortController();
  const { handlers } = createPage({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => undefined,
    signal: end.signal,
  });
  const frame = await handlers.snapshot({ purpose: 'hide', firstFree: 1 });
  const index: PageIndex = { ...frame, lines: spliceFrames([frame]), frames: {} };
  return { handlers, index, shown: outline(index.lines, request, TOKENS).lines, end };
}

/** Runs in a page of the corpus. */
export async function judge(task: Task, engine: Engine): Promise<CaseResult> {
  const { handlers, index, shown, end } = await openPage(task.request);
  const { lines } = index;
  const wanted = outermost(task.gold.flatMap(select).filter(drawn));
  const lists = recordLists(lines, [await handlers.lists({ positions: positionsOf(lines) })]);
  const seen = engine === 'instant' ? undefined : shown.map(({ n }) => n);
  const found =
    engine === 'instant'
      ? instantFound(task.request, lines, { lists, title: index.title })
      : perfect(engine, wanted, shown);
  const lifted = liftFrames(seen ? liftToSections(found, task.request, lines, seen) : found, lines);
  const picks = lifted.map(({ n }) => n);
  const alone = lifted.flatMap((each) => (each.alone ? [each.n] : []));
  const resolved = await handlers.hideResolve({ lines: picks, seen, alone });
  // As in the panel: what holds the page's main content is left out of the list.
  const candidates =
    engine === 'instant' ? resolved.candidates.filter(({ main }) => !main) : resolved.candidates;
  await handlers.hideApply({ hide: candidates.map(({ id }) => id), show: [], placeholders: {} });
  const hidden = [...document.querySelectorAll('[data-sightline-hidden]')];
  await handlers.hideApply({ hide: [], show: 'all', placeholders: {} });
  const meant = withAlternatives(task, wanted, hidden);
  const result = measureTask(meant, outermost(hidden), freeOf(task));
  end.abort();
  return {
    ...result,
    candidates: candidates.length,
    missing: wanted.length === 0,
    what: hidden.slice(0, 12).map(nameOf),
    missed: wanted.filter((element) => !hidden.some((gone) => sameBox(gone, element))).map(nameOf),
    lost: outermost(hidden)
      .map((element) => ({ element, size: lostIn(element, [...meant, ...freeOf(task)]) }))
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.size - a.size)
      .slice(0, 4)
      .map(({ element, size }) => `${nameOf(element)}(${size} ${beginningOf(element)})`),
  };
}

/** Where something acceptable went in the place of a wanted block, that is what was wanted. */
function withAlternatives({ gold, acceptable = {} }: Task, wanted: Element[], hidden: Element[]): Element[] {
  const instead = new Map<Element, Element>();
  for (const selector of gold) {
    for (const element of select(selector)) {
      const [best] = [element, ...(acceptable[selector] ?? []).flatMap(select)]
        .filter(drawn)
        .sort((a, b) => likeness(b, hidden) - likeness(a, hidden));
      if (best) instead.set(element, best);
    }
  }
  return outermost(wanted.map((element) => instead.get(element) ?? element));
}

const likeness = (element: Element, hidden: Element[]): number =>
  Math.max(0, ...hidden.map((gone) => overlapShare(gone, element)));

const freeOf = ({ acceptable = {}, neutral = [] }: Task): Element[] =>
  [...Object.values(acceptable).flat(), ...neutral].flatMap(select).filter(drawn);

/** What a model that makes no mistake would name, from the lines that are in the prompt. */
function perfect(engine: Engine, wanted: Element[], shown: IndexLine[]): Found[] {
  const named = wanted.flatMap((element) => linesNamed(engine, element, shown));
  return named.map((n) => ({ n, reason: '' }));
}

function linesNamed(engine: Engine, element: Element, shown: IndexLine[]): number[] {
  const inside = shown.filter((line) => inBox(line, element));
  const content = inside.filter(({ kind }) => kind !== 'container');
  const named = content.length > 0 ? content : inside;
  if (engine === 'natural') {
    // As the prompt wants it: the block's own line where there is one, else all its lines.
    const own = inside.filter(({ kind, box }) => kind !== 'text' && boxShare(box, element) > 0.8);
    const block = own.find(({ kind }) => kind === 'container' || kind === 'frame');
    return block ? [block.n] : named.map(({ n }) => n);
  }
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

/** By geometry, as someone outside would see it: most of the line is drawn inside the element; a link may jut out of its bar. */
function inBox({ box, text }: IndexLine, element: Element): boolean {
  const area = box.width * box.height;
  const both = overlap(
    new DOMRect(box.x - scrollX, box.y - scrollY, box.width, box.height),
    element.getBoundingClientRect(),
  );
  const said = (element.textContent ?? '').replace(/\s+/g, ' ');
  return (
    area > 0 &&
    both.width * both.height >= area * 0.75 &&
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
/** What may go is neither counted as hidden nor as lost. */
function measureTask(wanted: Element[], hidden: Element[], free: Element[]) {
  const ignored = free.filter((each) => !wanted.includes(each));
  const counted = hidden.filter((element) => !ignored.some((each) => each.contains(element)));
  const { otherText, lostText } = measure([...wanted, ...ignored], hidden);
  const right = wanted.filter((element) => hidden.some((each) => sameBox(each, element))).length;
  return {
    ...measure(wanted, counted),
    otherText,
    lostText,
    items: { gold: wanted.length, hidden: counted.length, right },
  };
}

/** The same block for whoever looks at the page. */
const sameBox = (one: Element, other: Element): boolean => overlapShare(one, other) >= 0.75;

function overlapShare(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  const both = overlap(a, b);
  const common = both.width * both.height;
  return common / Math.max(1, a.width * a.height + b.width * b.height - common);
}

function boxShare({ x, y, width, height }: IndexLine['box'], element: Element): number {
  const rect = element.getBoundingClientRect();
  const both = overlap(new DOMRect(x - scrollX, y - scrollY, width, height), rect);
  return (both.width * both.height) / Math.max(1, Math.max(width * height, rect.width * rect.height));
}

const nameOf = (element: Element): string =>
  `${element.localName}${element.id ? `#${element.id}` : ''}.${(element.getAttribute('class') ?? '').split(' ')[0]}`;

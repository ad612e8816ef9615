import type { Span } from '../../contracts/page-index.ts';
import type { PageCallParams, PageHandlers } from '../../contracts/worker-to-page.ts';
import { highlightName } from '../../core/citations/palette.ts';
import type { PageContext } from '../context.ts';
import { isConnected, rootOf } from '../dom/dom.ts';
import { type Anchored, anchorSpans } from '../index/anchor.ts';
import { createCitationMarks, rectsOf } from './citation-marks.ts';
import { findWordsAgain } from './find-words.ts';
import { type Following, followLayout } from './follow.ts';
import { bringWordsIntoView, isUnderFixed } from './sight.ts';
import { createUncovering } from './uncover.ts';

/** A citation on this page. */
interface Lit extends Anchored {
  k: number;
  turnId: string;
  citation: number;
  dark: boolean;
  spans: readonly Span[];
  /** The words of each range when it was made: how a changed page is noticed. */
  words: string[];
  /** Looks for words that the page has taken away, since they were last there. */
  searches: number;
}

/** After so many looks in vain the words are gone for good. */
const MAX_SEARCHES = 8;
const SCROLL_KEYS = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/**
 * Lights cited words with the CSS Custom Highlight API, which leaves the page's nodes alone, and draws numbers and pulses over them on the
 * glass pane. The style rules come from outside (`highlightCss`, inserted by the worker).
 */
export function createHighlights(
  context: PageContext,
): Pick<PageHandlers, 'paint' | 'reveal'> & { clear(): void } {
  const { document } = context;
  const lit = new Map<number, Lit>();
  const marks = createCitationMarks(document, context.glass);
  const uncovering = createUncovering();
  let lifetime: AbortController | undefined;
  let following: Following | undefined;
  let userScrolled = false;
  watchUserScrolling();

  function watchUserScrolling(): void {
    const options = { capture: true, passive: true, signal: context.signal };
    const scrolled = (event: Event) => {
      userScrolled ||= event.isTrusted;
    };
    document.addEventListener('wheel', scrolled, options);
    document.addEventListener('touchmove', scrolled, options);
    document.addEventListener('keydown', (event) => SCROLL_KEYS.has(event.key) && scrolled(event), options);
  }

  function begin(): void {
    if (lifetime) return;
    lifetime = new AbortController();
    const signal = AbortSignal.any([lifetime.signal, context.signal]);
    following = followLayout(document, { move: () => marks.place(), change: lightAgain }, signal);
    document.addEventListener('click', reportClick, { capture: true, passive: true, signal });
  }

  function light(mark: Lit, anchored: Anchored): void {
    Object.assign(mark, anchored);
    mark.words = anchored.ranges.map(String);
    for (const range of anchored.ranges) following?.include(rootOf(range.startContainer));
    const name = highlightName(mark.k);
    if (anchored.ranges.length > 0) CSS.highlights.set(name, highlightOf(anchored.ranges));
    else CSS.highlights.delete(name);
    marks.draw(mark);
  }

  /** Ranges are live: nodes that the page replaces take them along. */
  function isIntact({ k, ranges, elements, words }: Lit): boolean {
    const inPlace = ranges.every(
      (range, i) => isConnected(range.startContainer) && String(range) === words[i],
    );
    return (
      inPlace && elements.every(isConnected) && (ranges.length === 0 || CSS.highlights.has(highlightName(k)))
    );
  }

  function lightAgain(): void {
    for (const mark of lit.values()) ensureIntact(mark);
    marks.place();
  }

  function ensureIntact(mark: Lit): boolean {
    if (isIntact(mark)) {
      mark.searches = 0;
      return true;
    }
    if (mark.searches >= MAX_SEARCHES) return false;
    mark.searches++;
    const again = findWordsAgain(context, mark.spans, mark.words.join(' '));
    if (again) light(mark, again);
    else CSS.highlights.delete(highlightName(mark.k));
    return again !== null;
  }

  function show({ k, ranges, elements }: Lit): void {
    const start = ranges[0]?.startContainer ?? elements[0];
    if (start) bringWordsIntoView(start, () => rectsOf({ ranges, elements })[0] ?? null);
    marks.place();
    marks.pulse(k);
  }

  function reportClick(event: MouseEvent): void {
    if (!event.isTrusted) return;
    const { clientX: x, clientY: y } = event;
    const hit = [...lit.values()].find((mark) =>
      rectsOf(mark).some((rect) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom),
    );
    const start = hit?.ranges[0]?.startContainer ?? hit?.elements[0];
    if (!hit || !start || isUnderFixed(start, x, y)) return;
    context.report({ type: 'citation-clicked', turnId: hit.turnId, citation: hit.citation });
  }

  function paint({ k, turnId, citation, spans, dark }: PageCallParams<'paint'>): { lit: boolean } {
    // First, because a line that is stale by now leaves nothing on the page.
    const anchored = anchorSpans(context.refs, spans);
    begin();
    const mark: Lit = { k, turnId, citation, dark, spans, words: [], searches: 0, ...anchored };
    lit.set(k, mark);
    light(mark, anchored);
    if (k === 1 && !userScrolled) show(mark);
    else marks.pulse(k);
    return { lit: anchored.ranges.length > 0 };
  }

  function reveal({ k, turnId }: PageCallParams<'reveal'>): { found: boolean } {
    const mark = lit.get(k);
    if (mark?.turnId !== turnId) return { found: false };
    mark.searches = 0;
    if (!ensureIntact(mark)) return { found: false };
    const start = mark.ranges[0]?.startContainer ?? mark.elements[0];
    if (start) uncovering.open(start);
    show(mark);
    return { found: true };
  }

  function clear(): void {
    lifetime?.abort();
    lifetime = undefined;
    following = undefined;
    for (const k of lit.keys()) CSS.highlights.delete(highlightName(k));
    lit.clear();
    marks.drop();
    uncovering.restore();
    userScrolled = false;
  }

  return { paint, reveal, clear };
}

/** A short quote within a longer one stays on top: that of two is drawn last which has the higher priority. */
function highlightOf(ranges: readonly Range[]): Highlight {
  const highlight = new Highlight(...ranges);
  highlight.priority = -ranges.reduce((sum, range) => sum + String(range).length, 0);
  return highlight;
}

import type { Span } from '../../contracts/page-index.ts';
import type { PageCallParams, PageHandlers } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import { rootOf } from '../dom/dom.ts';
import { type Anchored, anchorSpans } from '../index/anchor.ts';
import { createCitationMarks, rectsOf, startOf } from './citation-marks.ts';
import { findWordsAgain, inPlace, type Surroundings, surroundingsOf } from './find-words.ts';
import { type Following, followLayout } from './follow.ts';
import { isIntact, type LitWords, lightWords, unlightWords } from './lit-words.ts';
import { bringWordsIntoView, isUnderFixed } from './sight.ts';
import { createUncovering } from './uncover.ts';
import { watchUserScroll } from './user-scroll.ts';

/** A citation on this page. */
interface Lit extends LitWords {
  turnId: string;
  citation: number;
  dark: boolean;
  spans: readonly Span[];
  around: Surroundings | undefined;
  /** Looks for words that the page has taken away, since they were last there. */
  searches: number;
}

/** After so many looks in vain the words are gone for good. */
const MAX_SEARCHES = 8;

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
  const userScroll = watchUserScroll(document, context.signal);
  let lifetime: AbortController | undefined;
  let following: Following | undefined;

  function begin(): void {
    if (lifetime) return;
    lifetime = new AbortController();
    const signal = AbortSignal.any([lifetime.signal, context.signal]);
    following = followLayout(document, { move: () => marks.place(), change: lightAgain }, signal);
    document.addEventListener('click', reportClick, { capture: true, passive: true, signal });
  }

  function light(mark: Lit, anchored: Anchored): void {
    lightWords(mark, anchored);
    for (const range of anchored.ranges) following?.include(rootOf(range.startContainer));
    marks.draw(mark);
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
    // Words that were moved cost no search.
    if (mark.searches >= MAX_SEARCHES && !inPlace(context, mark.spans)) return false;
    mark.searches++;
    const again = findWordsAgain(context, mark.spans, mark.words.join(' '), mark.around);
    if (again) light(mark, again);
    else unlightWords(mark.k);
    return again !== null;
  }

  function show({ k, ranges, elements }: Lit): void {
    const start = startOf({ ranges, elements });
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
    const start = hit && startOf(hit);
    if (!hit || !start || isUnderFixed(start, x, y)) return;
    context.report({ type: 'citation-clicked', turnId: hit.turnId, citation: hit.citation });
  }

  function paint({ k, turnId, citation, spans, dark }: PageCallParams<'paint'>): { lit: boolean } {
    // First, because a line that is stale by now leaves nothing on the page.
    const anchored = anchorSpans(context.refs, spans);
    begin();
    const around = surroundingsOf(context.refs, spans);
    const mark: Lit = { k, turnId, citation, dark, spans, around, words: [], searches: 0, ...anchored };
    lit.set(k, mark);
    light(mark, anchored);
    if (k === 1 && !userScroll.seen()) show(mark);
    else marks.pulse(k);
    return { lit: anchored.ranges.length > 0 };
  }

  function reveal({ k, turnId }: PageCallParams<'reveal'>): { found: boolean } {
    const mark = lit.get(k);
    if (mark?.turnId !== turnId) return { found: false };
    mark.searches = 0;
    if (!ensureIntact(mark)) return { found: false };
    const start = startOf(mark);
    if (start) uncovering.open(start);
    show(mark);
    return { found: true };
  }

  function clear(): void {
    lifetime?.abort();
    lifetime = undefined;
    following = undefined;
    for (const k of lit.keys()) unlightWords(k);
    lit.clear();
    marks.drop();
    uncovering.restore();
    userScroll.forget();
  }

  return { paint, reveal, clear };
}

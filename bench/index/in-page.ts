import type { FrameIndex, IndexLine, IndexPurpose, Span } from '../../src/contracts/page-index.ts';
import { anchorSpans } from '../../src/page/html/anchor.ts';
import { buildIndex } from '../../src/page/html/build-index.ts';
import type { PageContext } from '../../src/page/page.ts';
import { createPageContext } from '../../src/page/page.ts';
import { pickPhrases, visibleTextNodes } from './oracle.ts';

/** What one page gives, from inside the page. Characters are counted without white space. */
export interface PageResult {
  lines: number;
  visible: number;
  found: number;
  /** Characters of lines beyond what the page shows. */
  extra: number;
  missing: string[];
  twice: string[];
  trials: number;
  lit: number;
  crossing: number;
  crossingLit: number;
  failures: string[];
  walkMs: number;
}

const bare = (text: string): string => text.replace(/\s+/g, '');

function measure(purpose: IndexPurpose, trials: number, seed: number): PageResult {
  const context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot,
    report: () => {},
    signal: new AbortController().signal,
  });
  const started = performance.now();
  const index = buildIndex(context, purpose, 1);
  const walkMs = performance.now() - started;
  const nodes = visibleTextNodes(document);
  return {
    lines: index.lines.length,
    walkMs,
    ...coverage(index, nodes),
    ...citations(context, index, nodes, trials, seed),
  };
}

/** Each visible text node must be found in the lines as often as the page shows it. */
function coverage(index: FrameIndex, nodes: readonly Text[]) {
  const hay = bare(index.lines.map((line) => line.text).join(''));
  const shown = nodes.map((node) => bare(node.data));
  const wanted = new Map<string, number>();
  for (const text of shown) wanted.set(text, (wanted.get(text) ?? 0) + 1);
  let found = 0;
  const missing: string[] = [];
  const twice: string[] = [];
  const onPage = shown.join('');
  for (const [text, times] of wanted) {
    const there = occurrences(hay, text);
    found += text.length * Math.min(times, there);
    if (there < times) missing.push(`${times - there}x ${text.slice(0, 80)}`);
    if (text.length > 12 && there > occurrences(onPage, text)) twice.push(text.slice(0, 80));
  }
  const visible = onPage.length;
  return { visible, found, extra: Math.max(0, hay.length - visible), missing, twice };
}

function occurrences(hay: string, needle: string): number {
  let count = 0;
  for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, at + needle.length)) count++;
  return count;
}

function citations(
  context: PageContext,
  index: FrameIndex,
  nodes: readonly Text[],
  trials: number,
  seed: number,
) {
  const result = { trials: 0, lit: 0, crossing: 0, crossingLit: 0, failures: [] as string[] };
  for (const phrase of pickPhrases(nodes, trials, randomFrom(seed))) {
    result.trials++;
    if (phrase.crosses) result.crossing++;
    const outcome = light(context, index, phrase.text);
    if (outcome === bare(phrase.text)) {
      result.lit++;
      if (phrase.crosses) result.crossingLit++;
    } else result.failures.push(`${phrase.text} => ${outcome}`);
  }
  return result;
}

function light(context: PageContext, index: FrameIndex, phrase: string): string {
  const spans = spansOf(index.lines, phrase);
  if (!spans) return 'no line';
  const { ranges } = anchorSpans(context.refs, spans);
  return bare(ranges.map((range) => range.toString()).join(' '));
}

/** Where a phrase stands in a line, or over the lines of one block. */
function spansOf(lines: readonly IndexLine[], phrase: string): Span[] | null {
  for (const line of lines) {
    const start = line.text.indexOf(phrase);
    if (start >= 0) return [{ n: line.n, start, end: start + phrase.length }];
  }
  for (let from = 0; from < lines.length; ) {
    let to = from;
    while (to < lines.length && lines[to]!.block === lines[from]!.block) to++;
    const spans = spansInBlock(lines.slice(from, to), phrase);
    if (spans) return spans;
    from = to;
  }
  return null;
}

function spansInBlock(block: readonly IndexLine[], phrase: string): Span[] | null {
  let text = '';
  const starts = block.map((line, index) => {
    if (index > 0 && !line.glued) text += ' ';
    text += line.text;
    return text.length - line.text.length;
  });
  const at = text.indexOf(phrase);
  if (at < 0) return null;
  return block.flatMap((line, index) => {
    const start = Math.max(0, at - starts[index]!);
    const end = Math.min(line.text.length, at + phrase.length - starts[index]!);
    return start < end ? [{ n: line.n, start, end }] : [];
  });
}

/** A small seeded generator (mulberry32), so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

Object.assign(globalThis, { sightlineBench: measure });

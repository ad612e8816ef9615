import type { FrameIndex, IndexLine, IndexPurpose } from '../../src/contracts/page-index.ts';
import { highlightName } from '../../src/core/citations/palette.ts';
import { createCitationParser } from '../../src/core/citations/parse.ts';
import { createVerifier, type Verifier } from '../../src/core/citations/verify.ts';
import { renderLines } from '../../src/core/index/render.ts';
import { estimateTokens } from '../../src/core/text/tokens.ts';
import type { PageContext } from '../../src/page/context.ts';
import { buildIndex } from '../../src/page/index/build-index.ts';
import { createHighlights } from '../../src/page/overlay/highlights.ts';
import { createPageContext } from '../../src/page/page.ts';
import { pickPhrases, visibleTextNodes } from './oracle.ts';

/** What one page gives, from inside the page. Characters are counted without white space. */
export interface PageResult {
  lines: number;
  /** The lines as a prompt shows them, where that was asked for. */
  rendered: string;
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
  /** How the citations were verified: exact, moved, close, not-found. */
  statuses: Record<string, number>;
  walkMs: number;
  /** Estimated tokens of the lines as a prompt holds them, over those of the text that the page shows. */
  tokens: number;
  visibleTokens: number;
  /** Reading, verifying and painting all citations. */
  citeMs: number;
}

type Highlights = ReturnType<typeof createHighlights>;
/** Not 1: the first citation scrolls the page. */
const K = 2;

const bare = (text: string): string => text.replace(/\s+/g, '');

function measure(purpose: IndexPurpose, trials: number, seed: number, shows: boolean): PageResult {
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
    rendered: shows ? renderLines(index.lines) : '',
    walkMs,
    ...cost(index, nodes),
    ...coverage(index, nodes),
    ...citations(context, index, nodes, trials, seed),
  };
}

/** What the lines cost a reader, and what the bare text would. */
function cost({ lines }: FrameIndex, nodes: readonly Text[]) {
  const words = nodes.map(({ data }) => data.replace(/\s+/g, ' ').trim());
  return {
    tokens: estimateTokens(renderLines(lines)),
    visibleTokens: estimateTokens(words.filter(Boolean).join('\n')),
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
  const result = { trials: 0, lit: 0, crossing: 0, crossingLit: 0, statuses: {} as Record<string, number> };
  const failures: string[] = [];
  const verifier = createVerifier(index);
  const highlights = createHighlights(context);
  const started = performance.now();
  for (const phrase of pickPhrases(nodes, trials, randomFrom(seed))) {
    result.trials++;
    if (phrase.crosses) result.crossing++;
    const { status, words } = light(verifier, highlights, index.lines, phrase.text);
    result.statuses[status] = (result.statuses[status] ?? 0) + 1;
    if (words === bare(phrase.text)) {
      result.lit++;
      if (phrase.crosses) result.crossingLit++;
    } else failures.push(`${phrase.text} => ${status} ${words}`);
  }
  highlights.clear();
  return { ...result, failures, citeMs: performance.now() - started };
}

/**
 * What a perfect model's citation lights, all the way: its reply is read a piece at a time, verified, painted, and the words are read back from
 * `CSS.highlights`.
 */
function light(verifier: Verifier, highlights: Highlights, lines: readonly IndexLine[], phrase: string) {
  const parser = createCitationParser(verifier);
  const reply = `It says so [${lineToCite(lines, phrase)}: "${phrase}"], and more.`;
  const segments = [...(reply.match(/.{1,7}/gsu) ?? []).flatMap((delta) => parser.push(delta).settled)];
  const citation = [...segments, ...parser.finish().settled].find((segment) => segment.kind === 'citation');
  const verdict =
    citation?.kind === 'citation' ? verifier.verifyAll(citation.refs, citation.phrase)[0] : undefined;
  if (!verdict || verdict.status === 'not-found') return { status: 'not-found', words: '' };
  highlights.paint({ k: K, turnId: '', citation: 1, spans: verdict.place.spans, dark: false });
  const ranges = [...(CSS.highlights.get(highlightName(K)) ?? [])];
  return { status: verdict.status, words: bare(ranges.map(String).join(' ')) };
}

/** The line that holds the phrase, else the one in which it begins. */
function lineToCite(lines: readonly IndexLine[], phrase: string): number {
  const beginning = phrase.split(' ').slice(0, 3).join(' ');
  const line =
    lines.find(({ text }) => text.includes(phrase)) ?? lines.find(({ text }) => text.includes(beginning));
  return (line ?? lines[0])?.n ?? 1;
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

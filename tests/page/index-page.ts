import type { FrameIndex, IndexPurpose, Span } from '../../src/contracts/page-index.ts';
import { renderLine } from '../../src/core/index/render.ts';
import { anchorSpans } from '../../src/page/index/anchor.ts';
import { buildIndex } from '../../src/page/index/build-index.ts';
import { createPageContext } from '../../src/page/page.ts';
import { nextPage } from './next-page.ts';

/** HTML in, index lines out. Closed shadow roots are those that a test files under `closed`. */
export function indexPage(html: string) {
  document.body.innerHTML = html;
  const closed = new WeakMap<Element, ShadowRoot>();
  const end = nextPage();
  const context = createPageContext({
    document,
    shadowRootOf: (element) => element.shadowRoot ?? closed.get(element) ?? null,
    report: () => {},
    signal: end.signal,
  });
  let firstFree = 1;
  const page = {
    context,
    closed,
    end: () => end.abort(),
    snapshot(purpose: IndexPurpose = 'find'): FrameIndex {
      const index = buildIndex(context, purpose, firstFree);
      firstFree = index.nextFree;
      return index;
    },
    /** The lines as a prompt shows them, without their numbers. */
    lines(purpose: IndexPurpose = 'find'): string[] {
      return page.snapshot(purpose).lines.map((line) => renderLine(line).replace(/^\[\d+\] /, ''));
    },
    /** What lights up for a phrase: the text of each Range. The phrase may run over lines of one block. */
    lit(phrase: string, purpose: IndexPurpose = 'find'): string[] {
      return page.anchor(phrase, purpose).ranges.map((range) => range.toString().replace(/\s+/g, ' '));
    },
    anchor(phrase: string, purpose: IndexPurpose = 'find') {
      return anchorSpans(context.refs, spansOf(page.snapshot(purpose), phrase));
    },
  };
  return page;
}

/** Where a phrase stands: in one line, or over the lines of one block. */
export function spansOf(index: FrameIndex, phrase: string): Span[] {
  for (const first of index.lines.keys()) {
    let text = '';
    const parts: { n: number; from: number; length: number }[] = [];
    for (const line of index.lines.slice(first)) {
      if (line.block !== index.lines[first]!.block) break;
      if (parts.length > 0 && !line.glued) text += ' ';
      parts.push({ n: line.n, from: text.length, length: line.text.length });
      text += line.text;
    }
    const at = text.indexOf(phrase);
    if (at < 0 || at >= parts[0]!.length) continue;
    return parts.flatMap(({ n, from, length }) => {
      const start = Math.max(0, at - from);
      const end = Math.min(length, at + phrase.length - from);
      return start < end ? [{ n, start, end }] : [];
    });
  }
  throw new Error(`no line holds "${phrase}"`);
}

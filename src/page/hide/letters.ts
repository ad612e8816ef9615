import { contains, queryAll } from '../dom/dom.ts';

/** Text that nobody reads. */
const UNREAD = 'script, style, noscript, template';

/** Share of the document's words that stand in these blocks, 0 to 1: by characters, independent of what is painted yet. `ofAll`: its letters, where known. */
export function shareOf(
  blocks: readonly Element[],
  document: Document,
  ofAll: () => number = () => lettersIn(document),
): number {
  if (blocks.length === 0 || !document.body) return 0;
  const outer = blocks.filter((block) => !blocks.some((other) => other !== block && contains(other, block)));
  const taken = outer.reduce((sum, block) => sum + lettersOf(block), 0);
  return taken / Math.max(1, ofAll());
}

/** The share of a document's letters in blocks of it. All of the document is read anew only where too much seems to go: it mostly grows. */
export function createShares(document: Document) {
  /** Letters of the document at some time since which nothing was taken out of it: there are as many now, or more. */
  let atLeast: number | undefined;
  return {
    /** @returns 0 to 1; never less than it is, and exact where it is above `limit` */
    of(blocks: readonly Element[], limit: number): number {
      const known = atLeast;
      if (known !== undefined) {
        const share = shareOf(blocks, document, () => known);
        if (share <= limit) return share;
      }
      const now = lettersIn(document);
      atLeast = now;
      return shareOf(blocks, document, () => now);
    },
    /** To be called when something was taken out of the document. */
    forget(): void {
      atLeast = undefined;
    },
  };
}

/** Letters of the whole document: its text is read for that, a millisecond or more on a long page. */
const lettersIn = (document: Document): number => (document.body ? lettersOf(document.body) : 0);

/** `textContent` is built by the browser, which is several times as fast as walking the text nodes. */
function lettersOf(element: Element): number {
  let letters = countLetters(textOf(element));
  for (const each of queryAll(element, UNREAD)) {
    if (!each.parentElement?.closest(UNREAD)) letters -= countLetters(textOf(each));
  }
  return Math.max(0, letters);
}

const textOf = (element: Element): string => element.textContent ?? '';

function countLetters(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 32) letters += 1;
  return letters;
}

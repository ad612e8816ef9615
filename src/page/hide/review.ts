import type { PageHandlers } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import { isConnected } from '../dom/dom.ts';
import type { Marks } from '../overlay/marks.ts';
import type { Candidates } from './candidates.ts';
import { resolveBlocks } from './container.ts';
import { findAgain } from './find-again.ts';
import { fingerprintOf, ownFrame } from './fingerprint.ts';
import type { NewestLines } from './newest-lines.ts';

type ReviewHandlers = Pick<
  PageHandlers,
  'hideResolve' | 'hideMark' | 'hideHover' | 'hideReveal' | 'hideDescribe' | 'hideFindAgain'
>;

/** What the person looks at before anything is hidden: the blocks that the chosen lines mean, marked on the page. */
export function reviewHandlers(
  { document, shadowRootOf }: Pick<PageContext, 'document' | 'shadowRootOf'>,
  candidates: Candidates,
  marks: Marks,
  newest: NewestLines,
): ReviewHandlers {
  const elementsOf = (id: string) => candidates.elementsOf(id) ?? [];

  /** After an undo there are no marks; jumping still leads there. */
  function scrollTo(id: string): boolean {
    const element = elementsOf(id).find(isConnected);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== undefined;
  }

  return {
    hideResolve: ({ lines, seen, alone }) => {
      const mine = lines.filter((n) => newest.has(n));
      const here = newest.placed();
      const present = new Set(here.map(({ line }) => line.n));
      const shown = seen && new Set(seen);
      const chosen = new Set(mine.filter((n) => present.has(n)));
      return {
        candidates:
          chosen.size > 0 ? candidates.from(resolveBlocks(here, chosen, shown, new Set(alone)), here) : [],
        vanished: mine.filter((n) => !present.has(n)),
      };
    },
    hideMark: ({ marks: wanted, showFirst }) => {
      const own = wanted.filter(({ id }) => candidates.present(id));
      marks.set(own.map((mark) => ({ ...mark, elements: elementsOf(mark.id) })));
      // A frame that scrolls would scroll the page around it too.
      if (showFirst && window === window.top) marks.showFirst();
      return {};
    },
    hideHover: ({ id }) => {
      marks.hover(id);
      return {};
    },
    hideReveal: ({ id }) => ({ found: marks.reveal(id) || scrollTo(id) }),
    hideDescribe: ({ ids }) => ({
      fingerprints: ids.flatMap((id) =>
        elementsOf(id)
          .filter(isConnected)
          .map((element) => ({ id, fingerprint: fingerprintOf([element]) })),
      ),
    }),
    hideFindAgain: ({ blocks }) => {
      const here = newest.placed();
      const found = blocks.flatMap(({ key, fingerprints }) => {
        const elements = fingerprints
          .filter(({ frame }) => frame === ownFrame())
          .flatMap((one) => findAgain(one, document, shadowRootOf));
        const [candidate] = elements.length > 0 ? candidates.from([{ elements, lines: [] }], here) : [];
        return candidate ? [{ key, candidate }] : [];
      });
      return { found };
    },
  };
}

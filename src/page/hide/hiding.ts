import type { IndexLine } from '../../contracts/page-index.ts';
import type { PageHandlers } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import { isConnected } from '../dom/dom.ts';
import { createMarks } from '../overlay/marks.ts';
import { createPlaceholders } from '../overlay/placeholders.ts';
import { createCandidates } from './candidates.ts';
import { resolveBlocks } from './container.ts';
import { findAgain } from './find-again.ts';
import { fingerprintOf, ownFrame } from './fingerprint.ts';
import { createGrowthWatch } from './growth.ts';
import { createHider } from './hider.ts';
import { createRules } from './rules.ts';
import type { PlacedLine } from './weights.ts';

type HideHandlers = Pick<
  PageHandlers,
  | 'hideResolve'
  | 'hideMark'
  | 'hideHover'
  | 'hideReveal'
  | 'hideApply'
  | 'hideDescribe'
  | 'hideFindAgain'
  | 'hideStatus'
  | 'hideRules'
  | 'hideWatch'
>;

/** Wires hiding in one document. `clear` takes marks off and, unless `keepHidden`, shows everything again. */
export function createHiding(context: PageContext): {
  handlers: HideHandlers;
  /** The newest `hide` index of this document. */
  read(lines: readonly IndexLine[]): void;
  /** @returns whether any block is hidden still */
  clear(keepHidden: boolean): boolean;
} {
  const { document, glass, report, signal, shadowRootOf, refs } = context;
  let newest: readonly IndexLine[] = [];
  const candidates = createCandidates(document, context.key);
  const changed = () => report({ type: 'hide-changed' });
  const hider = createHider(document, shadowRootOf, signal, changed);
  const rules = createRules(document, hider, shadowRootOf, {
    suspended: (ruleId, share) => report({ type: 'hide-rule-suspended', ruleId, share }),
    changed,
  });
  const growth = createGrowthWatch(document, (blocks) => report({ type: 'hide-grown', blocks }));
  const marks = createMarks(document, glass, {
    hover: (id) => report({ type: 'hide-hover', id }),
    click: (id) => report({ type: 'hide-badge-clicked', id }),
  });
  const placeholders = createPlaceholders(document, glass, (id) => report({ type: 'hide-show-clicked', id }));
  signal.addEventListener('abort', () => {
    growth.watch(false);
    rules.stop();
  });

  const placed = (): PlacedLine[] =>
    newest.flatMap((line) => {
      const element = refs.elementOf(line.n);
      return element ? [{ line, element }] : [];
    });

  function apply(hide: string[], show: string[] | 'all', texts: Record<string, string>) {
    const back = show === 'all' ? hider.ids : show;
    for (const id of back) {
      if (rules.end(id)) continue;
      hider.show(id);
      placeholders.remove(id);
    }
    const own = hide.filter((id) => candidates.elementsOf(id));
    for (const id of own) {
      const first = candidates.elementsOf(id)?.[0];
      if (texts[id] && first) placeholders.add(id, texts[id], first);
    }
    const hidden = own.filter((id) => hider.hide(id, candidates.elementsOf(id) ?? []));
    const gone = own.filter((id) => !hidden.includes(id));
    for (const id of gone) placeholders.remove(id);
    return { hidden, gone };
  }

  /** After an undo there are no marks; jumping still leads there. */
  function scrollTo(id: string): boolean {
    const element = candidates.elementsOf(id)?.find(isConnected);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element !== undefined;
  }

  const handlers: HideHandlers = {
    hideResolve: ({ lines, seen }) => {
      const mine = lines.filter((n) => newest.some((line) => line.n === n));
      const here = placed();
      const present = new Set(here.map(({ line }) => line.n));
      const shown = seen && new Set(seen);
      const chosen = new Set(mine.filter((n) => present.has(n)));
      return {
        candidates: chosen.size > 0 ? candidates.from(resolveBlocks(here, chosen, shown), here) : [],
        vanished: mine.filter((n) => !present.has(n)),
      };
    },
    hideMark: ({ marks: wanted, showFirst }) => {
      const own = wanted.filter(({ id }) => candidates.present(id));
      marks.set(own.map((mark) => ({ ...mark, elements: candidates.elementsOf(mark.id) ?? [] })));
      // A frame that scrolls would scroll the page around it too.
      if (showFirst && window === window.top) marks.showFirst();
      return {};
    },
    hideHover: ({ id }) => {
      marks.hover(id);
      return {};
    },
    hideReveal: ({ id }) => ({ found: marks.reveal(id) || scrollTo(id) }),
    hideApply: ({ hide, show, placeholders: texts }) => apply(hide, show, texts ?? {}),
    hideDescribe: ({ ids }) => ({
      fingerprints: ids.flatMap((id) =>
        (candidates.elementsOf(id) ?? [])
          .filter(isConnected)
          .map((element) => ({ id, fingerprint: fingerprintOf([element]) })),
      ),
    }),
    hideFindAgain: ({ blocks }) => {
      const here = placed();
      const found = blocks.flatMap(({ key, fingerprints }) => {
        const elements = fingerprints
          .filter(({ frame }) => frame === ownFrame())
          .flatMap((one) => findAgain(one, document, shadowRootOf));
        const [candidate] = elements.length > 0 ? candidates.from([{ elements, lines: [] }], here) : [];
        return candidate ? [{ key, candidate }] : [];
      });
      return { found };
    },
    hideStatus: () => {
      const hidden = hider.presentIds;
      return {
        hidden: hidden.filter((id) => candidates.elementsOf(id)),
        shown: candidates.presentIds().filter((id) => !hidden.includes(id)),
        kept: rules.counts(),
      };
    },
    hideRules: ({ rules: wanted, limit }) => ({ outcomes: rules.apply(wanted, limit) }),
    hideWatch: ({ on }) => {
      growth.watch(on);
      return {};
    },
  };

  return {
    handlers,
    read: (lines) => {
      newest = lines;
    },
    clear(keepHidden) {
      marks.set([]);
      placeholders.clear();
      if (keepHidden) return hider.ids.length > 0;
      growth.watch(false);
      rules.stop();
      hider.showAll();
      return false;
    },
  };
}

import type { IndexLine } from '../../contracts/page-index.ts';
import type { PageCallParams, PageCallResult, PageHandlers } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import { createMarks } from '../overlay/marks.ts';
import { createPlaceholders, type Placeholders } from '../overlay/placeholders.ts';
import { type Candidates, createCandidates } from './candidates.ts';
import { createGrowthWatch } from './growth.ts';
import { createHider, type Hider } from './hider.ts';
import { NewestLines } from './newest-lines.ts';
import { reviewHandlers } from './review.ts';
import { createRules, type Rules } from './rules.ts';

type HideHandlers = Pick<PageHandlers, Extract<keyof PageHandlers, `hide${string}`>>;

/** Who holds blocks hidden in one document. */
interface Holders {
  candidates: Candidates;
  hider: Hider;
  rules: Rules;
  placeholders: Placeholders;
}

/** Shows what shall come back, then hides what shall go. */
function apply(
  { candidates, hider, rules, placeholders }: Holders,
  { hide, show, placeholders: texts = {} }: PageCallParams<'hideApply'>,
): PageCallResult<'hideApply'> {
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

/** What is hidden in this document now, by whom. */
function statusOf({ candidates, hider, rules }: Holders): PageCallResult<'hideStatus'> {
  const hidden = hider.presentIds;
  return {
    hidden: hidden.filter((id) => candidates.elementsOf(id)),
    shown: candidates.presentIds().filter((id) => !hidden.includes(id)),
    kept: rules.counts(),
  };
}

/** Wires hiding in one document. `clear` takes marks off and, unless `keepHidden`, shows everything again. */
export function createHiding(context: PageContext): {
  handlers: HideHandlers;
  /** The newest `hide` index of this document. */
  read(lines: readonly IndexLine[]): void;
  /** @returns whether any block is hidden still */
  clear(keepHidden: boolean): boolean;
} {
  const { document, glass, report, signal, shadowRootOf } = context;
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
  const candidates = createCandidates(document, context.key);
  const newest = new NewestLines(context.refs);
  const holders = { candidates, hider, rules, placeholders };

  function stopWatching(): void {
    growth.watch(false);
    rules.stop();
  }
  signal.addEventListener('abort', stopWatching);

  return {
    handlers: {
      ...reviewHandlers(context, candidates, marks, newest),
      hideApply: (wanted) => apply(holders, wanted),
      hideStatus: () => statusOf(holders),
      hideRules: ({ rules: wanted, limit }) => ({ outcomes: rules.apply(wanted, limit) }),
      hideWatch: ({ on }) => {
        growth.watch(on);
        return {};
      },
    },
    read: (lines) => newest.read(lines),
    clear(keepHidden) {
      marks.set([]);
      if (keepHidden) return hider.ids.length > 0;
      placeholders.clear();
      stopWatching();
      hider.showAll();
      return false;
    },
  };
}

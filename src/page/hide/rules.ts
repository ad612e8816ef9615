import type { HideFingerprint } from '../../contracts/hide.ts';
import { isConnected } from '../dom/dom.ts';
import { findAgain } from './find-again.ts';
import type { Hider } from './hider.ts';
import { createShares } from './letters.ts';
import { createTouched, EVERYTHING, type Touched } from './touched.ts';

interface Rule {
  id: string;
  fingerprint: HideFingerprint;
}
interface Outcome {
  id: string;
  hidden: number;
  share: number;
  suspended: boolean;
}
/** A rule at work in this document. */
interface Active extends Rule {
  /** Ids of its blocks with the hider. */
  blocks: Map<string, Element>;
}

/** Milliseconds between two looks at a page that keeps changing; the first change is looked at before it is painted. */
const PAUSE_MS = 100;

/**
 * Saved rules in one document. They are looked at again when the page adds nodes, so that content which a script brings later goes too. A rule
 * that would take more than `limit` of the document's text hides nothing (any more).
 */
export function createRules(
  document: Document,
  hider: Hider,
  shadowRootOf: (element: Element) => ShadowRoot | null,
  tell: { suspended(ruleId: string, share: number): void; changed(): void },
) {
  let active = new Map<string, Active>();
  let limit = 1;
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touched = createTouched();
  const shares = createShares(document);
  const observer = new MutationObserver((records) => {
    if (records.some(({ removedNodes }) => removedNodes.length > 0)) shares.forget();
    if (touched.add(records) && timer === undefined) look();
  });

  /** Looks at what was touched, then rests; what comes meanwhile waits. */
  function look(): void {
    const before = total();
    for (const { id, share, suspended } of run(touched)) if (suspended) tell.suspended(id, share);
    touched.clear();
    if (total() !== before) tell.changed();
    timer = setTimeout(() => {
      timer = undefined;
      if (touched.has(document.documentElement)) look();
    }, PAUSE_MS);
  }

  const run = (where: Touched): Outcome[] => [...active.values()].map((rule) => applyOne(rule, where));
  const total = (): number => [...active.values()].reduce((sum, { blocks }) => sum + blocks.size, 0);

  function applyOne(rule: Active, where: Touched): Outcome {
    dropDetached(rule);
    const satisfied = rule.blocks.size > 0 && !rule.fingerprint.many;
    const hidden = new Set(rule.blocks.values());
    const found = satisfied
      ? []
      : findAgain(rule.fingerprint, document, shadowRootOf, where).filter((block) => !hidden.has(block));
    if (found.length === 0) return { id: rule.id, hidden: hidden.size, share: 0, suspended: false };
    const share = shares.of([...hidden, ...found], limit);
    if (share > limit) {
      end(rule);
      return { id: rule.id, hidden: 0, share, suspended: true };
    }
    for (const block of found) hide(rule, block);
    return { id: rule.id, hidden: rule.blocks.size, share, suspended: false };
  }

  function hide(rule: Active, block: Element): void {
    count += 1;
    const id = `rule:${rule.id}:${count}`;
    if (hider.hide(id, [block], { renew: false })) rule.blocks.set(id, block);
  }

  function dropDetached({ blocks }: Active): void {
    for (const [id, element] of blocks) {
      if (isConnected(element)) continue;
      hider.show(id);
      blocks.delete(id);
    }
  }

  function end(rule: Active): void {
    for (const id of rule.blocks.keys()) hider.show(id);
    active.delete(rule.id);
  }

  function watch(): void {
    observer.disconnect();
    if (active.size > 0) observer.observe(document.documentElement, { childList: true, subtree: true });
  }

  return {
    /** These rules and no others act from now on; what others had hidden comes back. */
    apply(next: readonly Rule[], share: number): Outcome[] {
      for (const rule of [...active.values()]) if (!next.some((other) => isSame(rule, other))) end(rule);
      active = new Map(
        next.map((rule) => [rule.id, { ...rule, blocks: active.get(rule.id)?.blocks ?? new Map() }]),
      );
      limit = share;
      shares.forget();
      const outcomes = run(EVERYTHING);
      watch();
      return outcomes;
    },
    /** Shows what one rule hides; it does nothing more in this document. @returns false for the id of no rule here */
    end(ruleId: string): boolean {
      const rule = active.get(ruleId);
      if (rule) end(rule);
      return rule !== undefined;
    },
    /** Blocks on the page that each rule hides; rules without any are left out. */
    counts: (): { ruleId: string; blocks: number }[] =>
      [...active.values()].flatMap(({ id, blocks }) => {
        const present = [...blocks.values()].filter(isConnected).length;
        return present > 0 ? [{ ruleId: id, blocks: present }] : [];
      }),
    stop(): void {
      observer.disconnect();
      clearTimeout(timer);
      timer = undefined;
      touched.clear();
      active.clear();
    },
  };
}
export type Rules = ReturnType<typeof createRules>;

const isSame = (one: Rule, other: Rule): boolean =>
  one.id === other.id && JSON.stringify(one.fingerprint) === JSON.stringify(other.fingerprint);

import type { HideFingerprint } from '../../contracts/hide.ts';
import { contains } from '../dom/dom.ts';
import { findAgain } from './find-again.ts';
import type { Hider } from './hider.ts';

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

/**
 * Saved rules in one document. They are looked at again whenever the page adds nodes, so that content which a script brings later goes too. A rule
 * that would take more than `limit` of the document's text hides nothing (any more).
 */
export function createRules(
  document: Document,
  hider: Hider,
  shadowRootOf: (element: Element) => ShadowRoot | null,
  onSuspended: (ruleId: string, share: number) => void,
) {
  let rules: Rule[] = [];
  let limit = 1;
  const suspended = new Set<string>();
  const keyOf = (rule: Rule, index: number) => `rule:${rule.id}:${index}`;
  const known = new WeakSet<Element>();
  let count = 0;
  const observer = new MutationObserver(() => {
    for (const outcome of run()) if (outcome.suspended) onSuspended(outcome.id, outcome.share);
  });

  function run(): Outcome[] {
    return rules.filter(({ id }) => !suspended.has(id)).map(applyOne);
  }

  function applyOne(rule: Rule): Outcome {
    const blocks = findAgain(rule.fingerprint, document, shadowRootOf);
    const share = shareOf(blocks, document);
    if (share > limit) {
      suspended.add(rule.id);
      for (const id of hider.ids.filter((each) => each.startsWith(`rule:${rule.id}:`))) hider.show(id);
      return { id: rule.id, hidden: 0, share, suspended: true };
    }
    for (const element of blocks) {
      if (known.has(element)) continue;
      known.add(element);
      hider.hide(keyOf(rule, count++), [element]);
    }
    return { id: rule.id, hidden: blocks.length, share, suspended: false };
  }

  return {
    apply(next: Rule[], share: number): Outcome[] {
      rules = next;
      limit = share;
      suspended.clear();
      const outcomes = run();
      observer.disconnect();
      if (rules.length > 0) observer.observe(document.documentElement, { childList: true, subtree: true });
      return outcomes;
    },
    stop(): void {
      observer.disconnect();
      rules = [];
    },
  };
}

/** Characters of the blocks against those of the whole document, scripts and styles aside: independent of what is painted yet. */
export function shareOf(blocks: readonly Element[], document: Document): number {
  if (blocks.length === 0 || !document.body) return 0;
  const outer = blocks.filter((block) => !blocks.some((other) => other !== block && contains(other, block)));
  const taken = outer.reduce((sum, block) => sum + lettersOf(block), 0);
  return taken / Math.max(1, lettersOf(document.body));
}

function lettersOf(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let letters = 0;
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement?.localName;
    if (parent === 'script' || parent === 'style' || parent === 'noscript') continue;
    letters += (walker.currentNode.nodeValue ?? '').trim().length;
  }
  return letters;
}

import { ancestorsOf, attr, childrenOf, contains, isRendered, queryAll, tagOf } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { collapseSpace } from './text-map.ts';

/** Rules of a page that are looked at, and elements that one of them is looked up for. */
const MAX_RULES = 3000;
const MAX_ELEMENTS = 60;
const MAX_NAMES = 4;
const MAX_NAME = 40;
const CONTROL =
  'a[href], button, input:not([type=hidden]), select, [role=button], [role=link], [role=menuitem]';
/** What a rule changes when it shows something. */
const SHOWING = [
  'display',
  'visibility',
  'opacity',
  'clip',
  'clip-path',
  'height',
  'max-height',
  'transform',
  'left',
  'top',
];

/**
 * Notes on lines of a guide's index which controls a pointer over them would bring up: those are not drawn, so they have no line of their own, and
 * only a rule with `:hover` tells of them. What a script shows on `mouseenter` cannot be known beforehand.
 */
export function noteHoverWords(drafts: readonly { draft: Draft }[], document: Document): void {
  const shown = new Map<Element, Set<string>>();
  for (const selector of hoverSelectors(document)) {
    for (const { host, names } of broughtUp(selector, document)) {
      const known = shown.get(host) ?? new Set<string>();
      for (const name of names) if (known.size < MAX_NAMES) known.add(name);
      shown.set(host, known);
    }
  }
  for (const [host, names] of shown) {
    const own =
      drafts.find(({ draft }) => draft.element === host) ??
      drafts.find(({ draft }) => contains(host, draft.element));
    own?.draft.notes.push(`on hover: ${[...names].join(', ')}`);
  }
}

/** Selectors with `:hover` of rules that may show something. Sheets of other origins are closed to scripts. */
function hoverSelectors(document: Document): string[] {
  const found: string[] = [];
  let looked = 0;
  const read = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      looked += 1;
      if (looked > MAX_RULES) return;
      if (rule instanceof CSSStyleRule) {
        if (
          rule.selectorText.includes(':hover') &&
          SHOWING.some((name) => rule.style.getPropertyValue(name) !== '')
        )
          found.push(...rule.selectorText.split(/,(?![^(]*\))/).filter((each) => each.includes(':hover')));
      } else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    const rules = openRules(sheet);
    if (rules) read(rules);
  }
  return found;
}

function openRules(sheet: CSSStyleSheet): CSSRuleList | null {
  try {
    return sheet.cssRules;
  } catch {
    // Another origin's sheet: nothing is known of what it shows.
    return null;
  }
}

/** What a rule would show, with what the pointer has to be over. */
function* broughtUp(selector: string, document: Document): Generator<{ host: Element; names: string[] }> {
  const at = selector.lastIndexOf(':hover');
  const over = selector.slice(0, at).replaceAll(':hover', '').trim();
  const whole = selector.replaceAll(':hover', '').trim();
  if (over === '' || selector.slice(at + 6).trim() === '' || !CSS.supports(`selector(${whole})`)) return;
  for (const target of queryAll(document, whole).slice(0, MAX_ELEMENTS)) {
    if (isRendered(target, { visibilityProperty: true, opacityProperty: true })) continue;
    const names = namesIn(target);
    const host = names.length > 0 ? hostOf(target, over) : undefined;
    if (host && isRendered(host, { visibilityProperty: true, opacityProperty: true })) yield { host, names };
  }
}

/** The element that the pointer has to be over: around the target, or before it. */
function hostOf(target: Element, over: string): Element | undefined {
  const around = ancestorsOf(target);
  const beside = around[0] ? childrenOf(around[0]) : [];
  return [...around, ...beside].find((each) => tagOf(each) !== 'body' && each.matches(over));
}

function namesIn(target: Element): string[] {
  const controls = target.matches(CONTROL) ? [target] : queryAll(target, CONTROL);
  return controls
    .map((each) => collapseSpace(attr(each, 'aria-label') ?? attr(each, 'title') ?? each.textContent ?? ''))
    .filter((name) => name !== '')
    .slice(0, MAX_NAMES)
    .map((name) => `"${name.slice(0, MAX_NAME)}"`);
}

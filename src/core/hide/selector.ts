import { isTraversal, parse, type Selector, SelectorType, stringify } from 'css-what';

/** Characters from which a selector is none that a person or the fingerprint would write. */
const LONGEST = 2000;
/** Elements that no rule may hide: without them the tab is blank. */
const PAGE_ROOTS: ReadonlySet<string> = new Set(['html', 'body']);
/** Outside of strings and escapes these end a selector; the parser takes them for parts of a name. */
const NOT_SELECTOR = /(^|[^\\])[{}@;]/;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const ROOT_PSEUDOS: ReadonlySet<string> = new Set(['root', 'host', 'host-context', 'scope']);

/**
 * Reads the selector of one block. It names what it hides by a tag, an id, a class or an attribute; lists, pseudo-elements, the page's roots and
 * `*` alone are refused, and so is whatever is no selector (a rule body, an at-rule).
 * @returns the same selector as written anew from its parts, so that nothing but a selector can reach a style sheet; `undefined`: refused
 */
export function blockSelector(text: string): string | undefined {
  const compound = lastCompound(text);
  if (!compound || compound.some(isRefused) || !compound.some(isNaming)) return undefined;
  return stringify(parse(text));
}

/** Whether a selector tells its block from others of the same tag, so that it may hide before the page was looked at. */
export function isTelling(text: string): boolean {
  return lastCompound(text)?.some(({ type }) => type === SelectorType.Attribute) ?? false;
}

/** The parts that the matched element itself must have; `undefined` for what is not exactly one selector. */
function lastCompound(text: string): Selector[] | undefined {
  if (text.length > LONGEST || NOT_SELECTOR.test(text.replace(STRINGS, ''))) return undefined;
  const parsed = tryParse(text);
  const [only] = parsed;
  if (!only || parsed.length > 1) return undefined;
  return only.slice(only.findLastIndex(isTraversal) + 1);
}

function tryParse(text: string): Selector[][] {
  try {
    return parse(text);
  } catch {
    // The library's only sign for text that is no selector, which is an answer here.
    return [];
  }
}

function isRefused(part: Selector): boolean {
  if (part.type === SelectorType.PseudoElement) return true;
  if (part.type === SelectorType.Tag) return PAGE_ROOTS.has(part.name.toLowerCase());
  return part.type === SelectorType.Pseudo && ROOT_PSEUDOS.has(part.name);
}

/** Ids and classes are attributes to the parser. */
const isNaming = ({ type }: Selector): boolean =>
  type === SelectorType.Tag || type === SelectorType.Attribute;

import { attr } from './dom.ts';

/** Ids that frameworks number anew at each load say nothing tomorrow. */
const VOLATILE = /\d{3,}|^[:«]|^(ember|react-|radix-|mui-|headlessui-)/i;

/**
 * A CSS path from the nearest stable id (or the root of its tree) down to the element. A locator's last resort, and proof that a nameless
 * control is the same one: never enough by itself.
 * @param levels how far up it goes at most
 */
export function cssPath(element: Element, levels = 12): string {
  const parts: string[] = [];
  let current: Element | null = element;
  while (current && parts.length < levels) {
    const id = attr(current, 'id');
    if (id && !VOLATILE.test(id)) {
      parts.unshift(`#${CSS.escape(id)}`);
      break;
    }
    const { localName } = current;
    const parent: Element | null = current.parentElement;
    const twins = parent ? [...parent.children].filter((each) => each.localName === localName) : [];
    parts.unshift(twins.length > 1 ? `${localName}:nth-of-type(${twins.indexOf(current) + 1})` : localName);
    current = parent;
  }
  return parts.join(' > ');
}

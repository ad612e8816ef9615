import { HIDE_CSS, type PageLock } from '../../core/hide/sheet.ts';

/** Looks at what the page has locked while a layer is open. */
export function locksOf(document: Document): PageLock[] {
  const { documentElement: root, body } = document;
  if (!body) return [];
  const locks: PageLock[] = [];
  const [html, own] = [getComputedStyle(root), getComputedStyle(body)];
  const cut = (value: string) => value === 'hidden' || value === 'clip';
  if (cut(html.overflowY) || (cut(own.overflowY) && taller(document))) locks.push('scroll');
  if (own.position === 'fixed') locks.push('pinned', 'scroll');
  const near = [
    body,
    ...Array.from(body.children),
    ...Array.from(body.children).flatMap((child) => Array.from(child.children)),
  ];
  const styles = near
    .filter((element) => element instanceof HTMLElement)
    .map((element) => getComputedStyle(element));
  if (styles.some(({ filter }) => filter.includes('blur'))) locks.push('blur');
  if (own.pointerEvents === 'none' || own.userSelect === 'none') locks.push('inert');
  return [...new Set(locks)];
}

const taller = (document: Document): boolean =>
  Math.max(document.body.scrollHeight, document.documentElement.scrollHeight) >
  document.documentElement.clientHeight + 1;

/** Adopts the rules in the roots that hold hidden elements, and takes them out again. */
export function createSheets(document: Document): { cover(root: Node): void; drop(): void } {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(HIDE_CSS);
  const roots = new Set<Document | ShadowRoot>();
  return {
    cover(root) {
      const holder = root instanceof ShadowRoot ? root : document;
      roots.add(holder);
      // A page may assign its own list at any time, so look each time.
      if (!holder.adoptedStyleSheets.includes(sheet)) {
        holder.adoptedStyleSheets = [...holder.adoptedStyleSheets, sheet];
      }
    },
    drop() {
      for (const holder of roots) {
        holder.adoptedStyleSheets = holder.adoptedStyleSheets.filter((each) => each !== sheet);
      }
      roots.clear();
    },
  };
}

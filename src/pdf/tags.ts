import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the structure tree of a tagged file says of a piece of marked content. */
export interface Tagged {
  /** Role in the index; undefined for paragraphs and whatever says no more. */
  role?: 'heading' | 'listitem' | 'caption' | 'footnote';
  level?: number;
  /** Number of its element on the page: lines of one element are one block. */
  element: number;
}

type Tree = NonNullable<Awaited<ReturnType<PDFPageProxy['getStructTree']>>>;

const BLOCKS = /^(?:P|H[1-6]?|LI|Caption|Note|FENote|Title|BlockQuote|TD|TH)$/;
const ROLES: Readonly<Record<string, Tagged['role']>> = {
  LI: 'listitem',
  Caption: 'caption',
  Note: 'footnote',
  FENote: 'footnote',
  Title: 'heading',
};

/** Marked content by its id, for the roles of ISO 32000 (14.8.4) that the index tells apart. */
export function tagsOf(tree: Tree | null): ReadonlyMap<string, Tagged> {
  const tags = new Map<string, Tagged>();
  let elements = 0;
  const walk = (node: Tree, above: Tagged | undefined) => {
    const inside = BLOCKS.test(node.role) ? taggedAs(node.role, above, ++elements) : above;
    for (const child of node.children) {
      if ('children' in child) walk(child, inside);
      else if (inside && child.type === 'content' && 'id' in child) tags.set(String(child.id), inside);
    }
  };
  if (tree) walk(tree, undefined);
  return tags;
}

/** A paragraph in a list item is the item. */
function taggedAs(name: string, above: Tagged | undefined, element: number): Tagged {
  if (above?.role && name === 'P') return above;
  const level = /^H([1-6])$/.exec(name)?.[1];
  const role = /^H[1-6]?$/.test(name) ? 'heading' : ROLES[name];
  return { element, ...(role && { role }), ...(level && { level: Number(level) }) };
}

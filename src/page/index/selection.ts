import { elementAbove, isElement } from '../dom/dom.ts';
import type { PageEnvironment } from '../environment.ts';
import { isEntry } from '../private/entry.ts';
import type { Privacy } from '../private/privacy.ts';
import { collapseSpace } from './text-map.ts';

/** The words that the person has selected; '' where they touch a field whose value is withheld. Chrome's selection holds a field's words too. */
export function selectedText(
  { document, shadowRootOf }: Pick<PageEnvironment, 'document' | 'shadowRootOf'>,
  privacy: Privacy,
): string {
  const selection = document.getSelection();
  const text = collapseSpace(selection?.toString() ?? '');
  if (text === '' || !selection || privacy.repeats(text)) return '';
  const touched = [focused(document, shadowRootOf), selection.anchorNode, selection.focusNode];
  return touched.some((node) => node !== null && isWithheld(node, privacy)) ? '' : text;
}

/** The focused element, inside shadow trees. */
function focused(document: Document, shadowRootOf: PageEnvironment['shadowRootOf']): Element | null {
  let element = document.activeElement;
  for (let inner = element; inner; inner = shadowRootOf(inner)?.activeElement ?? null) element = inner;
  return element;
}

/** Whether a node is a withheld entry or lies in one. */
function isWithheld(node: Node, privacy: Privacy): boolean {
  for (let at = isElement(node) ? node : elementAbove(node); at; at = elementAbove(at))
    if (isEntry(at)) return privacy.withholds(at);
  return false;
}

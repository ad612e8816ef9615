import { OVERLAY_TAG } from '../dom/overlay-tag.ts';

/** Takes off what an earlier page script, orphaned by an update of the extension, left on the document. */
export function removeLeftovers(document: Document): void {
  for (const host of document.querySelectorAll(OVERLAY_TAG)) host.remove();
  for (const name of [...CSS.highlights.keys()])
    if (name.startsWith('sightline-')) CSS.highlights.delete(name);
}

import { attr, hasAttr, rectOf, tagOf } from '../dom/dom.ts';
import type { Look } from '../dom/visibility.ts';
import type { Boxed, Place } from './events.ts';
import { collapseSpace } from './text-map.ts';

/** The text of an image, '' for one without, `null` for what is no image. */
export function imageText(element: Element, tag: string, role: string | null): string | null {
  const labelled = collapseSpace(attr(element, 'aria-label') ?? '');
  if (tag === 'img') return labelled || collapseSpace(attr(element, 'alt') ?? '');
  if (tag === 'svg') return labelled || svgTitle(element);
  if (role === 'img') return labelled;
  return tag === 'picture' ? null : null;
}

function svgTitle(svg: Element): string {
  for (let child = svg.firstElementChild; child; child = child.nextElementSibling) {
    if (tagOf(child) === 'title') return collapseSpace(child.textContent ?? '');
  }
  return '';
}

/** The line of an `<iframe>`: its title, with the host that it shows as a note. */
export function frameBox(element: Element, tag: string, place: Place, look: Look): Boxed | null {
  if (!look.shown) return null;
  const rect = rectOf(element);
  if (rect.width < 2 || rect.height < 2) return null;
  const text = collapseSpace(attr(element, 'aria-label') || attr(element, 'title') || '');
  const names = ['id', 'class', 'name'].map((name) => attr(element, name) ?? '').join(' ');
  const host = hostNote(element);
  const hints = `${names.toLowerCase()} host=${host}`.trim();
  return { kind: 'frame', element, tag, role: tag, text, notes: [host], place, hints };
}

function hostNote(frame: Element): string {
  if (hasAttr(frame, 'srcdoc')) return 'inline document';
  const source = attr(frame, 'src') ?? '';
  if (source === '' || source.startsWith('about:')) return 'about:blank';
  return URL.canParse(source, frame.baseURI)
    ? new URL(source, frame.baseURI).host || source.slice(0, 60)
    : source.slice(0, 60);
}

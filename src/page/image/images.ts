import type { PictureHandlers } from '../../contracts/worker-to-page.ts';
import type { PageContext } from '../context.ts';
import { isConnected, queryAll, rectOf, shadowOf, tagOf } from '../dom/dom.ts';
import { bringIntoView } from '../overlay/bring-into-view.ts';
import { entered, entriesIn } from '../private/entry.ts';
import { layBoxes, partInView, viewOf } from './geometry.ts';
import { createImageBoxes, type ImageMark } from './image-boxes.ts';
import { type FoundPicture, findPictures } from './pictures.ts';
import { pictureIn, textIn } from './pointed.ts';

/** Pictures of one document: which there are, where they can be seen, and the boxes of an answer over one of them. */
export function createImages(context: PageContext): PictureHandlers & { clear(): void } {
  const { document, key, glass, report } = context;
  const known = new Map<string, WeakRef<Element>>();
  const ids = new WeakMap<Element, string>();
  const boxes = createImageBoxes(document, glass);
  let mark: ImageMark | null = null;
  let over: number | null = null;
  let lifetime: AbortController | undefined;

  function idOf(element: Element): string {
    const id = ids.get(element) ?? `${key}/${known.size}`;
    ids.set(element, id);
    known.set(id, new WeakRef(element));
    return id;
  }

  const told = ({ element, picture }: FoundPicture) => ({ id: idOf(element), ...picture });

  function elementOf(id: string): Element | undefined {
    const element = known.get(id)?.deref();
    return element && isConnected(element) ? element : undefined;
  }

  /** What was typed is sent to nobody: not in a picture, either. */
  function onScreen() {
    const fields = entriesIn(document, context.shadowRootOf).filter((field) => entered(field) !== '');
    return { viewportWidth: innerWidth, filled: fields.flatMap((field) => viewOf(field) ?? []) };
  }

  function point(event: PointerEvent): void {
    const k = boxes.at(event.clientX, event.clientY);
    if (k === over || !mark) return;
    over = k;
    boxes.hover(k);
    report({ type: 'image-hover', turnId: mark.turnId, k });
  }

  function choose(event: MouseEvent): void {
    const k = boxes.at(event.clientX, event.clientY);
    if (event.isTrusted && k !== null && mark) report({ type: 'image-clicked', turnId: mark.turnId, k });
  }

  function show(next: ImageMark | null): void {
    lifetime?.abort();
    mark = next;
    over = null;
    boxes.show(next);
    if (!next) return;
    lifetime = new AbortController();
    const signal = AbortSignal.any([lifetime.signal, context.signal]);
    document.addEventListener('pointermove', point, { capture: true, passive: true, signal });
    document.addEventListener('click', choose, { capture: true, passive: true, signal });
  }

  return {
    imageList: () => ({ pictures: findPictures(context).map(told) }),
    imagePointed() {
      const { path } = context.pointed;
      context.pointed.path = [];
      const found = pictureIn(path);
      if (found) return { picture: told(found) };
      const text = textIn(path);
      return text === undefined ? {} : { text };
    },
    async imageShow({ id }) {
      const element = elementOf(id);
      if (!element) return { found: false, ...onScreen() };
      const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = partInView(element) ?? {};
      if ((x1 - x0) * (y1 - y0) < SEEN_ENOUGH) bringIntoView(element);
      await painted();
      const [view, part] = [viewOf(element), partInView(element)];
      return view && part ? { found: true, view, part, ...onScreen() } : { found: false, ...onScreen() };
    },
    imageFrame({ key: child }) {
      const frame = frameElements(context).find((each) => context.frames.keyOf(each) === child);
      const view = frame && viewOf(frame);
      if (!view) return { found: false };
      const { x, y, width } = rectOf(frame);
      const { offsetWidth, clientLeft, clientTop } = frame as HTMLIFrameElement;
      const scale = offsetWidth > 0 ? width / offsetWidth : 1;
      const style = getComputedStyle(frame);
      const left = clientLeft + Number.parseFloat(style.paddingLeft);
      const top = clientTop + Number.parseFloat(style.paddingTop);
      return { found: true, view, x: x + left * scale, y: y + top * scale, scale };
    },
    imageMark({ id, turnId, base, boxes: wanted, dark }) {
      const element = elementOf(id);
      if (!element) return { found: false };
      show({ element, turnId, base, boxes: wanted, dark });
      return { found: true };
    },
    imageHover({ turnId, k }) {
      if (mark?.turnId === turnId) boxes.hover(k);
      return {};
    },
    imageReveal({ turnId, k }) {
      const chosen = mark?.boxes.find((each) => each.k === k);
      if (!mark || mark.turnId !== turnId || !chosen || !isConnected(mark.element)) return { found: false };
      reveal(mark, chosen.box);
      boxes.pulse(k);
      return { found: true };
    },
    clear: () => show(null),
  };
}

/** Of a picture that is seen to this share nothing is scrolled. */
const SEEN_ENOUGH = 0.98;

/** Two frames: what was scrolled to is on the screen then. A tab that is not shown has none, so the clock goes on. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 300);
  });

function frameElements({ document, shadowRootOf }: PageContext): Element[] {
  const roots: Node[] = [document];
  const found: Element[] = [];
  for (const root of roots) {
    found.push(...queryAll(root, 'iframe, frame'));
    for (const element of queryAll(root, '*')) {
      const shadow = shadowOf(element, tagOf(element), shadowRootOf);
      if (shadow) roots.push(shadow);
    }
  }
  return found;
}

/** Scrolls the picture into view, and further where it is larger than the screen. */
function reveal({ element, base }: ImageMark, box: ImageMark['boxes'][number]['box']): void {
  bringIntoView(element);
  const [laid] = layBoxes(element, base, [box]);
  const y = (laid?.matrix.f ?? 0) + (laid?.height ?? 0) / 2;
  const x = (laid?.matrix.e ?? 0) + (laid?.width ?? 0) / 2;
  const { clientWidth, clientHeight } = document.documentElement;
  if (x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight) return;
  scrollBy({
    left: x < 0 || x > clientWidth ? x - clientWidth / 2 : 0,
    top: y - clientHeight / 2,
    behavior: 'instant',
  });
}

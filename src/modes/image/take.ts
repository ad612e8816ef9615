import { SightlineError } from '../../contracts/errors.ts';
import type { BoxBase, PagePicture, PictureRef, SentPicture } from '../../contracts/image.ts';
import type { Box, PageIndex } from '../../contracts/page-index.ts';
import type { PageCallResult } from '../../contracts/worker-to-page.ts';
import { pictureTokens, type Size } from '../../core/boxes/picture-size.ts';
import type { PageDocument, ScriptedPage } from '../mode.ts';
import { DRAWN } from './pdf-pages.ts';
import type { EncodedPicture, PicturePort } from './port.ts';

/** A picture on the page, with the frame that holds it. */
export type FramedPicture = PagePicture & { frameKey: string };

export interface Taken {
  url: string;
  sent: SentPicture;
}

/** Frames lie in frames; more of them than this do not. */
const DEEPEST_FRAME = 12;

/** How a picture is to be sent: to which model, and in which size. */
export interface Sending {
  model: string;
  sizeFor: (natural: Size) => Size;
  signal: AbortSignal;
}

/** The pictures of all frames. The page must have been read before. */
export async function picturesOn(page: ScriptedPage): Promise<FramedPicture[]> {
  const replies = await page.callAll('imageList', {});
  return replies.flatMap(({ frameKey, result }) => result.pictures.map((each) => ({ ...each, frameKey })));
}

/**
 * Gets the bytes of a picture on the page: the file that it was loaded from, else a screenshot of what can be seen of it. Throws
 * `picture-gone` or `picture-out-of-sight`.
 */
export async function takeFromPage(
  page: ScriptedPage,
  pictures: PicturePort,
  picture: FramedPicture,
  sending: Sending,
): Promise<Taken> {
  const { id, src, sameOrigin, name, natural } = picture;
  const ref: PictureRef | undefined = !/^https?:/.test(src)
    ? undefined
    : { from: 'page', src, name, ...(natural ? { size: natural } : {}) };
  const file = !/^https?:/.test(src) ? undefined : await pictures.load(src, sameOrigin, sending.signal);
  const encoded = file && (await pictures.encode(file, sending.sizeFor));
  if (encoded) return takenAs('file', encoded, name, sending, ref, { id, base: { of: 'picture' } });
  const { shot, base } = await screenshotOf(page, picture);
  const drawn = await pictures.encode(shot, sending.sizeFor);
  if (!drawn) throw new SightlineError('picture-out-of-sight');
  return takenAs('screenshot', drawn, name, sending, ref, { id, base });
}

/** A picture that the person gave. Throws `picture-gone`. */
export async function takeGiven(
  pictures: PicturePort,
  given: PictureRef & { from: 'given' },
  sending: Sending,
): Promise<Taken> {
  const bytes = await pictures.given(given.id);
  const encoded = bytes && (await pictures.encode(bytes, sending.sizeFor));
  if (!encoded) throw new SightlineError('picture-gone');
  return takenAs('given', encoded, given.name, sending, given);
}

/** A page of a PDF. Throws `picture-gone`. */
export async function takePdfPage(
  document: PageDocument,
  pictures: PicturePort,
  page: number,
  sending: Sending,
): Promise<Taken> {
  const { width, height } = sending.sizeFor(DRAWN);
  const bytes = await document.pageShot?.(page, Math.max(width, height));
  const encoded = bytes && (await pictures.encode(bytes, sending.sizeFor));
  if (!encoded) throw new SightlineError('picture-gone');
  const { url, sent } = takenAs('page', encoded, '', sending);
  return { url, sent: { ...sent, page } };
}

function takenAs(
  how: SentPicture['how'],
  { url, size, preview }: EncodedPicture,
  name: string,
  { model }: Sending,
  ref?: PictureRef,
  onPage?: SentPicture['onPage'],
): Taken {
  const tokens = pictureTokens(model, size);
  return {
    url,
    sent: { name, ...size, tokens, how, preview, ...(ref ? { ref } : {}), ...(onPage ? { onPage } : {}) },
  };
}

async function screenshotOf(
  page: ScriptedPage,
  { id, frameKey, width, height }: FramedPicture,
): Promise<{ shot: Blob; base: BoxBase }> {
  const replies = await page.callAll('imageShow', { id });
  const shown = replies.find(({ result }) => result.found)?.result;
  if (!shown?.found) throw new SightlineError('picture-gone');
  if (!page.capture) throw new SightlineError('picture-out-of-sight');
  const { view, part } = shown;
  const region = await inTab(page, frameKey, view);
  if (!region) throw new SightlineError('picture-out-of-sight');
  const tab = replies.find((each) => each.frameKey === region.topKey)?.result;
  if (!tab) throw new SightlineError('picture-out-of-sight');
  const shot = await page.capture(region.seen, tab.viewportWidth, await filledIn(page, replies));
  // Of the part that its own frame shows, frames around it may show less.
  const { x0, y0 } = part;
  const { fromLeft, fromTop, seenWidth, seenHeight } = region;
  const left = x0 + fromLeft / width;
  const top = y0 + fromTop / height;
  const base = {
    of: 'element',
    part: { x0: left, y0: top, x1: left + seenWidth / width, y1: top + seenHeight / height },
  };
  return { shot, base: base as BoxBase };
}

/** A screenshot of all that a tab shows of a page. Throws `picture-out-of-sight`. */
export async function screenOf(page: ScriptedPage, { viewport, frames }: PageIndex): Promise<Blob> {
  const replies = await page.callAll('imageShow', { id: '' });
  const tab = replies.find(({ frameKey }) => frames[frameKey]?.frameId === 0)?.result;
  if (!tab || !viewport || !page.capture) throw new SightlineError('picture-out-of-sight');
  const { width, height } = viewport;
  return page.capture({ x: 0, y: 0, width, height }, tab.viewportWidth, await filledIn(page, replies));
}

/** A screenshot of a part of what a frame shows; `box`: in its viewport. Throws `picture-out-of-sight`. */
export async function regionShot(page: ScriptedPage, frameKey: string, box: Box): Promise<Blob> {
  const replies = await page.callAll('imageShow', { id: '' });
  const region = await inTab(page, frameKey, box);
  const tab = replies.find((each) => each.frameKey === region?.topKey)?.result;
  if (!region || !tab || !page.capture) throw new SightlineError('picture-out-of-sight');
  return page.capture(region.seen, tab.viewportWidth, await filledIn(page, replies));
}

/** The fields of all frames that something was typed into, where they stand in the tab. */
async function filledIn(page: ScriptedPage, replies: Shown): Promise<Box[]> {
  const filled: Box[] = [];
  for (const { frameKey, result } of replies) {
    for (const field of result.filled) {
      const placed = await inTab(page, frameKey, field);
      if (placed) filled.push(placed.seen);
    }
  }
  return filled;
}

type Shown = { frameKey: string; result: PageCallResult<'imageShow'> }[];

/** A rectangle of a frame's viewport as it stands in the tab, and what of it the frames around let be seen, in px of its own frame. */
export async function inTab(page: ScriptedPage, frameKey: string, view: Box) {
  let key = frameKey;
  let seen = view;
  let scale = 1;
  const whole = { x: view.x, y: view.y };
  for (let depth = 0; depth < DEEPEST_FRAME; depth += 1) {
    const holders = await page.callAll('imageFrame', { key });
    const holder = holders.find(({ result }) => result.found);
    if (!holder?.result.found) break;
    const { x, y, scale: by, view: edge } = holder.result;
    seen = { x: x + seen.x * by, y: y + seen.y * by, width: seen.width * by, height: seen.height * by };
    [whole.x, whole.y] = [x + whole.x * by, y + whole.y * by];
    const right = Math.min(seen.x + seen.width, edge.x + edge.width);
    const bottom = Math.min(seen.y + seen.height, edge.y + edge.height);
    const [left, top] = [Math.max(seen.x, edge.x), Math.max(seen.y, edge.y)];
    seen = { x: left, y: top, width: right - left, height: bottom - top };
    scale *= by;
    key = holder.frameKey;
  }
  if (!(seen.width > 0 && seen.height > 0)) return undefined;
  return {
    seen,
    topKey: key,
    fromLeft: (seen.x - whole.x) / scale,
    fromTop: (seen.y - whole.y) / scale,
    seenWidth: seen.width / scale,
    seenHeight: seen.height / scale,
  };
}

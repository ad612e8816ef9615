import { pictureAmong } from './picture-among.ts';

/** What was dropped on the panel: a picture of a web page, a picture's file, or words. */
export type Dropped = { src: string; alt: string } | { file: File } | { words: string };

/** Longer texts beside a picture are no names. */
const MOST_ALT = 80;
const TAKEN = new Set(['Files', 'text/plain', 'text/html', 'text/uri-list']);

/** Whether something that is dragged may be dropped here; what it is, the browser tells only then. */
export const isTaken = ({ types }: DataTransfer): boolean => types.some((type) => TAKEN.has(type));

/** What was dropped; `undefined`: nothing that can be asked about. */
export function droppedFrom(data: DataTransfer): Dropped | undefined {
  // Nothing of this text is loaded, run or shown.
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  const said = body.textContent.trim();
  const picture = body.querySelector('img');
  const src = picture?.getAttribute('src') ?? '';
  if (said === '' && /^https?:/.test(src))
    return { src, alt: (picture?.alt ?? '').trim().slice(0, MOST_ALT) };
  const file = pictureAmong(data.files);
  if (file) return { file };
  // Of a link, the words of the page rather than the address.
  const isLink = data.types.includes('text/uri-list');
  const words = ((isLink && said) || data.getData('text/plain')).trim();
  return words === '' ? undefined : { words };
}

import { ancestorsOf, rectOf, tagOf, textOf } from '../dom/dom.ts';
import { type FoundPicture, pictureOf } from './pictures.ts';

/** Characters; a block that says more is no paragraph. */
const MOST_TEXT = 2000;

/** The innermost picture; of a background only where nothing stands on it. */
export function pictureIn(path: readonly Element[]): FoundPicture | undefined {
  for (const [depth, element] of path.entries()) {
    const picture = pictureOf(element, tagOf(element));
    if (picture && (picture.kind !== 'background' || depth === 0)) return { element, picture };
  }
  return undefined;
}

/** The words of the paragraph, cell or item under the pointer. */
export function textIn([first]: readonly Element[]): string | undefined {
  if (!first) return undefined;
  const block = [first, ...ancestorsOf(first)].find(
    (each) => !getComputedStyle(each).display.startsWith('inline') && rectOf(each).width > 0,
  );
  const text = block ? (textOf(block) ?? '').replace(/\s+/g, ' ').trim() : '';
  return text !== '' && text.length <= MOST_TEXT ? text : undefined;
}

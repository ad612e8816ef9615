import type { IndexPurpose } from '../../contracts/page-index.ts';
import { attr } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { hasInk, rawText } from './text-map.ts';

/** An alt text this long, in words, is an echo also when it is only part of a line. */
const LONG_ALT = 4;

/**
 * Leaves out images, and links around images, whose alt text only repeats words that the page shows anyway (the picture beside a headline,
 * linked to the same story); for a question also a picture told before. For guiding, a link goes only when another of the same
 * name leads to the same place.
 */
export function withoutEchoes<T extends { draft: Draft }>(lines: readonly T[], purpose: IndexPurpose): T[] {
  const shown = lines.filter(({ draft }) => hasPageText(draft)).map(({ draft }) => draft);
  const texts = new Set(shown.map(({ text }) => fold(text)));
  const all = [...texts].join('\n');
  const targets = new Set(shown.map(targetKey));
  const echoes = (text: string) =>
    texts.has(text) || (text.split(' ').length >= LONG_ALT && all.includes(text));
  return lines.filter(({ draft }) => {
    if (!mayEcho(draft)) return true;
    if (draft.kind === 'control' && purpose === 'guide') return !targets.has(targetKey(draft));
    if (echoes(fold(draft.text))) return false;
    // The same picture once more.
    if (purpose === 'find') texts.add(fold(draft.text));
    return true;
  });
}

const hasPageText = (draft: Draft): boolean =>
  (draft.kind === 'text' || draft.kind === 'control') &&
  draft.pieces.some((piece) => piece.node !== null && hasInk(rawText(piece)));

const mayEcho = (draft: Draft): boolean =>
  draft.text !== '' &&
  !hasPageText(draft) &&
  (draft.kind === 'image' || (draft.kind === 'control' && draft.role === 'link'));

const fold = (text: string): string => text.toLowerCase();

const targetKey = (draft: Draft): string => `${attr(draft.element, 'href')}\n${fold(draft.text)}`;

import { attr } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { hasInk, rawText } from './text-map.ts';

/** Shorter pictures' texts repeat by chance. In characters. */
const SHORT_ALT = 3;

/** Notes that answer a question by themselves. */
const STATE = /^(?:value|checked|not checked|partly checked|filled in|options|pressed|selected)\b/;

/**
 * Leaves out what tells a reader of the page nothing: controls without words or state (an icon, a picture's frame), a picture that is a link
 * beside the link that names it, and a picture's text that is said already. Only for questions: a guide may have to point at them.
 */
export function withoutNoise(drafts: readonly Draft[]): Draft[] {
  const said = new Set<string>();
  const named = new Set(drafts.filter((draft) => isLink(draft) && hasPageText(draft)).map(targetOf));
  return drafts.filter((draft) => {
    if (draft.kind === 'control') {
      if (draft.text === '') return draft.notes.some((note) => STATE.test(note)) || isKnown(draft);
      return !(isLink(draft) && !hasPageText(draft) && named.has(targetOf(draft)));
    }
    if (draft.kind !== 'image' || draft.text.length < SHORT_ALT) return true;
    const again = said.has(draft.text);
    said.add(draft.text);
    return !again;
  });
}

const isLink = ({ kind, role }: Draft): boolean => kind === 'control' && role === 'link';

/** A wordless button that its markup names all the same. */
const isKnown = (draft: Draft): boolean =>
  draft.role !== 'link' && draft.notes.some((note) => /^(?:id|name|placeholder|icon) /.test(note));

const hasPageText = (draft: Draft): boolean =>
  draft.pieces.some((piece) => piece.node !== null && hasInk(rawText(piece)));

const targetOf = (draft: Draft): string => attr(draft.element, 'href') ?? '';

import { attr } from '../dom/dom.ts';
import type { Draft } from './assemble.ts';
import { hasInk, rawText } from './text-map.ts';

/** Shorter pictures' texts repeat by chance. In characters. */
const SHORT_ALT = 3;

/** Notes that answer a question by themselves. */
const STATE = /^(?:value|checked|not checked|partly checked|filled in|options|pressed|selected)\b/;

/** Notes by which a control is found again: for who acts on it. */
const IDENTITY = /^(?:id|name|icon|to) /;
/** An address in a field, to be copied. */
const LONG_ADDRESS = /^(value "https?:\S{40})\S+"$/;

/**
 * Leaves out what tells a reader of the page nothing: controls without words or state (an icon, a picture's frame), a picture that is a link
 * beside the link that names it, and a picture's text that is said already. Only for questions: a guide may have to point at them.
 */
export function withoutNoise(all: readonly Draft[]): Draft[] {
  const drafts = all.map((draft) => (draft.kind === 'control' ? brief(draft) : draft));
  const said = new Set<string>();
  const named = new Set(drafts.filter((draft) => isLink(draft) && hasPageText(draft)).map(targetOf));
  return drafts.filter((draft) => {
    if (draft.kind === 'control') {
      if (draft.text === '') return draft.notes.length > 0;
      return !(isLink(draft) && !hasPageText(draft) && named.has(targetOf(draft)));
    }
    if (draft.kind !== 'image' || draft.text.length < SHORT_ALT) return true;
    const again = said.has(draft.text);
    said.add(draft.text);
    return !again;
  });
}

const isLink = ({ kind, role }: Draft): boolean => kind === 'control' && role === 'link';

/** A control with those notes alone that answer something: of one without a name its state. */
function brief(draft: Draft): Draft {
  if (draft.notes.length === 0) return draft;
  const notes = draft.text === '' && !draft.notes.some((note) => STATE.test(note)) ? [] : draft.notes;
  return { ...draft, notes: notes.filter((note) => !IDENTITY.test(note)).map(shortAddress) };
}

const shortAddress = (note: string): string => note.replace(LONG_ADDRESS, '$1…"');

const hasPageText = (draft: Draft): boolean =>
  draft.pieces.some((piece) => piece.node !== null && hasInk(rawText(piece)));

const targetOf = (draft: Draft): string => attr(draft.element, 'href') ?? '';

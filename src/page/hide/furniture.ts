import { isClose, SLOT_LABEL, SLOT_LABEL_BY, SLOT_TAIL } from '../../core/lexicon/slots.ts';

/** Letters that a label with a name in it may have: "Ads by Example". */
const LABEL_LETTERS = 50;

/** Whether a line is the label of a slot or a button that closes a layer (or no words at all): it is hidden with what it belongs to. */
export function isFurniture(text: string): boolean {
  const words = text.trim();
  return words === '' || isClose(words) || isAdLabel(words) || SLOT_TAIL.test(words);
}

export const isAdLabel = (text: string): boolean =>
  SLOT_LABEL.test(text) || (text.trim().length <= LABEL_LETTERS && SLOT_LABEL_BY.test(text));

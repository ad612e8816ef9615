import { Lacking } from '../../contracts/further-scripts.ts';
import type { PrivateHint } from '../../core/lexicon/private.ts';

/** What the words of all languages tell of private fields and forms; see `core/lexicon/private.ts`. */
export interface PrivateReader {
  readLabel(label: string): PrivateHint;
  drawsExpiry(text: string): boolean;
  namesPrivateForm(name: string): boolean;
}

let reader: PrivateReader | undefined;

/** Most pages are asked about without any of these words, so that they come when a field needs them. */
export function takePrivateWords(words: PrivateReader): void {
  reader = words;
}

function words(): PrivateReader {
  if (!reader) throw new Lacking('private-words');
  return reader;
}

/** What a field's label, name or placeholder says about its value. Throws `Lacking` before the words are there, as the others here. */
export const readLabel = (label: string): PrivateHint => words().readLabel(label);

/** Whether a label or placeholder draws the month and year of a card. */
export const drawsExpiry = (text: string): boolean => words().drawsExpiry(text);

/** Whether a form, its heading or its button is called what only login and payment forms are. */
export const namesPrivateForm = (name: string): boolean => words().namesPrivateForm(name);

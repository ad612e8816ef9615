import type { Reader } from '../page/reader.ts';

/** The page script of a document, as the next injection and further scripts find it. */
export interface Running {
  version: string;
  end: AbortController;
  page: Reader;
  /** What this script lends to further ones, so that none brings its own copy; `vite.config.ts` writes it. */
  lends?: () => readonly unknown[];
}

/** Only scripts of this extension share its world of a page. */
const SLOT = Symbol.for('sightline');
const slots = globalThis as unknown as Record<symbol, Running | undefined>;

export const running = (): Running | undefined => slots[SLOT];

export function setRunning(script: Running): void {
  slots[SLOT] = script;
}

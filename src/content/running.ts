import type { Page } from '../page/page.ts';

/** The page script of a document, as the next injection and the script for pictures find it. */
export interface Running {
  version: string;
  end: AbortController;
  page: Page;
}

/** Only scripts of this extension share its world of a page. */
const SLOT = Symbol.for('sightline');
const slots = globalThis as unknown as Record<symbol, Running | undefined>;

export const running = (): Running | undefined => slots[SLOT];

export function setRunning(script: Running): void {
  slots[SLOT] = script;
}

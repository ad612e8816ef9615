import type { PanelMessage } from '../../contracts/panel-to-worker.ts';

let hear: ((message: PanelMessage) => void) | undefined;

/** Every message to the worker passes here; only the bar of a study listens. */
export const sent = (message: PanelMessage): void => hear?.(message);

/** Returns the way to stop. */
export function hearSent(listener: (message: PanelMessage) => void): () => void {
  hear = listener;
  return () => {
    hear = undefined;
  };
}

/**
 * Why the history cannot be read or written; problems `history-<code>`. `full`: no room on the disk. `newer`: a later version of
 * Sightline has made it. `damaged`: the browser cannot open it.
 */
export type HistoryTrouble = 'full' | 'newer' | 'damaged';

/** Thrown by everything that opens the history. */
export class HistoryError extends Error {
  constructor(
    readonly trouble: HistoryTrouble,
    options?: ErrorOptions,
  ) {
    super(`history: ${trouble}`, options);
    this.name = 'HistoryError';
  }
}

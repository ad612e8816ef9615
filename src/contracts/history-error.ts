/**
 * Why the history cannot be read or written; problems `history-<code>`. `full`: no room on the disk. `newer`: a later version of
 * Sightline has made it. `damaged`: the browser cannot open it.
 */
export type HistoryTrouble = 'full' | 'newer' | 'damaged';

/**
 * Why a file cannot be taken into the history; problems `history-file-<code>`. `foreign`: it is no history of Sightline's. `cut`: it ends too
 * early. `newer`: a later version has written it.
 */
export type HistoryFileTrouble = 'foreign' | 'cut' | 'newer';

/** Thrown by the reader of such files; nothing was changed then. */
export class HistoryFileError extends Error {
  constructor(
    readonly trouble: HistoryFileTrouble,
    options?: ErrorOptions,
  ) {
    super(`history file: ${trouble}`, options);
    this.name = 'HistoryFileError';
  }
}

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

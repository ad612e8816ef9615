/** The one element that Sightline adds to a document (`overlay/glass-pane.ts`); the index and the watchers look past it. */
export const OVERLAY_TAG = 'sightline-overlay';

import type { PageEnvironment } from './environment.ts';
import type { Frames } from './html/frames.ts';
import type { Refs } from './html/refs.ts';
import type { GlassPane } from './overlay/glass-pane.ts';

/** What the features of one document share. */
export interface PageContext extends PageEnvironment {
  /** Random name of this document, known to Sightline only. */
  key: string;
  glass: GlassPane;
  /** The numbers of this document's lines. */
  refs: Refs;
  frames: Frames;
}

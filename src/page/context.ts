import type { PageEnvironment } from './environment.ts';
import type { IndexedDocument } from './index/build-index.ts';
import type { GlassPane } from './overlay/glass-pane.ts';

/** What the features of one document share. */
export interface PageContext extends PageEnvironment, IndexedDocument {
  glass: GlassPane;
  /** What the last click with Alt pointed at, the innermost element first. */
  pointed: { path: readonly Element[] };
}

import type { TabInfo } from '../platform/tabs.ts';
import type { LabelStore } from './store.ts';

/** What the labelling page needs of its surroundings; `main.tsx` gives the extension's, tests their own. */
export interface LabelsHost {
  store: Pick<LabelStore, 'tasks' | 'page' | 'keep' | 'clear'>;
  /** Tabs with web pages. */
  tabs(): Promise<TabInfo[]>;
  take(tab: TabInfo): Promise<string>;
  save(name: string, data: Blob): void;
}

import type { RecordedStep } from '../contracts/labels.ts';
import type { TabInfo } from '../platform/tabs.ts';
import type { Recorded } from './recording.ts';
import type { LabelStore } from './store.ts';

/** What the labelling page needs of its surroundings; `main.tsx` gives the extension's, tests their own. */
export interface LabelsHost {
  store: Pick<LabelStore, 'tasks' | 'page' | 'keep' | 'clear'>;
  /** Tabs with web pages. */
  tabs(): Promise<TabInfo[]>;
  take(tab: TabInfo): Promise<string>;
  /** Records what the person does in a tab, or in a new one with this address, which comes to the front. */
  record(tabId: number | undefined, url: string, hear: RecordingHeard): Promise<RunningRecording>;
  save(name: string, data: Blob): void;
}

export interface RecordingHeard {
  steps(steps: RecordedStep[]): void;
  /** The person has ended it in the page, or closed the tab. */
  ended(): void;
}

export interface RunningRecording {
  /** Ends it and brings the labelling page to the front. `end`: the page at the end; `undefined`: it is gone. */
  stop(): Promise<Recorded & { end: string | undefined }>;
}

import type { Turn } from '../contracts/conversation.ts';
import type { StudyCount, StudyMark, StudyNews } from '../contracts/study.ts';
import type { StudyStore } from './store.ts';

/** What the study page needs of its surroundings; `main.tsx` gives the extension's, tests their own. */
export interface StudyHost {
  store: Pick<StudyStore, 'load' | 'begin' | 'keep' | 'forget' | 'clear'>;
  setRunning(mark: StudyMark | undefined): Promise<void>;
  /** Hears the panels. */
  line(listener: (news: StudyNews) => void): { close(): void };
  /** Opens a task's page in front. Returns its tab. */
  openTask(url: string): Promise<number>;
  closeTask(tabId: number): Promise<void>;
  /** Brings the study page to the front. */
  comeBack(): Promise<void>;
  /** Hears what is done in a task's tab. `asks`: whether Sightline may be asked there. Returns the way to stop. */
  watch(
    tabId: number,
    asks: boolean,
    hear: { count(count: StudyCount): void; turn(turn: Turn): void },
  ): () => void;
  save(name: string, data: Blob): void;
}

import type { StudyMark, StudyNews } from '../contracts/study.ts';
import { STUDY_CHANNEL, STUDY_KEY } from '../contracts/study-names.ts';
import { onStoredChange, storedValue } from './storage.ts';

const STUDY_PAGE = 'src/study/index.html';

const mark = storedValue<StudyMark>('local', STUDY_KEY);

/** The study that runs in this browser; `undefined`: none. */
export const runningStudy = (): Promise<StudyMark | undefined> => mark.get();

/** Tells panel and worker what they may do now; `undefined`: no study runs any more. */
export const setRunningStudy = (now: StudyMark | undefined): Promise<void> =>
  now ? mark.set(now) : mark.remove();

/** Calls `listener` now and after each change. Returns the way to stop. */
export function onRunningStudy(listener: (now: StudyMark | undefined) => void): () => void {
  const stop = onStoredChange(STUDY_KEY, (now) => listener(now as StudyMark | undefined));
  void runningStudy().then(listener);
  return stop;
}

/** Brings the study page to the front, or opens it. */
export async function openStudyPage(): Promise<void> {
  const url = chrome.runtime.getURL(STUDY_PAGE);
  const contextTypes = [chrome.runtime.ContextType.TAB];
  const [open] = await chrome.runtime.getContexts({ contextTypes, documentUrls: [url] });
  if (open && open.tabId >= 0) await chrome.tabs.update(open.tabId, { active: true });
  else await chrome.tabs.create({ url });
}

/** A panel's end of its line to the study page. */
export function tellStudy(): { tell(news: StudyNews): void; close(): void } {
  const channel = new BroadcastChannel(STUDY_CHANNEL);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}

import type { StudyCount } from '../contracts/study.ts';
import { STUDY_PORT } from '../contracts/study-names.ts';

/**
 * A page's end of its line to the study page, which opens it. Returns how to tell something; where nobody listens nothing is told.
 * @param opened the study page has begun to listen
 */
export function toStudyPage(opened: () => void): (count: StudyCount) => void {
  let port: chrome.runtime.Port | undefined;
  chrome.runtime.onConnect.addListener((line) => {
    if (line.name !== STUDY_PORT) return;
    port = line;
    line.onDisconnect.addListener(() => {
      if (port === line) port = undefined;
    });
    opened();
  });
  return (count) => port?.postMessage(count);
}

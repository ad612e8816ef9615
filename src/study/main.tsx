import { createRoot } from 'react-dom/client';
import { hostMatches } from '../core/hosts.ts';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { saveFile } from '../platform/save-file.ts';
import { loadSettings } from '../platform/storage.ts';
import { setRunningStudy } from '../platform/study-mark.ts';
import { closeTaskTab, openTaskTab, studyLine, turnToStudy, watchTaskTab } from '../platform/study-tab.ts';
import type { StudyHost } from './host.ts';
import { StudyPage } from './StudyPage.tsx';
import { createStudyStore } from './store.ts';

setTextLanguage(document);
document.title = t('study_title');

/** Sites of the never list stay as they are in a study, too. */
const mayCount = async (url: string): Promise<boolean> =>
  URL.canParse(url) && !hostMatches(new URL(url).hostname, (await loadSettings()).sites.never);

const host: StudyHost = {
  store: createStudyStore(),
  setRunning: setRunningStudy,
  line: studyLine,
  openTask: openTaskTab,
  closeTask: closeTaskTab,
  comeBack: turnToStudy,
  watch: (tabId, asks, hear) => watchTaskTab(tabId, asks, hear, mayCount),
  save: saveFile,
};
const root = document.getElementById('root');
if (root) createRoot(root).render(<StudyPage host={host} />);

import { createRoot } from 'react-dom/client';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { saveFile } from '../platform/save-file.ts';
import { setRunningStudy } from '../platform/study-mark.ts';
import { closeTaskTab, openTaskTab, studyLine, turnToStudy, watchTaskTab } from '../platform/study-tab.ts';
import type { StudyHost } from './host.ts';
import { StudyPage } from './StudyPage.tsx';
import { createStudyStore } from './store.ts';

setTextLanguage(document);
document.title = t('study_title');

const host: StudyHost = {
  store: createStudyStore(),
  setRunning: setRunningStudy,
  line: studyLine,
  openTask: openTaskTab,
  closeTask: closeTaskTab,
  comeBack: turnToStudy,
  watch: watchTaskTab,
  save: saveFile,
};
const root = document.getElementById('root');
if (root) createRoot(root).render(<StudyPage host={host} />);

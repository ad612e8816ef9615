import { createRoot } from 'react-dom/client';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { saveFile } from '../platform/save-file.ts';
import { loadSettings } from '../platform/storage.ts';
import { allTabs } from '../platform/tabs.ts';
import type { LabelsHost } from './host.ts';
import { LabelsPage } from './LabelsPage.tsx';
import { mayBeTaken } from './may-be-taken.ts';
import { createLabelStore } from './store.ts';
import { takePage } from './take.ts';

setTextLanguage(document);
document.title = t('labels_title');

const host: LabelsHost = {
  store: createLabelStore(),
  tabs: async () => {
    const { never } = (await loadSettings()).sites;
    return (await allTabs()).filter((tab) => mayBeTaken(tab, never));
  },
  take: takePage,
  save: saveFile,
};
const root = document.getElementById('root');
if (root) createRoot(root).render(<LabelsPage host={host} />);

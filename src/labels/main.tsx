import { createRoot } from 'react-dom/client';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { saveFile } from '../platform/save-file.ts';
import { loadSettings } from '../platform/storage.ts';
import { allTabs } from '../platform/tabs.ts';
import type { LabelsHost } from './host.ts';
import { LabelsPage } from './LabelsPage.tsx';
import { mayBeTaken } from './may-be-taken.ts';
import { recordIn } from './record.ts';
import { createLabelStore } from './store.ts';
import { takeTab } from './take.ts';

setTextLanguage(document);
document.title = t('labels_title');

const never = async () => (await loadSettings()).sites.never;

const host: LabelsHost = {
  store: createLabelStore(),
  tabs: async () => {
    const sites = await never();
    return (await allTabs()).filter((tab) => mayBeTaken(tab, sites));
  },
  take: ({ id }) => takeTab(id),
  record: (tabId, url, hear) =>
    recordIn(tabId, url, hear, async (at) =>
      mayBeTaken({ url: at, reader: false, incognito: false }, await never()),
    ),
  save: saveFile,
};
const root = document.getElementById('root');
if (root) createRoot(root).render(<LabelsPage host={host} />);

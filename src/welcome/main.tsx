import { createRoot } from 'react-dom/client';
import { extensionHost } from '../options/extension-host.ts';
import { HostProvider } from '../options/host.ts';
import { openPanelHere } from '../platform/entry-points.ts';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { openPanelPort } from '../platform/panel-port.ts';
import { ownTab } from '../platform/welcome-page.ts';
import { Welcome } from './Welcome.tsx';

setTextLanguage(document);
document.title = t('welcome_title');

/** The page asks like a panel of its own tab; the real one, which a click opens beside it, shows the same conversation. */
const watch = { type: 'watch', tabId: await ownTab() } as const;
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HostProvider value={extensionHost}>
      <Welcome
        connect={(onMessage) => openPanelPort(watch, { onMessage, onLost: () => undefined })}
        openPanel={() => void openPanelHere()}
      />
    </HostProvider>,
  );
}

import { createRoot } from 'react-dom/client';
import { setTextLanguage, t } from '../platform/i18n.ts';
import { App } from './App.tsx';
import { extensionHost } from './extension-host.ts';
import { HostProvider } from './host.ts';

setTextLanguage(document);
document.title = t('options_title');
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <HostProvider value={extensionHost}>
      <App />
    </HostProvider>,
  );
}

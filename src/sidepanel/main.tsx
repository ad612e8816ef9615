import { createRoot } from 'react-dom/client';
import { setTextLanguage } from '../platform/i18n.ts';
import { whomToWatch } from '../platform/panel-host.ts';
import { openPanelPort } from '../platform/panel-port.ts';
import { App } from './App.tsx';
import { keepUnsent } from './keep-unsent.ts';
import { offerBuiltIn } from './offer-built-in.ts';
import { createPanelStore } from './store.ts';
import { sent } from './study/sent.ts';

setTextLanguage(document);
const watch = await whomToWatch(location.search);
const store = createPanelStore((message) => {
  sent(message);
  port.send(message);
});
const port = openPanelPort(watch, {
  onMessage: (message) => store.actions.receive(message),
  onLost: () => store.actions.lineLost(),
});
keepUnsent(store);
const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={store} />);
offerBuiltIn();

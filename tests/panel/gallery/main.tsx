import { createRoot } from 'react-dom/client';
import { App } from '../../../src/sidepanel/App.tsx';
import { createPanelStore } from '../../../src/sidepanel/store.ts';
import { installFakeChrome } from '../fake-chrome.ts';
import { MODE_STATES } from '../mode-states.ts';
import { asMessage, STATES } from '../states.ts';

// `npx vite tests/panel/gallery` and `?state=done` (any state of `states.ts`) show the panel in one of the states, for looking at it.
installFakeChrome();
const store = createPanelStore((message) => console.log('to worker', message));
const conversation = { ...STATES, ...MODE_STATES }[
  new URLSearchParams(location.search).get('state') ?? 'done'
];
if (conversation) store.actions.receive(asMessage(conversation));
const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={store} />);

import { createRoot } from 'react-dom/client';
import { createHistoryStore } from '../../../src/history/store.ts';
import { setTextLanguage } from '../../../src/platform/i18n.ts';
import { App } from '../../../src/sidepanel/App.tsx';
import { createPanelStore } from '../../../src/sidepanel/store.ts';
import { sampleRecord, sampleRecords } from '../../fakes/history.ts';
import { installFakeChrome } from '../fake-chrome.ts';
import { MODE_STATES } from '../mode-states.ts';
import { asMessage, STATES } from '../states.ts';

// `npx vite tests/panel/gallery` and `?state=done` (any state of `states.ts`) show the panel in one of the states, for looking at it;
// `?history=200` shows the history with so many answers, `?locale=ar` the texts of another language.
const wish = new URLSearchParams(location.search);
installFakeChrome(wish.get('locale') ?? 'en');
setTextLanguage(document);
const store = createPanelStore((message) => console.log('to worker', message));
const conversation = { ...STATES, ...MODE_STATES }[wish.get('state') ?? 'done'];
if (conversation) store.actions.receive(asMessage(conversation));
const answers = wish.get('history');
if (answers !== null) {
  const history = createHistoryStore();
  await history.clear();
  await history.write(sampleRecords(Number(answers)));
  if (Number(answers) > 9) {
    await history.write([
      sampleRecord(7, { name: 'The plan for the new flat', pinned: true }),
      sampleRecord(8, { mode: 'hide', question: 'Hide the ads and the comments' }),
    ]);
  }
  store.actions.showHistory(true);
}
const root = document.getElementById('root');
if (root) createRoot(root).render(<App store={store} />);

import { Composer } from './components/Composer.tsx';
import { Header } from './components/Header.tsx';
import { KeptLine } from './components/KeptLine.tsx';
import { OtherConversation } from './components/OtherConversation.tsx';
import { StatusBar } from './components/StatusBar.tsx';
import { Transcript } from './components/Transcript.tsx';
import type { PanelStore } from './store.ts';
import { useEscapeToStop } from './use-escape-to-stop.ts';
import { PanelContext } from './use-panel.ts';
import { useShownCitation } from './use-shown-citation.ts';
import './theme.css';
import './panel.css';

/** The side panel of one tab's conversation. */
export function App({ store }: { store: PanelStore }) {
  return (
    <PanelContext value={store}>
      <Panel />
    </PanelContext>
  );
}

function Panel() {
  useEscapeToStop();
  useShownCitation();
  return (
    <div className="panel">
      <div>
        <Header />
        <OtherConversation />
        <KeptLine />
      </div>
      <Transcript />
      <footer className="dock">
        <StatusBar />
        <Composer />
      </footer>
    </div>
  );
}

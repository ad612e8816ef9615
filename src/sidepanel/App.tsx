import { onDemand } from '../modes/kit/on-demand.tsx';
import { Composer } from './components/Composer.tsx';
import { Header } from './components/Header.tsx';
import { KeptLine } from './components/KeptLine.tsx';
import { OtherConversation } from './components/OtherConversation.tsx';
import { StatusBar } from './components/StatusBar.tsx';
import { Transcript } from './components/Transcript.tsx';
import { UnkeptLine } from './components/UnkeptLine.tsx';
import type { PanelStore } from './store.ts';
import { useStudy } from './study/use-study.ts';
import { useDrops } from './use-drops.ts';
import { useEscapeToStop } from './use-escape-to-stop.ts';
import { PanelContext, usePanel } from './use-panel.ts';
import { useShownCitation } from './use-shown-citation.ts';
import { useWantedTurn } from './use-wanted-turn.ts';
import './theme.css';
import './panel.css';

/** With the search, and only for those who look. */
const HistoryView = onDemand(
  () => import('./history/HistoryView.tsx').then((file) => file.HistoryView),
  () => <main className="transcript" aria-busy="true" />,
);

/** For the participants of a study. */
const StudyBar = onDemand(() => import('./study/StudyBar.tsx').then((file) => file.StudyBar));

const Models = onDemand(() => import('./models/ModelsHere.tsx').then((file) => file.ModelsHere));

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
  useWantedTurn();
  const history = usePanel((state) => state.history);
  const models = usePanel((state) => state.models);
  const study = useStudy();
  const drops = useDrops();
  return (
    // Also an answer or the header may be dropped on: the panel is narrow, and a pointer that drags is hurried.
    <div className={drops.dropping ? 'panel dropping' : 'panel'} {...(history ? {} : drops.props)}>
      <div>
        <Header />
        {models ? <Models what={models} /> : null}
        {study ? <StudyBar mark={study} /> : null}
        <OtherConversation />
        <KeptLine />
        <UnkeptLine />
      </div>
      {history ? (
        <HistoryView />
      ) : (
        <>
          <Transcript />
          <footer className="dock">
            <StatusBar />
            {study?.allows === 'nothing' ? null : <Composer />}
          </footer>
        </>
      )}
    </div>
  );
}

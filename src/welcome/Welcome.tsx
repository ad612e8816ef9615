import { Check, EyeOff, type LucideIcon, MousePointerClick, PanelRight, TextSearch } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ModeId, Turn } from '../contracts/conversation.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import type { WorkerToPanel } from '../contracts/worker-to-panel.ts';
import { AddModel } from '../options/add-model/AddModel.tsx';
import { t } from '../platform/i18n.ts';

/** A question for each mode that the sample page can answer without a model. */
const TRIALS: readonly { mode: ModeId; question: string; icon: LucideIcon }[] = [
  { mode: 'find', question: 'welcome_ask_find', icon: TextSearch },
  { mode: 'guide', question: 'welcome_ask_guide', icon: MousePointerClick },
  { mode: 'hide', question: 'panel_example_hide_1', icon: EyeOff },
];

/** The page's end of a line to the worker. */
export interface Line {
  send(message: PanelMessage): void;
  close(): void;
}

interface Props {
  connect(onMessage: (message: WorkerToPanel) => void): Line;
  /** Opens the side panel; called from within a click. */
  openPanel(): void;
}

/** The first minutes: each mode tried on a sample page, by the product itself, then where better answers come from. */
export function Welcome({ connect, openPanel }: Props) {
  const { ask, tried } = useTrials(connect);
  return (
    <main className="welcome">
      <header>
        <h1>{t('welcome_title')}</h1>
        <p className="welcome-intro">{t('welcome_intro')}</p>
      </header>
      <div className="welcome-try">
        <ol className="trials">
          {TRIALS.map(({ mode, question, icon: Icon }) => (
            <li key={mode}>
              <h2>
                {tried.has(mode) ? (
                  <Check size={18} aria-hidden="true" />
                ) : (
                  <Icon size={18} aria-hidden="true" />
                )}
                {t(`panel_mode_${mode}`)}
                <small>{t(`panel_mode_${mode}_hint`)}</small>
              </h2>
              <button
                type="button"
                className="trial"
                onClick={() => {
                  openPanel();
                  ask(t(question), mode);
                }}
              >
                <span>{t(question)}</span>
                <strong>{t('welcome_ask')}</strong>
              </button>
            </li>
          ))}
          <li>
            <button type="button" className="button button-plain" onClick={openPanel}>
              <PanelRight size={16} aria-hidden="true" />
              {t('welcome_open')}
            </button>
          </li>
        </ol>
        <iframe title={t('sample_title')} src="sample/index.html" className="sample" />
      </div>
      <section className="welcome-then" aria-labelledby="then">
        <h2 id="then">{t('welcome_then')}</h2>
        <p className="welcome-intro">{t('welcome_then_hint')}</p>
        <AddModel />
      </section>
    </main>
  );
}

/** Asks for the person, and tells which modes have done something here. */
function useTrials(connect: Props['connect']) {
  const line = useRef<Line>(null);
  const [tried, setTried] = useState<ReadonlySet<ModeId>>(new Set());
  useEffect(() => {
    const opened = connect((message) => {
      const turns =
        message.type === 'conversation' ? message.turns : message.type === 'turn' ? [message.turn] : [];
      const done = turns.filter(hasDone).map(({ mode }) => mode);
      if (done.length > 0) setTried((before) => new Set([...before, ...done]));
    });
    line.current = opened;
    return () => opened.close();
  }, [connect]);
  return {
    tried,
    ask: (text: string, mode: ModeId) => line.current?.send({ type: 'ask', text, mode }),
  };
}

const hasDone = ({ status, card }: Turn): boolean =>
  card !== undefined && (status === 'done' || status === 'waiting');

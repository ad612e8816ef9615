import { Cpu, History, SquarePen, Zap } from 'lucide-react';
import type { Conversation } from '../../contracts/conversation.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';

/** Which page this is about, who answers, and a fresh start. */
export function Header() {
  const conversation = usePanel((state) => state.conversation);
  const history = usePanel((state) => state.history);
  const { send, showHistory } = usePanelActions();
  const hasTurns = (conversation?.turns.length ?? 0) > 0;
  return (
    <header className="header">
      <div className="header-page">
        <h1 title={conversation?.title}>{conversation?.title || t('panel_title')}</h1>
        {conversation ? <EngineButton engine={conversation.engine} url={conversation.url} /> : null}
      </div>
      <button
        type="button"
        className="button button-quiet history-button"
        aria-label={t('history_title')}
        title={t('history_title')}
        aria-pressed={history}
        onClick={() => showHistory(!history)}
      >
        <History size={16} aria-hidden="true" />
      </button>
      {hasTurns && !history ? (
        <ActionButton
          icon={SquarePen}
          label={t('panel_new_conversation')}
          iconOnly
          onClick={() => send({ type: 'new-conversation' })}
        />
      ) : null}
    </header>
  );
}

function EngineButton({ engine, url }: Pick<Conversation, 'engine' | 'url'>) {
  const instant = engine.id === 'instant';
  const Icon = instant ? Zap : Cpu;
  const { showModels } = usePanelActions();
  const shown = usePanel((state) => state.models);
  const name = instant ? t('panel_engine_instant') : engine.model || engine.id;
  return (
    <p className="header-line">
      <span className="host">{hostOf(url)}</span>
      <button
        type="button"
        className="engine"
        aria-expanded={shown !== null}
        onClick={() => showModels(shown ? null : instant ? 'add' : 'choose')}
        title={t('panel_engine_title', { name })}
      >
        <Icon size={13} aria-hidden="true" />
        <span className="visually-hidden">{t('panel_engine_label')}</span>
        <span className="engine-name">{name}</span>
      </button>
    </p>
  );
}

function hostOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const { host, protocol } = new URL(url);
  // Of a page of ours it would be a row of letters.
  return protocol === 'chrome-extension:' ? '' : host || protocol;
}

import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { codeKey, t } from '../../platform/i18n.ts';
import { usePanelActions } from '../use-panel.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryFoot } from './HistoryFoot.tsx';
import { HistoryList } from './HistoryList.tsx';
import { KeepingLine } from './KeepingLine.tsx';
import { useHistory } from './use-history.ts';
import { EVERYTHING, useListed, type Wish } from './use-listed.ts';
import { useUndo } from './use-undo.ts';
import './history.css';

/** Everything that was asked and answered: to search, to look at again, to tidy. */
export function HistoryView() {
  const history = useHistory();
  const [wish, setWish] = useState<Wish>(EVERYTHING);
  const listed = useListed(history, wish);
  const undo = useUndo(history);
  const [saving, setSaving] = useState<HistoryEntry | 'listed'>();
  const { showHistory } = usePanelActions();
  const { entries, trouble, unreadable } = history;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') return wish.query ? setWish({ ...wish, query: '' }) : showHistory(false);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveAlong(event);
  };
  return (
    <main className="history" aria-label={t('history_title')} onKeyDown={onKeyDown}>
      <div className="history-head">
        <div className="history-title">
          <ActionButton
            icon={ArrowLeft}
            label={t('history_back')}
            iconOnly
            onClick={() => showHistory(false)}
          />
          <h2>{t('history_title')}</h2>
        </div>
        <HistoryFilters entries={entries ?? []} wish={wish} onWish={setWish} />
        <KeepingLine />
      </div>
      <div className="history-body">
        {trouble ? (
          <div role="alert" className="history-note">
            <p>{t(codeKey('error', `history-${trouble}`))}</p>
            <p>{t(codeKey('error', `history-${trouble}`, '_next'))}</p>
          </div>
        ) : null}
        {unreadable > 0 ? (
          <p className="history-note">{t('history_unreadable', { count: unreadable })}</p>
        ) : null}
        {history.readable ? (
          <HistoryList
            history={history}
            listed={listed}
            wish={wish}
            onDelete={(id) => void undo.remove([id])}
            onSave={setSaving}
          />
        ) : null}
      </div>
      <HistoryFoot
        history={history}
        listed={listed}
        wish={wish}
        undo={undo}
        saving={saving}
        onSaving={setSaving}
      />
    </main>
  );
}

/** Up and down go through the questions, from the search box, too. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('.history-link')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const inSearch = document.activeElement?.matches('[type="search"]');
  if (at < 0 && !inSearch) return;
  event.preventDefault();
  const next = at + (event.key === 'ArrowDown' ? 1 : -1);
  const target = next < 0 ? event.currentTarget.querySelector<HTMLElement>('[type="search"]') : links[next];
  target?.focus();
}

import { Download, Trash2, Undo2, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { FileButton } from '../../modes/kit/FileButton.tsx';
import { t } from '../../platform/i18n.ts';
import { SaveForm } from './SaveForm.tsx';
import type { History } from './use-history.ts';
import { useImport } from './use-import.ts';
import type { Listed, Wish } from './use-listed.ts';
import { MOST_UNDONE, type Undo } from './use-undo.ts';

interface Props {
  history: History;
  listed: readonly Listed[];
  wish: Wish;
  undo: Undo;
  /** What is about to be saved: one entry, or all that is listed. */
  saving: HistoryEntry | 'listed' | undefined;
  onSaving(saving: Props['saving']): void;
}

/** How much there is, what was just deleted or taken in, and the ways to save or delete what the list shows: of a site, of a time, all. */
export function HistoryFoot({ history, listed, wish, undo, saving, onSaving }: Props) {
  const taken = useImport(history);
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question was about another list.
  useEffect(() => setAsking(false), [wish]);
  const count = listed.length;
  if (!history.readable || !history.entries) return null;
  if (saving) {
    const entry = saving === 'listed' ? undefined : saving;
    return (
      <footer className="history-foot">
        <SaveForm
          key={entry?.id ?? ''}
          history={history}
          listed={listed.map((each) => each.entry)}
          entry={entry}
          onEnd={() => onSaving(undefined)}
        />
      </footer>
    );
  }
  if (asking && count > 0) {
    return (
      <footer className="history-foot">
        <p role="alert">
          {t('history_delete_ask', { count })} {count > MOST_UNDONE ? t('history_delete_final') : null}
        </p>
        <ActionButton
          icon={Undo2}
          label={t('history_delete_no')}
          onClick={() => setAsking(false)}
          look="plain"
        />
        <ActionButton
          icon={Trash2}
          label={t('history_delete_yes')}
          look="main"
          onClick={() => {
            setAsking(false);
            taken.forget();
            void undo.remove(listed.map(({ entry }) => entry.id));
          }}
        />
      </footer>
    );
  }
  const all = count === history.entries.length;
  return (
    <footer className="history-foot">
      {taken.report ? (
        <p role={taken.report.failed ? 'alert' : 'status'}>{taken.report.sentences.join(' ')}</p>
      ) : (
        <p role="status">
          {undo.deleted > 0 ? t('history_deleted', { count: undo.deleted }) : t('history_count', { count })}
        </p>
      )}
      {undo.putBack ? (
        <ActionButton
          icon={Undo2}
          label={t('history_put_back')}
          onClick={() => void undo.putBack?.()}
          look="plain"
        />
      ) : null}
      <FileButton
        icon={Upload}
        label={t('history_import')}
        accept=".json,application/json"
        onFile={(file) => void taken.take(file)}
      />
      {count > 0 ? (
        <>
          <ActionButton
            icon={Download}
            label={t('history_save')}
            onClick={() => {
              taken.forget();
              onSaving('listed');
            }}
          />
          <ActionButton
            icon={Trash2}
            label={t(all ? 'history_delete_all' : 'history_delete_listed')}
            onClick={() => setAsking(true)}
          />
        </>
      ) : null}
    </footer>
  );
}

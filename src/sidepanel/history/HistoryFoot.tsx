import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import type { History } from './use-history.ts';
import type { Listed, Wish } from './use-listed.ts';
import { MOST_UNDONE, type Undo } from './use-undo.ts';

interface Props {
  history: History;
  listed: readonly Listed[];
  wish: Wish;
  undo: Undo;
}

/** How much there is, what was just deleted, and the way to delete what the list shows: of a site, of a time, all. */
export function HistoryFoot({ history, listed, wish, undo }: Props) {
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question was about another list.
  useEffect(() => setAsking(false), [wish]);
  const count = listed.length;
  if (history.trouble || !history.entries) return null;
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
            void undo.remove(listed.map(({ entry }) => entry.id));
          }}
        />
      </footer>
    );
  }
  const all = count === history.entries.length;
  return (
    <footer className="history-foot">
      <p role="status">
        {undo.deleted > 0 ? t('history_deleted', { count: undo.deleted }) : t('history_count', { count })}
      </p>
      {undo.putBack ? (
        <ActionButton
          icon={Undo2}
          label={t('history_put_back')}
          onClick={() => void undo.putBack?.()}
          look="plain"
        />
      ) : null}
      {count > 0 ? (
        <ActionButton
          icon={Trash2}
          label={t(all ? 'history_delete_all' : 'history_delete_listed')}
          onClick={() => setAsking(true)}
        />
      ) : null}
    </footer>
  );
}

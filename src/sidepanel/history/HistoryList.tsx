import { useEffect, useMemo, useState } from 'react';
import { grouped, type HistoryGroup } from '../../core/history/groups.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { HistoryRow } from './HistoryRow.tsx';
import type { History } from './use-history.ts';
import type { Listed, Wish } from './use-listed.ts';
import { useTexts } from './use-texts.ts';

/** Rows drawn at a time. */
const PAGE = 50;

interface Props {
  history: History;
  listed: readonly Listed[];
  wish: Wish;
  onDelete(id: string): void;
  onSave(entry: Listed['entry']): void;
}

/** The entries: under headings of time, or best first where they were searched. More are drawn when they are wanted. */
export function HistoryList({ history, listed, wish, onDelete, onSave }: Props) {
  const [length, setLength] = useState(PAGE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another wish starts from the top.
  useEffect(() => setLength(PAGE), [wish]);
  const shown = useMemo(() => listed.slice(0, length), [listed, length]);
  const searching = wish.query.trim() !== '';
  const texts = useTexts(history.store, searching ? shown : []);
  const groups = useMemo(
    () =>
      grouped(
        shown.map(({ entry }) => entry),
        Date.now(),
      ),
    [shown],
  );
  const terms = useMemo(() => new Map(shown.map((each) => [each.entry.id, each.terms])), [shown]);
  if (listed.length === 0) return <Nothing history={history} wish={wish} />;
  const rowOf = (entry: Listed['entry']) => (
    <HistoryRow
      key={entry.id}
      entry={entry}
      terms={terms.get(entry.id)}
      text={texts.get(entry.id)}
      withDate={searching || entry.pinned === true}
      onChange={(change) => void history.change((store) => store.change(entry.id, change))}
      onDelete={() => onDelete(entry.id)}
      onSave={() => onSave(entry)}
    />
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {searching ? t('history_found', { count: listed.length }) : ''}
      </p>
      {searching ? (
        <ul className="history-list">{shown.map(({ entry }) => rowOf(entry))}</ul>
      ) : (
        groups.map((group) => (
          <section key={group.key} aria-labelledby={`group-${group.key}`}>
            <h3 id={`group-${group.key}`} className="history-group">
              {headingOf(group)}
            </h3>
            <ul className="history-list">{group.entries.map(rowOf)}</ul>
          </section>
        ))
      )}
      {listed.length > length ? (
        <button
          type="button"
          className="button button-plain history-more"
          onClick={() => setLength((before) => before + PAGE)}
        >
          {t('history_more', { count: listed.length - length })}
        </button>
      ) : null}
    </>
  );
}

function Nothing({ history, wish }: Pick<Props, 'history' | 'wish'>) {
  const empty = history.entries?.length === 0;
  const waits = !empty && wish.query.trim() !== '' && !history.searchable;
  const key = empty ? 'history_empty' : waits ? 'history_searching' : 'history_nothing';
  return (
    <p role="status" className="history-note">
      {t(key)}
    </p>
  );
}

function headingOf({ kind, at }: HistoryGroup): string {
  if (kind === 'day') return new Date(at).toLocaleDateString(uiLanguage(), { weekday: 'long' });
  if (kind === 'month')
    return new Date(at).toLocaleDateString(uiLanguage(), { month: 'long', year: 'numeric' });
  return t(`history_group_${kind}`);
}

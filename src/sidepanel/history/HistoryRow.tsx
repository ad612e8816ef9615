import { MessageCircle, Pin } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { isWhole } from '../../core/history/address.ts';
import { excerpt } from '../../core/history/terms.ts';
import { t, uiLanguage } from '../../platform/i18n.ts';
import { MODES } from '../mode-looks.ts';
import { usePanelActions } from '../use-panel.ts';
import { Marked } from './Marked.tsx';
import { NameForm } from './NameForm.tsx';
import { RowMenu } from './RowMenu.tsx';

interface Props {
  entry: HistoryEntry;
  /** The words that it was found by. */
  terms: ReadonlySet<string> | undefined;
  /** All its words, where it was searched. */
  text: string | undefined;
  withDate: boolean;
  onChange(change: Pick<HistoryEntry, 'name' | 'pinned'>): void;
  onDelete(): void;
  onSave(): void;
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** One answer: its question as a link, how it begins or where it matched, the page and the time. */
export const HistoryRow = memo(function HistoryRow(props: Props) {
  const { entry, terms = NO_TERMS, text, withDate, onChange, onDelete, onSave } = props;
  const [naming, setNaming] = useState(false);
  const { showHistory } = usePanelActions();
  const { id, question, name, url, lead, pinned } = entry;
  const open = (event: MouseEvent) => {
    // A new tab for the page itself is the browser's own business.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showHistory(false, id);
  };
  const begins = (text && excerpt(text, terms)) ?? lead;
  return (
    <li className="history-row">
      <div className="history-what">
        {naming ? (
          <NameForm
            entry={entry}
            onEnd={(given) => {
              setNaming(false);
              if (given !== undefined) onChange({ name: given || undefined });
            }}
          />
        ) : (
          <a className="history-link" href={isWhole(url) ? url : '#'} onClick={open}>
            <Marked text={name ?? question} terms={terms} />
          </a>
        )}
        {name && !naming ? (
          <p className="history-question">
            <Marked text={question} terms={terms} />
          </p>
        ) : null}
        {begins ? (
          <p className="history-lead">
            <Marked text={begins} terms={terms} />
          </p>
        ) : null}
        <Whereabouts entry={entry} terms={terms} withDate={withDate} />
      </div>
      {pinned ? <Pin size={13} className="history-pin" aria-label={t('history_pinned')} /> : null}
      <RowMenu
        entry={entry}
        onPin={() => onChange({ pinned: pinned ? undefined : true })}
        onRename={() => setNaming(true)}
        onSave={onSave}
        onDelete={onDelete}
      />
    </li>
  );
});

function Whereabouts({
  entry,
  terms,
  withDate,
}: Required<Pick<Props, 'entry' | 'withDate'>> & { terms: ReadonlySet<string> }) {
  const { mode, host, title, askedAt } = entry;
  const Icon = MODES.find(({ id }) => id === mode)?.icon ?? MessageCircle;
  const at = new Date(askedAt);
  const time = at.toLocaleString(uiLanguage(), {
    ...(withDate ? { dateStyle: 'medium' } : {}),
    timeStyle: 'short',
  });
  return (
    <p className="history-where">
      <Icon size={12} aria-label={t(`panel_mode_${mode}`)} />
      <time dateTime={at.toISOString()}>{time}</time>
      {host ? <span className="history-host">{host}</span> : null}
      {title ? (
        <span className="history-page" title={title}>
          <Marked text={title} terms={terms} />
        </span>
      ) : null}
    </p>
  );
}

import { Download, Ellipsis, ExternalLink, Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { isWhole } from '../../core/history/address.ts';
import { t } from '../../platform/i18n.ts';

interface Props {
  entry: HistoryEntry;
  onPin(): void;
  onRename(): void;
  onSave(): void;
  onDelete(): void;
}

/** What can be done with one entry. */
export function RowMenu({ entry, onPin, onRename, onSave, onDelete }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const then = (act: () => void) => () => {
    close();
    act();
  };
  const name = entry.name ?? entry.question;
  return (
    <details
      ref={menu}
      className="history-menu"
      name="history-menu"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !menu.current?.open) return;
        event.preventDefault();
        close();
      }}
    >
      <summary className="button button-quiet" aria-label={t('history_menu', { name })}>
        <Ellipsis size={16} aria-hidden="true" />
      </summary>
      <div className="mode-menu">
        <button type="button" className="button button-quiet" onClick={then(onPin)}>
          {entry.pinned ? <PinOff size={15} aria-hidden="true" /> : <Pin size={15} aria-hidden="true" />}
          {t(entry.pinned ? 'history_unpin' : 'history_pin')}
        </button>
        <button type="button" className="button button-quiet" onClick={then(onRename)}>
          <Pencil size={15} aria-hidden="true" />
          {t('history_rename')}
        </button>
        {isWhole(entry.url) ? (
          <a
            className="button button-quiet"
            href={entry.url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <ExternalLink size={15} aria-hidden="true" />
            {t('history_open_page')}
          </a>
        ) : null}
        <button type="button" className="button button-quiet" onClick={then(onSave)}>
          <Download size={15} aria-hidden="true" />
          {t('history_save')}
        </button>
        <button type="button" className="button button-quiet history-delete" onClick={then(onDelete)}>
          <Trash2 size={15} aria-hidden="true" />
          {t('history_delete')}
        </button>
      </div>
    </details>
  );
}

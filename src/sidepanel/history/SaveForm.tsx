import { Download } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { t } from '../../platform/i18n.ts';
import { FORMS, type Form, saveAnswers } from './save-answers.ts';
import type { History } from './use-history.ts';

interface Props {
  history: History;
  /** What the list shows, in its order. */
  listed: readonly HistoryEntry[];
  /** The one it was asked for; absent: all that is listed. */
  entry: HistoryEntry | undefined;
  onEnd(): void;
}

/** What to save, and as what. */
export function SaveForm({ history, listed, entry, onEnd }: Props) {
  const [whole, setWhole] = useState(false);
  const [form, setForm] = useState<Form>(entry ? 'markdown' : 'file');
  const box = useRef<HTMLSelectElement>(null);
  useEffect(() => box.current?.focus(), []);
  const talk = entry ? talkOf(history.entries ?? [], entry) : [];
  const chosen = !entry ? listed : whole ? talk : [entry];

  const save = (event: FormEvent) => {
    event.preventDefault();
    const ids = chosen.map(({ id }) => id);
    void history.change((store) => saveAnswers(store, ids, form)).then(onEnd);
  };
  return (
    <form
      className="history-save"
      aria-label={t('history_save')}
      onSubmit={save}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEnd();
      }}
    >
      {talk.length > 1 ? (
        <select
          aria-label={t('history_save_what')}
          value={String(whole)}
          onChange={({ target }) => setWhole(target.value === 'true')}
        >
          <option value="false">{t('history_save_one')}</option>
          <option value="true">{t('history_save_talk', { count: talk.length })}</option>
        </select>
      ) : (
        <p>{t('history_count', { count: chosen.length })}</p>
      )}
      <select
        ref={box}
        aria-label={t('history_save_as')}
        value={form}
        onChange={({ target }) => setForm(FORMS.find((each) => each === target.value) ?? 'file')}
      >
        {FORMS.map((each) => (
          <option key={each} value={each}>
            {t(`history_save_${each}`)}
          </option>
        ))}
      </select>
      <button type="submit" className="button button-main">
        <Download size={16} aria-hidden="true" />
        {t('history_save_do')}
      </button>
      <button type="button" className="button button-plain" onClick={onEnd}>
        {t('history_cancel')}
      </button>
    </form>
  );
}

/** The answers of the same conversation, oldest first. */
const talkOf = (entries: readonly HistoryEntry[], { conversationId }: HistoryEntry): HistoryEntry[] =>
  entries.filter((each) => each.conversationId === conversationId).sort((a, b) => a.askedAt - b.askedAt);

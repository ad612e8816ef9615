import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';

const LONGEST = 200;

/** Gives an entry a name of its own; an empty one takes it off. `onEnd(undefined)`: nothing changes. */
export function NameForm({ entry, onEnd }: { entry: HistoryEntry; onEnd(name: string | undefined): void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);
  const save = () => {
    const name = box.current?.value.trim() ?? '';
    onEnd(name === entry.question ? '' : name);
  };
  return (
    <form
      className="history-name"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEnd(undefined);
      }}
    >
      <input
        ref={box}
        aria-label={t('history_name')}
        defaultValue={entry.name ?? entry.question}
        maxLength={LONGEST}
      />
      <ActionButton icon={Check} label={t('history_name_save')} iconOnly onClick={save} />
      <ActionButton icon={X} label={t('history_cancel')} iconOnly onClick={() => onEnd(undefined)} />
    </form>
  );
}

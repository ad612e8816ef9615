import { Trash2 } from 'lucide-react';
import { t } from '../../platform/i18n.ts';

/** Deletes one thing that guides keep. */
export function Forget({ name, forget }: { name: string; forget(): Promise<void> }) {
  return (
    <button
      type="button"
      className="button button-plain"
      aria-label={t('options_guide_forget', { task: name })}
      onClick={() => void forget()}
    >
      <Trash2 size={15} aria-hidden />
    </button>
  );
}

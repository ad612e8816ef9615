import { MousePointerClick, Pencil, TextQuote } from 'lucide-react';
import type { Turn } from '../../contracts/conversation.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { useBuiltInOffered } from '../use-built-in-offered.ts';
import { usePanelActions } from '../use-panel.ts';

/** What can be done when the engine without a model found nothing, or is not sure: more than asking the same again. */
export function WeakAnswer({ turn }: { turn: Turn }) {
  const { send, edit } = usePanelActions();
  const builtIn = useBuiltInOffered();
  const { id: turnId, question, about, card } = turn;
  const notes: readonly { code: string }[] = card && 'notes' in card ? card.notes : [];
  const nothing = notes.some(({ code }) => code === 'instant-nothing');
  const unsure = notes.some(({ code }) => code === 'instant-unsure');
  if (!nothing && !unsure) return null;
  return (
    <div className="weak-answer">
      {nothing ? (
        <ActionButton
          icon={TextQuote}
          label={t('find_nearest')}
          look="plain"
          onClick={() => send({ type: 'command', turnId, command: { type: 'nearest' } })}
        />
      ) : null}
      <ActionButton
        icon={Pencil}
        label={t('find_reword')}
        look="plain"
        onClick={() => edit(question, about)}
      />
      <ActionButton
        icon={MousePointerClick}
        label={t('panel_instead_guide')}
        look="plain"
        onClick={() => send({ type: 'again', turnId, mode: 'guide' })}
      />
      {builtIn ? <p className="weak-answer-built-in">{t('find_built_in')}</p> : null}
    </div>
  );
}

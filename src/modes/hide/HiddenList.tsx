import { Eye, EyeOff, Pin, PinOff, Undo2 } from 'lucide-react';
import type { HideCard, HideCommand, HideItem } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ruleIdsOf } from './card.ts';
import { reasonOf } from './reason.tsx';

/** What is hidden, with its reasons, and every way back. */
export function HiddenList({ card, command }: { card: HideCard; command(value: HideCommand): void }) {
  const rows = card.items.filter(
    ({ state }) => state === 'hidden' || (state === 'shown' && card.phase === 'hidden'),
  );
  const hidden = rows.filter(({ state }) => state === 'hidden').length;
  const kept = ruleIdsOf(card.items).length > 0;
  return (
    <>
      <p className="hide-message" role="status">
        {t('hide_done', { count: hidden })}
      </p>
      <ul className="hide-rows" aria-label={t('hide_hidden_items')}>
        {rows.map((item) => (
          <HiddenRow key={item.id} item={item} command={command} />
        ))}
      </ul>
      <div className="hide-actions">
        <ActionButton
          icon={Undo2}
          look="main"
          label={t('hide_undo')}
          onClick={() => command({ type: 'undo' })}
        />
        <ActionButton
          icon={kept ? PinOff : Pin}
          look="plain"
          label={t(kept ? 'hide_forget' : 'hide_keep')}
          disabled={hidden === 0}
          onClick={() => command({ type: kept ? 'forget' : 'keep' })}
        />
      </div>
      {kept ? <p className="hide-message">{t('hide_kept')}</p> : null}
    </>
  );
}

function HiddenRow({ item, command }: { item: HideItem; command(value: HideCommand): void }) {
  const shown = item.state === 'shown';
  return (
    <li className={shown ? 'hide-row unchecked' : 'hide-row'}>
      <span className="hide-number">{item.number}</span>
      <span className="hide-label">{item.label}</span>
      <ActionButton
        icon={shown ? EyeOff : Eye}
        iconOnly
        label={t(shown ? 'hide_again' : 'hide_restore', { number: item.number })}
        onClick={() => command({ type: shown ? 'hide-again' : 'restore', id: item.id })}
      />
      <p className="hide-why">
        <span className="hide-reason">{reasonOf(item)}</span>
      </p>
    </li>
  );
}

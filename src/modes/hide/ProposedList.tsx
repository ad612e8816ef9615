import { ListChecks } from 'lucide-react';
import type { HideCard } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { reasonOf } from './reason.tsx';

/** What one of several models would hide: to read and to compare. Nothing of it is on the page until its list is taken and confirmed. */
export function ProposedList({
  turn,
  card,
  send,
}: Pick<CardProps<HideCard>, 'turn' | 'send'> & { card: HideCard }) {
  return (
    <>
      <ul className="hide-rows" aria-label={t('hide_proposed')}>
        {card.items.map((item) => (
          <li key={item.id} className={item.checked ? 'hide-row' : 'hide-row unchecked'}>
            <span className="hide-number">{item.number}</span>
            <span className="hide-label">{item.label}</span>
            <p className="hide-why">
              <span className="hide-reason">{reasonOf(item)}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="hide-actions">
        <ActionButton
          icon={ListChecks}
          look="plain"
          label={t('hide_take')}
          onClick={() => send({ type: 'take-proposal', turnId: turn.id })}
        />
      </div>
    </>
  );
}

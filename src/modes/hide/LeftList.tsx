import { EyeOff, PinOff } from 'lucide-react';
import type { HideCard, HideCommand } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { ruleIdsOf } from './card.ts';

interface LeftListProps {
  card: HideCard;
  newest: boolean;
  command(value: HideCommand): void;
}

/** The page was loaded again or left: says so, and offers to look for the blocks there. */
export function LeftList({ card, newest, command }: LeftListProps) {
  const known = card.items.filter(({ fingerprints }) => fingerprints.length > 0);
  const kept = ruleIdsOf(card.items).length > 0;
  return (
    <>
      <p className="hide-message" role="status">
        {t('hide_left')}
      </p>
      <ul className="hide-rows" aria-label={t('hide_left_items')}>
        {known.map(({ id, number, label }) => (
          <li key={id} className="hide-row unchecked">
            <span className="hide-number">{number}</span>
            <span className="hide-label">{label}</span>
          </li>
        ))}
      </ul>
      <div className="hide-actions">
        {newest && known.length > 0 ? (
          <ActionButton
            icon={EyeOff}
            look="main"
            label={t('hide_find_again')}
            onClick={() => command({ type: 'find-again' })}
          />
        ) : null}
        {kept ? (
          <ActionButton
            icon={PinOff}
            look="plain"
            label={t('hide_forget')}
            onClick={() => command({ type: 'forget' })}
          />
        ) : null}
      </div>
    </>
  );
}

import { ArrowRight, Waypoints, X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { DEFAULT_LIMITS, type FollowLimits } from '../../contracts/follow.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';

/** What each limit may be, as `followLimitsSchema` says. */
const BOUNDS = { pages: [1, 40], depth: [1, 5], seconds: [5, 600], tokens: [1000, 200_000] } as const;
type Bound = keyof typeof BOUNDS;

interface FollowOfferProps {
  host: string;
  /** A model would read along, and costs tokens. */
  withModel: boolean;
  /** Those of the way before; it may be made longer. */
  limits?: FollowLimits | undefined;
  /** The question itself asks for it. */
  open: boolean;
  label: string;
  onStart(limits: FollowLimits): void;
}

/** The button that leads to further pages of the site, and behind it what the person allows before the first of them is read. */
export function FollowOffer({ open: atOnce, label, ...form }: FollowOfferProps) {
  const [open, setOpen] = useState(atOnce);
  if (!open) {
    return <ActionButton icon={Waypoints} label={label} look="plain" onClick={() => setOpen(true)} />;
  }
  return <FollowForm {...form} onClose={() => setOpen(false)} />;
}

type FollowFormProps = Omit<FollowOfferProps, 'open' | 'label'> & { onClose(): void };

function FollowForm({ host, withModel, limits = DEFAULT_LIMITS, onStart, onClose }: FollowFormProps) {
  const [chosen, setChosen] = useState(limits);
  const says = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    onStart(chosen);
  };
  const shown: Bound[] = ['pages', 'depth', 'seconds', ...(withModel ? ['tokens' as const] : [])];
  return (
    <form
      className="follow-form"
      aria-label={t('follow_form', { host })}
      aria-describedby={says}
      onSubmit={start}
    >
      <p id={says}>{t('follow_says', { host })}</p>
      <div className="follow-limits">
        {shown.map((bound) => (
          <label key={bound}>
            <span>{t(`follow_limit_${bound}`)}</span>
            <input
              type="number"
              required
              min={BOUNDS[bound][0]}
              max={BOUNDS[bound][1]}
              value={chosen[bound] || ''}
              onChange={({ target }) =>
                setChosen({ ...chosen, [bound]: Math.floor(target.valueAsNumber) || 0 })
              }
            />
          </label>
        ))}
      </div>
      <label className="follow-cookies">
        <input
          type="checkbox"
          checked={chosen.search}
          onChange={({ target }) => setChosen({ ...chosen, search: target.checked })}
        />
        <span>{t('follow_search')}</span>
      </label>
      <label className="follow-cookies">
        <input
          type="checkbox"
          checked={chosen.cookies}
          onChange={({ target }) => setChosen({ ...chosen, cookies: target.checked })}
        />
        <span>{t('follow_cookies')}</span>
      </label>
      <div className="actions">
        <button type="submit" className="button button-main">
          <ArrowRight size={16} aria-hidden="true" />
          <span>{t('follow_start')}</span>
        </button>
        <ActionButton icon={X} label={t('follow_not_now')} onClick={onClose} />
      </div>
    </form>
  );
}

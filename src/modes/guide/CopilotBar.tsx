import { Pause, Play, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { ActionButton } from '../kit/ActionButton.tsx';
import { spentBy } from './budget.ts';
import { mayRunAlone } from './copilot-rules.ts';
import type { SendCommand } from './send-command.ts';

/** The copilot's switch, and while it is on: the countdown, Pause, Resume and Reject. */
export function CopilotBar({
  card,
  step,
  usd,
  command,
}: {
  card: GuideCard;
  /** What the turn has cost so far, in US dollars. */
  usd: number;
  step: GuideStep | undefined;
  command: SendCommand;
}) {
  const { copilot } = card;
  if (card.engine === 'instant') return null;
  return (
    <div className="guide-copilot">
      <label>
        <input
          type="checkbox"
          checked={copilot.on}
          onChange={(event) => command({ do: 'copilot', on: event.target.checked })}
        />
        {t('guide_copilot')}
      </label>
      {copilot.on ? (
        <label>
          <input
            type="checkbox"
            checked={copilot.autonomous != null}
            onChange={(event) => command({ do: 'autonomous', on: event.target.checked })}
          />
          {t('guide_autonomous')}
        </label>
      ) : null}
      {copilot.autonomous ? <Budget card={card} usd={usd} /> : null}
      {copilot.on && step && !copilot.paused ? (
        <p className="guide-countdown">
          {copilot.dueAt === null ? t(waitReason(step)) : <Countdown dueAt={copilot.dueAt} />}
        </p>
      ) : null}
      {copilot.on ? (
        <div className="guide-buttons">
          {copilot.paused ? (
            <ActionButton
              icon={Play}
              label={t('guide_resume')}
              look="plain"
              onClick={() => command({ do: 'resume' })}
            />
          ) : (
            <ActionButton
              icon={Pause}
              label={t('guide_pause')}
              look="plain"
              onClick={() => command({ do: 'pause' })}
            />
          )}
          {step ? (
            <ActionButton
              icon={X}
              label={t('guide_reject')}
              look="plain"
              onClick={() => command({ do: 'reject' })}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** What an autonomous copilot has used of what it may. */
function Budget({ card, usd }: { card: GuideCard; usd: number }) {
  const spent = spentBy(card, usd, Date.now());
  const budget = card.copilot.autonomous?.budget;
  if (!spent || !budget) return null;
  return (
    <p className="guide-budget">
      {t('guide_budget', {
        steps: spent.steps,
        maxSteps: budget.steps,
        minutes: Math.floor(spent.ms / 60_000),
        maxMinutes: budget.minutes,
        usd: spent.usd.toFixed(3),
        maxUsd: budget.usd,
      })}
    </p>
  );
}

function waitReason(step: GuideStep): string {
  return mayRunAlone(step) ? 'guide_copilot_ready' : step.commits ? 'guide_copilot_yes' : 'guide_copilot_you';
}

/** Seconds left. Not a live region: a number spoken each second would drown the page. */
function Countdown({ dueAt }: { dueAt: number }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return <>{t('guide_countdown', { seconds: Math.max(0, Math.ceil((dueAt - now) / 1000)) })}</>;
}

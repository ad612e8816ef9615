import type { GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { isOff } from './evidence.ts';
import { isFurtherField, isWarned } from './step-words.tsx';

/** What to enter, what will happen, and why Sightline cannot do it, where that is so. */
export function StepDetails({ step }: { step: GuideStep }) {
  return (
    <>
      {step.privateInput === null ? <Value step={step} /> : null}
      {step.problem ? (
        <p className="guide-problem">
          {t('guide_problem')} <q>{step.problem}</q>
        </p>
      ) : null}
      {step.leadsTo ? <p className="guide-leads-to">{t('guide_leads_to', { host: step.leadsTo })}</p> : null}
      {step.hint && isWarned(step) ? <p className="guide-hint guide-warns">{step.hint}</p> : null}
      {step.privateInput ? <p className="guide-private">{t(`guide_private_${step.privateInput}`)}</p> : null}
      {step.handedBack && step.handedBack !== 'private' ? (
        <p className="guide-private" role="alert">
          {t(`guide_handed_back_${step.handedBack.replaceAll('-', '_')}`)}
        </p>
      ) : null}
    </>
  );
}

/** What to enter; '' clears the field, and no value leaves it to the person. */
export function Value({ step }: { step: GuideStep }) {
  const { action, value, origin } = step;
  if (action === 'check')
    return isFurtherField(step) || step.trap ? (
      <p className="guide-value">{t(isOff(value) ? 'guide_untick' : 'guide_tick')}</p>
    ) : null;
  if (value === null)
    return action === 'type' && origin !== 'instant' ? (
      <p className="guide-value">{t('guide_value_yours')}</p>
    ) : null;
  if (value === '') return action === 'type' ? <p className="guide-value">{t('guide_value_clear')}</p> : null;
  const kind = action === 'press' ? 'key' : action === 'navigate' ? 'url' : 'text';
  return (
    <p className="guide-value">
      {t(`guide_value_${kind}`)} <code>{value}</code>
    </p>
  );
}

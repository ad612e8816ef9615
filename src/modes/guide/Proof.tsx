import { Check, Circle } from 'lucide-react';
import type { Citation } from '../../contracts/answer.ts';
import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import { CitationChip } from '../find/CitationChip.tsx';

/** What shows that the goal is reached: the page's own words, lit there, or the plain statement that nothing was found; each condition by itself. */
export function Proof({
  card: { evidence, conditions, citations, dark },
  onReveal,
}: {
  card: GuideCard;
  onReveal(citation: number): void;
}) {
  const chip = (id: number | null | undefined) => {
    const citation = citations?.find((each) => each.id === id);
    return citation && isNumbered(citation) ? (
      <CitationChip citation={citation} dark={dark === true} onReveal={() => onReveal(citation.id)} />
    ) : null;
  };
  const ofWhole = citations?.find(({ phrase }) => phrase === evidence?.text) ?? citations?.[0];
  return (
    <>
      {evidence?.verified ? (
        <p className="guide-evidence">
          {t('guide_evidence')} <q>{evidence.text}</q> {chip(ofWhole?.id)}
        </p>
      ) : (
        <p className="guide-unverified">{t('guide_evidence_none')}</p>
      )}
      {conditions && conditions.length > 0 ? (
        <ul className="guide-conditions">
          {conditions.map(({ what, citation }) => (
            <li key={what}>
              {citation === null ? (
                <Circle size={13} aria-hidden="true" />
              ) : (
                <Check size={13} aria-hidden="true" />
              )}
              <span>
                {what}{' '}
                {citation === null ? (
                  <strong>{t('guide_condition_open')}</strong>
                ) : (
                  <>
                    <span className="visually-hidden">{t('guide_condition_shown')}</span> {chip(citation)}
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

const isNumbered = (citation: Citation): citation is Citation & { k: number } => citation.k !== null;

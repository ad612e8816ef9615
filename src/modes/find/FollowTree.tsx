import type { FindCard } from '../../contracts/answer.ts';
import type { FollowStep, FollowTree } from '../../contracts/follow.ts';
import { t } from '../../platform/i18n.ts';

type Citations = FindCard['citations'];

/** The way over the pages of a site: each with the link that led there and what it gave. */
export function FollowTreeView({ tree, citations }: { tree: FollowTree; citations: Citations }) {
  const { host, steps, end, risky, state } = tree;
  if (state === 'offered') return null;
  return (
    <section className="follow-tree" aria-label={t('follow_tree', { host })}>
      <p className="follow-head">{t('follow_tree', { host })}</p>
      <Steps steps={steps} from={undefined} citations={citations} />
      {end ? <p>{t(`follow_end_${end}`)}</p> : null}
      {risky > 0 ? <p>{t('follow_risky', { count: risky })}</p> : null}
    </section>
  );
}

interface StepsProps {
  steps: readonly FollowStep[];
  from: number | undefined;
  citations: Citations;
}

/** The steps that one page led to, each with those that it led to itself. */
function Steps({ steps, from, citations }: StepsProps) {
  const own = steps.flatMap((step, at) => (step.from === from ? [{ step, at }] : []));
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ step, at }) => (
        <li key={at} data-outcome={step.outcome}>
          <span className="follow-page" title={step.url}>
            {step.title || pathOf(step.url)}
          </span>{' '}
          <small>
            {step.why && step.why !== step.title
              ? `${t(step.searched ? 'follow_searched' : 'follow_why', { words: step.why })} · `
              : ''}
            {gave(step, citations)}
          </small>
          <Steps steps={steps} from={at} citations={citations} />
        </li>
      ))}
    </ul>
  );
}

function gave({ outcome, source }: FollowStep, citations: Citations): string {
  const count = citations.filter(
    (each) => source !== undefined && each.source === source && each.k !== null,
  ).length;
  return count > 0 ? t('follow_quotes', { count }) : t(`follow_${outcome}`);
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

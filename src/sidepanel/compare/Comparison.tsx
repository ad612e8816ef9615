import type { Turn } from '../../contracts/conversation.ts';
import { t } from '../../platform/i18n.ts';
import { TurnView } from '../components/TurnView.tsx';
import { ChooseBetter } from './ChooseBetter.tsx';
import { SharedEvidence } from './SharedEvidence.tsx';
import { useChoice } from './use-choice.ts';
import './compare.css';

/** The answers of several models to one question, side by side where there is room. */
export function Comparison({
  turns,
  newest,
}: {
  turns: readonly [Turn, ...Turn[]];
  newest: string | undefined;
}) {
  const [first] = turns;
  const { choice, choose } = useChoice(first.opinion?.of ?? first.id);
  const covered = first.opinion?.covered && !choice;
  const names = turns.map((turn, at) => nameOf(turn, at, covered));
  const over =
    turns.every(({ status }) => status !== 'running') && (turns.at(-1)?.opinion?.rest ?? []).length === 0;
  const answered = turns.filter(({ status }) => status === 'done');
  const namesOf = (some: readonly Turn[]) => some.map((turn) => names[turns.indexOf(turn)] ?? '');
  const failed = namesOf(turns.filter(({ status }) => status === 'failed'));
  return (
    <section className="turn comparison" aria-label={t('panel_mode_compare')}>
      <h2 className="question">{first.question}</h2>
      <div className="compared">
        {turns.map((turn, at) => (
          <section key={turn.id} aria-label={names[at]} className="compared-answer">
            <h3>{names[at]}</h3>
            <TurnView turn={turn} newest={turn.id === newest} />
          </section>
        ))}
      </div>
      {failed.map((name) => (
        <p key={name} className="field-note">
          {t('compare_failed', { name })}
        </p>
      ))}
      {over && answered.length > 1 ? (
        <>
          <SharedEvidence turns={answered} names={namesOf(answered)} />
          <ChooseBetter turns={answered} names={namesOf(answered)} choice={choice} choose={choose} />
        </>
      ) : null}
    </section>
  );
}

/** A letter stands for the model until the person has chosen. */
function nameOf({ opinion }: Turn, at: number, covered: boolean | undefined): string {
  const letter = String.fromCharCode(65 + at);
  return covered ? t('compare_name', { letter }) : `${letter}: ${opinion?.model}`;
}

import type { Turn } from '../../contracts/conversation.ts';
import type { Choice } from '../../core/compare/choices.ts';
import { t } from '../../platform/i18n.ts';

interface Props {
  /** Those that were answered; a model that failed was not compared. */
  turns: readonly Turn[];
  names: readonly string[];
  choice: Choice | undefined;
  choose(choice: Choice): void;
}

/** Which answer is better: asked once, and said from then on. */
export function ChooseBetter({ turns, names, choice, choose }: Props) {
  if (choice) {
    const { better } = choice;
    return (
      <p role="status" className="field-note">
        {better === null ? t('compare_chosen_equal') : t('compare_chosen', { name: names[better] ?? '' })}
      </p>
    );
  }
  const take = (better: number | null) => choose(choiceOf(turns, better));
  return (
    <fieldset className="choose-better">
      <legend>{t('compare_better')}</legend>
      {turns.map(({ id }, at) => (
        <button key={id} type="button" className="button button-plain" onClick={() => take(at)}>
          {names[at]}
        </button>
      ))}
      <button type="button" className="button button-plain" onClick={() => take(null)}>
        {t('compare_equal')}
      </button>
    </fieldset>
  );
}

/** The choice with what each answer took. */
function choiceOf(turns: readonly Turn[], better: number | null): Choice {
  const answers = turns.map(({ opinion, usage, card }) => {
    const citations = card?.mode === 'find' ? card.citations : [];
    const verified = citations.filter(({ k }) => k !== null).length;
    return {
      model: opinion?.model ?? '',
      promptTokens: usage?.promptTokens ?? 0,
      completionTokens: usage?.completionTokens ?? 0,
      seconds: (usage?.totalMs ?? 0) / 1000,
      usd: usage?.usd ?? null,
      verified,
      unverified: citations.length - verified,
    };
  });
  const { opinion, mode = 'find' } = turns[0] ?? {};
  const covered = opinion?.covered === true;
  return { id: opinion?.of ?? '', at: Date.now(), covered, mode, answers, better };
}

import type { Turn } from '../../contracts/conversation.ts';
import type { StudyCount, StudyNews, StudySignals } from '../../contracts/study.ts';

export const NO_SIGNALS: StudySignals = {
  scrolled: 0,
  clicks: 0,
  searches: 0,
  switches: 0,
  citationsOpened: 0,
  questions: 0,
  hidesConfirmed: 0,
  guideSteps: 0,
};

/** Adds up what is seen of a task. It goes on from `before`, where the study page was loaded again in the middle. */
export function createSignals(before: StudySignals = NO_SIGNALS) {
  const signals = { ...before };
  const [questions, hides, steps] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let place: 'in-page' | 'in-panel' | undefined;
  return {
    get now(): StudySignals {
      return {
        ...signals,
        questions: before.questions + questions.size,
        hidesConfirmed: before.hidesConfirmed + hides.size,
        guideSteps: before.guideSteps + steps.size,
      };
    },
    hear(news: StudyCount | StudyNews): void {
      if (news.type === 'counted') signals[news.what] += news.by;
      else if (news.type === 'citation-opened') signals.citationsOpened += 1;
      else if (news.type !== 'end') {
        if (place !== undefined && place !== news.type) signals.switches += 1;
        place = news.type;
      }
    },
    /** A turn of the task's tab, as often as it changes. */
    turn({ id, card }: Pick<Turn, 'id' | 'card'>): void {
      questions.add(id);
      if (card?.mode === 'hide' && card.phase === 'hidden') hides.add(id);
      if (card?.mode === 'guide') for (const step of card.steps) steps.add(step.id);
    },
  };
}
export type SignalsOfTask = ReturnType<typeof createSignals>;

import { type ComponentType, memo } from 'react';
import type { Card, Turn } from '../../contracts/conversation.ts';
import { createRecordings, type Recordings } from '../../history/recordings.ts';
import type { CardProps } from '../../modes/card-props.ts';
import { CARDS } from '../../modes/cards.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { AnswerTools } from './AnswerTools.tsx';
import { CardFailed } from './CardFailed.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { MoreAboutPicture } from './MoreAboutPicture.tsx';
import { NextQuestions } from './NextQuestions.tsx';
import { OtherPage } from './OtherPage.tsx';
import { ProblemAlert } from './ProblemAlert.tsx';
import { RouteChoice } from './RouteChoice.tsx';
import { Question, Thinking } from './SentTurn.tsx';
import { UsageLine } from './UsageLine.tsx';
import { WeakAnswer } from './WeakAnswer.tsx';

/** One question and what became of it. */
export const TurnView = memo(function TurnView({ turn, newest }: { turn: Turn; newest: boolean }) {
  const running = turn.status === 'running';
  const { card } = turn;
  return (
    <section className="turn" data-turn={turn.id}>
      {turn.opinion?.rest ? null : turn.opinion ? (
        <h2 className="opinion">
          {turn.opinion.taken ? null : t('models_second')}{' '}
          <small>{t('models_answered', { model: turn.opinion.model })}</small>
        </h2>
      ) : (
        <Question text={turn.question} about={turn.about} />
      )}
      {turn.choices || turn.opinion ? null : <ModeSwitch turn={turn} />}
      <OtherPage url={placeOf(turn)} />
      <article className="answer" aria-label={t('panel_answer')} aria-busy={running}>
        {card ? (
          <ErrorBoundary resetOn={turn} fallback={(retry) => <CardFailed card={card} onRetry={retry} />}>
            <CardOfMode turn={turn} card={card} newest={newest} />
            {newest && !running ? <WeakAnswer turn={turn} /> : null}
            {newest && !running ? <MoreAboutPicture card={card} /> : null}
          </ErrorBoundary>
        ) : null}
        {turn.choices ? <RouteChoice turn={turn} choices={turn.choices} /> : null}
        {running && !card ? <Thinking /> : null}
        {turn.status === 'stopped' ? <p className="stopped">{t('panel_was_ended')}</p> : null}
        {turn.cut ? <p className="stopped">{t('panel_cut')}</p> : null}
        {turn.problem ? <ProblemAlert problem={turn.problem} turn={turn} past={!newest} /> : null}
      </article>
      {running || turn.opinion?.rest ? null : <AnswerTools turn={turn} />}
      {running ? null : <UsageLine turn={turn} newest={newest} />}
      {card && newest && !running ? <NextQuestions card={card} /> : null}
    </section>
  );
});

/** Opened when a recorded guide is saved. */
let recordings: Recordings | undefined;
const recordedPages = (runId: string) => {
  recordings ??= createRecordings();
  return recordings.pagesOf(runId);
};

/** The page that a turn is about: a card that leads from page to page says where it stands. */
const placeOf = ({ card, url }: Turn): string => (card && 'standsAt' in card && card.standsAt) || url;

function CardOfMode({ turn, card, newest }: { turn: Turn; card: Card; newest: boolean }) {
  const { send } = usePanelActions();
  const hint = usePanel((state) => (state.hint?.turnId === turn.id ? state.hint.hint : undefined));
  // The registry pairs each mode with its own card, which TypeScript cannot follow through the lookup.
  const View = CARDS[card.mode] as ComponentType<CardProps> | undefined;
  if (!View) return null;
  return (
    <View turn={turn} card={card} newest={newest} hint={hint} send={send} recordedPages={recordedPages} />
  );
}

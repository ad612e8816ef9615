import { Fragment } from 'react';
import type { GuideCard, GuideStep } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';
import type { CardProps } from '../card-props.ts';
import { LookLine } from '../kit/LookLine.tsx';
import { NoteList } from '../kit/NoteList.tsx';
import { CopilotBar } from './CopilotBar.tsx';
import { Declared } from './Declared.tsx';
import { GuideEnd } from './GuideEnd.tsx';
import { Lost } from './Lost.tsx';
import { More } from './More.tsx';
import { Notices } from './Notices.tsx';
import { Outline } from './Outline.tsx';
import { ProposedStep } from './ProposedStep.tsx';
import { RecordingLine } from './RecordingLine.tsx';
import { Said } from './Said.tsx';
import { StepArticle } from './StepArticle.tsx';
import { StepButtons } from './StepButtons.tsx';
import type { SendCommand } from './send-command.ts';
import './card.css';

/** The steps, those of one chain together. */
function chainsOf(steps: readonly GuideStep[]): GuideStep[][] {
  const chains: GuideStep[][] = [];
  for (const step of steps) {
    const last = chains.at(-1);
    if (last && step.chain != null && last[0]?.chain === step.chain) last.push(step);
    else chains.push([step]);
  }
  return chains;
}

/** What a GUIDE turn shows: the steps so far, the one to do now with its buttons, and what stands in the way. */
export function GuideCardView({ turn, card, newest, send, recordedPages }: CardProps<GuideCard>) {
  const command: SendCommand = (value) => send({ type: 'command', turnId: turn.id, command: value });
  if (card.phase === 'proposed')
    return (
      <div className="guide-card">
        <ProposedStep turn={turn} card={card} send={send} />
        <LookLine look={card.look} open={false} onLook={() => undefined} />
        <NoteList notes={card.notes} />
      </div>
    );
  const open = newest && turn.status !== 'stopped' && turn.status !== 'failed' && card.phase !== 'done';
  const current = card.steps.find((step) => step.id === card.shown && step.state === 'current');
  const idle = turn.status === 'waiting';
  const usd = turn.usage?.usd ?? 0;
  const reveal = (citation: number) => send({ type: 'reveal', turnId: turn.id, citation });
  const article = (step: GuideStep) => (
    <Fragment key={step.id}>
      <StepArticle
        step={step}
        card={card}
        shown={open && step.id === card.shown}
        command={command}
        onReveal={reveal}
      />
      <Said card={card} after={step.number} />
    </Fragment>
  );
  return (
    <div className="guide-card">
      {card.outline ? <Outline outline={card.outline} /> : null}
      <Said card={card} after={0} />
      {chainsOf(card.steps).map(([first, ...others]) =>
        first && others.length > 0 ? (
          <section key={first.id} className="guide-chain" aria-label={t('guide_chain')}>
            {open && [first, ...others].some(({ state }) => state === 'ahead') ? (
              <p className="guide-chain-head">{t('guide_chain')}</p>
            ) : null}
            {[first, ...others].map(article)}
          </section>
        ) : (
          first && article(first)
        ),
      )}
      <Notices card={card} open={open && idle} command={command} />
      {card.declared ? <Declared card={card} /> : null}
      {open && idle && card.phase === 'lost' ? <Lost card={card} command={command} /> : null}
      {open ? <RecordingLine card={card} /> : null}
      {open ? <StepButtons card={card} step={current} command={command} /> : null}
      {open && card.copilot.on ? <CopilotBar card={card} step={current} usd={usd} command={command} /> : null}
      {open ? <More card={card} step={current} usd={usd} command={command} /> : null}
      <LookLine look={card.look} open={open && idle} onLook={() => command({ do: 'look' })} />
      <NoteList notes={card.notes} />
      {card.phase === 'done' ? (
        <GuideEnd card={card} command={command} recordedPages={recordedPages} />
      ) : null}
    </div>
  );
}

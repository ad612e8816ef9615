import { Scale, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { onDemand } from '../../modes/kit/on-demand.tsx';
import { t } from '../../platform/i18n.ts';
import { useReadAloud } from '../use-read-aloud.ts';

const OtherModels = onDemand(() =>
  import('../models/OtherModelsHere.tsx').then((file) => file.OtherModelsHere),
);

/** Modes whose answer is words, and whose question can be put to two models. */
const WORDED: ReadonlySet<string> = new Set(['find', 'image', 'chat']);

/** Under an answer in words: hear it, and ask another model the same. */
export function AnswerTools({ turn }: { turn: Turn }) {
  const { card, mode, status } = turn;
  const [choosing, setChoosing] = useState(false);
  const text = card && 'text' in card && WORDED.has(mode) ? card.text : '';
  const aloud = useReadAloud(text);
  if (text.trim() === '' || status === 'failed') return null;
  const asked = turn.opinion?.model ?? turn.usage?.model ?? '';
  return (
    <div className="answer-tools">
      {aloud.offered ? (
        <ActionButton
          icon={aloud.reading ? Square : Volume2}
          label={t(aloud.reading ? 'panel_read_stop' : 'panel_read_aloud')}
          onClick={aloud.reading ? aloud.stop : aloud.read}
        />
      ) : null}
      {card?.engine === 'model' ? (
        <ActionButton
          icon={Scale}
          label={t('models_second')}
          hint={t('models_second_hint')}
          onClick={() => setChoosing(!choosing)}
        />
      ) : null}
      {choosing ? <OtherModels turnId={turn.id} asked={asked} onDone={() => setChoosing(false)} /> : null}
    </div>
  );
}

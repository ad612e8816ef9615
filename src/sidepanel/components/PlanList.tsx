import {
  ArrowUp,
  Check,
  Circle,
  CircleAlert,
  CircleDot,
  CircleStop,
  Pause,
  Pencil,
  Play,
  SkipForward,
  X,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Turn } from '../../contracts/conversation.ts';
import { MAX_PART, type Plan, type PlanPart } from '../../contracts/plan.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { usePanelActions } from '../use-panel.ts';
import './plan.css';

type PartState = 'next' | 'now' | 'done' | 'skipped' | 'stopped' | 'failed';
const ICONS = {
  next: Circle,
  now: CircleDot,
  done: Check,
  skipped: SkipForward,
  stopped: CircleStop,
  failed: CircleAlert,
} as const;

/** How a part stands: as its turn does; one that the person cancelled was ended without being done. */
function stateOf({ turnId }: PlanPart, turns: readonly Turn[]): PartState {
  if (turnId === undefined) return 'next';
  const turn = turns.find(({ id }) => id === turnId);
  const status = turn?.status ?? 'running';
  if (status === 'done' && turn?.card?.mode === 'hide' && turn.card.phase === 'cancelled') return 'skipped';
  return status === 'running' || status === 'waiting' ? 'now' : status;
}

/** What was asked for in turn, how far it is, and what is still to come, which can be changed. */
export function PlanList({ plan, turns }: { plan: Plan; turns: readonly Turn[] }) {
  const { send } = usePanelActions();
  const [changed, setChanged] = useState<string | null>(null);
  const parts = plan.parts.map((part) => ({ ...part, state: stateOf(part, turns) }));
  const rest = parts.filter(({ state }) => state === 'next');
  const stuck = parts.findLast(({ state }) => state !== 'next')?.state;
  const isHeld = rest.length > 0 && (plan.held === true || stuck === 'failed' || stuck === 'stopped');
  const set = (next: readonly PlanPart[]) =>
    send({ type: 'plan', change: { do: 'set', rest: next.map(({ id, question }) => ({ id, question })) } });
  const edit = (id: string) => {
    send({ type: 'plan', change: { do: 'hold' } });
    setChanged(id);
  };
  const save = (id: string, question: string) => {
    setChanged(null);
    set(rest.map((part) => (part.id === id ? { ...part, question } : part)));
  };
  return (
    <section className="plan" aria-label={t('plan_title')}>
      <h2>{t('plan_title')}</h2>
      <ol>
        {parts.map((part) => {
          const Icon = ICONS[part.state];
          const at = rest.indexOf(part);
          return (
            <li key={part.id} data-state={part.state}>
              <Icon size={16} aria-hidden="true" />
              {changed === part.id && at >= 0 ? (
                <PartForm question={part.question} onSave={(question) => save(part.id, question)} />
              ) : (
                <span>
                  {part.question} <small>{t(`plan_${part.state}`)}</small>
                </span>
              )}
              {at < 0 || changed === part.id ? null : (
                <span className="plan-tools">
                  {at > 0 ? (
                    <ActionButton
                      icon={ArrowUp}
                      iconOnly
                      label={t('plan_earlier')}
                      onClick={() => set(earlier(rest, at))}
                    />
                  ) : null}
                  <ActionButton icon={Pencil} iconOnly label={t('plan_edit')} onClick={() => edit(part.id)} />
                  <ActionButton
                    icon={X}
                    iconOnly
                    label={t('plan_remove')}
                    onClick={() => set(rest.filter((each) => each !== part))}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {rest.length > 0 && !isHeld ? (
        <ActionButton
          icon={Pause}
          label={t('plan_hold')}
          onClick={() => send({ type: 'plan', change: { do: 'hold' } })}
        />
      ) : null}
      {isHeld && changed === null ? (
        <p role="status">
          {t(stuck === 'failed' ? 'plan_held_failed' : 'plan_held')}{' '}
          <ActionButton
            icon={Play}
            look="plain"
            label={t('plan_go_on')}
            onClick={() => send({ type: 'plan', change: { do: 'go-on' } })}
          />
        </p>
      ) : null}
    </section>
  );
}

/** The list with one part before the one that it followed. */
function earlier<T>(list: readonly T[], at: number): T[] {
  const [part, before] = [list[at]!, list[at - 1]!];
  return [...list.slice(0, at - 1), part, before, ...list.slice(at + 1)];
}

function PartForm({ question, onSave }: { question: string; onSave(question: string): void }) {
  const [words, setWords] = useState(question);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(words.trim() || question);
  };
  return (
    <form onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it was just asked for.
        autoFocus
        value={words}
        maxLength={MAX_PART}
        aria-label={t('plan_edit')}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit" className="button button-plain">
        {t('options_save')}
      </button>
    </form>
  );
}

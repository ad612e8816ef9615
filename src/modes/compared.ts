import type { TurnContext } from './mode.ts';

/** Whether this is one of several models that are asked the same: what it proposes is only shown, beside what the others do. */
export const isCompared = ({ turn }: Pick<TurnContext<never>, 'turn'>): boolean =>
  turn.opinion?.rest !== undefined;

import type { ComponentType } from 'react';
import type { Card, ModeId, Turn } from '../contracts/conversation.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import { FindCardView } from './find/Card.tsx';
import { GuideCardView } from './guide/Card.tsx';
import { HideCardView } from './hide/Card.tsx';

/**
 * What every mode's card in the panel gets. The panel itself draws around it: the question, the mode, the article "Answer" with
 * `aria-busy`, the one status line, the turn's problem as an `alert` with its buttons, the usage line, and the buttons
 * "Stop" (there while the newest turn is `running`, or `waiting` in GUIDE), "Clear" and "Send": a card draws none of these again, because
 * names of buttons are unique in the panel.
 */
export interface CardProps<C extends Card = Card> {
  turn: Turn;
  card: C;
  /** Whether this is the newest turn of the conversation: only then are its marks on the page. */
  newest: boolean;
  /** The latest transient `hint` that the worker sent for this turn, e.g. the badge under the pointer. */
  hint: unknown;
  send(message: PanelMessage): void;
}

/** The card of each mode. A mode adds one line here; its view lives in `modes/<mode>/Card.tsx`. */
export const CARDS: { [M in ModeId]?: ComponentType<CardProps<Extract<Card, { mode: M }>>> } = {
  find: FindCardView,
  guide: GuideCardView,
  hide: HideCardView,
};

import type { Card, Turn } from '../contracts/conversation.ts';
import type { PanelMessage } from '../contracts/panel-to-worker.ts';
import type { RecordedPages } from '../contracts/recording.ts';

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
  /** What was recorded on request of a run (`GuideCard.runId`); `undefined`: nothing. Rejects with `HistoryError`. */
  recordedPages?: RecordedPagesOf;
}

export type RecordedPagesOf = (runId: string) => Promise<RecordedPages | undefined>;

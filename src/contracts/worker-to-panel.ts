import type { ConversationHead, Turn } from './conversation.ts';
import type { OfferedPage } from './pages.ts';
import type { ReadyQuestion } from './questions.ts';

/** What the worker tells the panel. A panel that turns to a conversation gets all of it; from then on only what changed. */
export type WorkerToPanel =
  /** `turns`: those that the panel does not have yet, or that changed; the others of `turnIds` it has. */
  | { type: 'conversation'; conversation: ConversationHead; turns: Turn[] }
  /** One turn changed, e.g. while its answer streams. */
  | { type: 'turn'; conversationId: string; turn: Turn }
  /** A highlight on the page was clicked: show the sentence that cites it. */
  | { type: 'show-citation'; turnId: string; citation: number }
  /** The tabs of the window that a question could be about. */
  | { type: 'pages'; pages: OfferedPage[] }
  /** Questions that the page at `url` can answer, none where it could not be read. */
  | { type: 'questions'; url: string; questions: ReadyQuestion[] }
  /** The page in the tab has changed, or is another document: what was said of its words may not hold any more. */
  | { type: 'page-changed' }
  /** Something transient that a card wants to know, e.g. which badge the pointer is over. */
  | { type: 'hint'; turnId: string; hint: unknown };

import type { Conversation } from './conversation.ts';

/** What the worker tells the panel. The conversation is always sent whole: it is small, and there is nothing to get out of step. */
export type WorkerToPanel =
  | { type: 'conversation'; conversation: Conversation }
  /** A highlight on the page was clicked: show the sentence that cites it. */
  | { type: 'show-citation'; turnId: string; citation: number }
  /** Something transient that a card wants to know, e.g. which badge the pointer is over. */
  | { type: 'hint'; turnId: string; hint: unknown };

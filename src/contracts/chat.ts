import type { Note } from './answer.ts';

/** An answer from what the model knows: no page was read for it. */
export interface ChatCard {
  mode: 'chat';
  engine: 'model';
  /** Markdown. */
  text: string;
  notes: Note[];
}

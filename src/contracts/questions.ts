import type { ModeId } from './conversation.ts';

/** A question that can be asked of a page, in the mode that answers it. */
export interface ReadyQuestion {
  mode: Extract<ModeId, 'find' | 'guide' | 'hide'>;
  text: string;
}

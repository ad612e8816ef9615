import type { HideCard, HideItem } from '../../contracts/hide.ts';
import type { KeptAnswer } from '../../contracts/history.ts';
import type { Say } from '../mode.ts';

/** The list, a line for each block: what it is called, and whether it went. */
export function keptHide({ engine, message, items, notes }: HideCard, say: Say): KeptAnswer | undefined {
  const line = ({ label, snippet, state }: HideItem) =>
    `- ${oneLine(label || snippet)} (${say(state === 'hidden' ? 'history_was_hidden' : 'history_was_shown')})`;
  const text = [message, items.map(line).join('\n')].filter(Boolean).join('\n\n');
  return text || notes.length > 0 ? { engine, text, citations: [], notes } : undefined;
}

/** The page's words as words: no Markdown of theirs. */
const oneLine = (words: string): string => words.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');

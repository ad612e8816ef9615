import { normalizeQuery } from './normalize.ts';
import { decide } from './rules.ts';
import { wordKindsOf } from './word-kinds.ts';

/**
 * Whether words that are written while a task is under way plainly start something else: a question, another "how do I", an order to hide. All
 * else is about the task: "not that one, the other account", "I have no admin rights", "use the keyboard".
 */
export function asksElse(query: string): boolean {
  const text = normalizeQuery(query);
  const has = wordKindsOf(text);
  const { label } = decide(text, has);
  if (label === 'guide') return has('howTo') && !has('noControl');
  return label === 'hide' ? has('hide') : has('ask') || has('tell') || has('source');
}

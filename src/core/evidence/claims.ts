import type { FindCard } from '../../contracts/answer.ts';
import { splitSentences } from '../answer/sentences.ts';
import { wordsOf } from '../history/record.ts';

/** What an answer says, by the numbers of the quotes that it rests on: sentences without signs of Markdown. One that only quotes says nothing of its own. */
export function claimsOf({ text, citations, engine }: FindCard): Map<number, string[]> {
  const claims = new Map<number, string[]>();
  if (engine === 'instant') return claims;
  const numbers = new Map(citations.map(({ id, k }) => [id, k]));
  for (const block of text.split('\n'))
    for (const { start, end, citations: ids } of splitSentences(block)) {
      const claim = wordsOf({ text: block.slice(start, end) });
      for (const k of new Set(ids.map((id) => numbers.get(id)))) {
        const known = claims.get(k ?? -1) ?? [];
        if (k && claim && !known.includes(claim)) claims.set(k, [...known, claim]);
      }
    }
  return claims;
}

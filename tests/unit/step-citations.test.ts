import { expect, it } from 'vitest';
import { createCitationSteps } from '../../src/background/step-citations.ts';
import type { Turn } from '../../src/contracts/conversation.ts';

const answer = (id: string, ...ks: (number | null)[]) =>
  ({ id, card: { mode: 'find', citations: ks.map((k, i) => ({ id: i + 1, k })) } }) as Turn;

it('goes from citation to citation of the newest answer that has any, on from the one that was shown, and round', async () => {
  const turns = [answer('t1', 1, null, 2), { id: 't2', card: { mode: 'hide' } } as Turn];
  const shown: string[] = [];
  const steps = createCitationSteps(
    { shownIn: () => ({ id: 'c', turns }) as never },
    async (_, turn, citation) => {
      shown.push(`${turn} ${citation}`);
    },
  );
  await steps.step(7, 1);
  await steps.step(7, 1);
  await steps.step(7, 1);
  expect(shown).toEqual(['t1 1', 't1 3', 't1 1']);
  steps.at('c', 't1', 3);
  await steps.step(7, -1);
  expect(shown.at(-1)).toBe('t1 1');
  turns.push(answer('t3', 1, 2, 3));
  await steps.step(7, -1);
  expect(shown.at(-1)).toBe('t3 3');
});

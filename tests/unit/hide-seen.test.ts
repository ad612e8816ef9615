import { describe, expect, it } from 'vitest';
import type { HideCard, HideStatus } from '../../src/contracts/hide.ts';
import { seenHide } from '../../src/modes/hide/seen.ts';
import { hideCard, item } from '../panel/mode-states.ts';

const status = (more: Partial<HideStatus> = {}): HideStatus => ({ shown: [], hidden: [], kept: [], ...more });
const states = ({ items }: HideCard) => items.map(({ state }) => state);
const hiddenCard = hideCard({
  phase: 'hidden',
  items: [item(1, { state: 'hidden' }), item(2, { state: 'hidden', ruleIds: ['r'] })],
});

describe('what a card says', () => {
  it('stays the same object while the page is as it says', () => {
    expect(seenHide(hiddenCard, status({ hidden: ['h1', 'h2'] }))).toBe(hiddenCard);
  });

  it('is that nothing is hidden after the page was loaded again, and the list again when it comes back', () => {
    const left = seenHide(hiddenCard, status());
    expect(left.phase).toBe('left');
    expect(states(left)).toEqual(['gone', 'gone']);
    expect(seenHide(left, status({ hidden: ['h1', 'h2'] }))).toEqual(hiddenCard);
  });

  it('counts what a saved rule hides as hidden, whatever its id was', () => {
    const next = seenHide(hiddenCard, status({ kept: [{ ruleId: 'r', blocks: 1 }] }));
    expect(next.phase).toBe('hidden');
    expect(states(next)).toEqual(['gone', 'hidden']);
  });

  it('loses a row of a review with its frame, and only that', () => {
    const review = hideCard({ items: [item(1), item(2, { frameKey: 'g' })] });
    const next = seenHide(review, status({ shown: ['h1'] }));
    expect(next).toMatchObject({ phase: 'review', notes: [{ code: 'hide-gone', params: { count: '1' } }] });
    expect(states(next)).toEqual(['review', 'gone']);
    expect(seenHide(review, status()).phase).toBe('cancelled');
  });
});

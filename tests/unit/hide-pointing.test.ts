import { expect, it, vi } from 'vitest';
import { hideMode } from '../../src/modes/hide/mode.ts';
import { fakePage, fakeTurn } from '../fakes/turn.ts';

const card = { kind: 'hide', request: 'ads', phase: 'review', items: [], notes: [] } as never;

it.each([
  { type: 'hover', id: 'b1' },
  { type: 'jump', id: 'b1' },
])(
  '"$type" on a row only points at a block: nothing of the conversation is changed, and so nothing stored',
  async (command) => {
    const { page } = fakePage([]);
    const callAll = vi.spyOn(page, 'callAll');
    const { context, shown } = fakeTurn({ question: 'hide the ads', page, card });
    expect(hideMode.onlyPoints?.(command)).toBe(true);
    await hideMode.command?.(context as never, command);
    expect(callAll).toHaveBeenCalledOnce();
    expect(shown).toEqual([]);
  },
);

it('the pointer over a badge of the page is a hint to the panel, and no change of the conversation', async () => {
  const { context, shown } = fakeTurn({ question: 'hide the ads', page: fakePage([]).page, card });
  const hint = vi.spyOn(context, 'hint');
  const over = { type: 'hide-hover', id: 'b1' } as const;
  expect(hideMode.onlyPoints?.(over)).toBe(true);
  await hideMode.pageEvent?.(context as never, over, { frameKey: '' });
  expect(hint).toHaveBeenCalledExactlyOnceWith({ hover: 'b1' });
  expect(shown).toEqual([]);
});

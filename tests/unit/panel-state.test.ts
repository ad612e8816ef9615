import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../src/contracts/conversation.ts';
import { INITIAL_STATE, type PanelState, received, restored } from '../../src/sidepanel/state.ts';
import { asMessage, conversation, turn } from '../panel/states.ts';

const shown = (state: PanelState, next: Partial<Conversation>) =>
  received(state, asMessage(conversation(next)));
const typed = (state: PanelState, draft: string): PanelState => ({ ...state, draft });

describe('an unfinished question', () => {
  it('stays with its tab while the panel follows the active one', () => {
    let state = typed(shown(INITIAL_STATE, { id: 'a', tabId: 1 }), 'When does it');
    state = typed(shown({ ...state, mode: 'find' }, { id: 'b', tabId: 2 }), '');
    expect(state).toMatchObject({ draft: '', mode: undefined });
    state = shown(typed(state, 'Hide the'), { id: 'a', tabId: 1 });
    expect(state).toMatchObject({ draft: 'When does it', mode: 'find' });
    expect(shown(state, { id: 'b', tabId: 2 }).draft).toBe('Hide the');
  });

  it('stays with its tab when an answer is shown in two', () => {
    const state = typed(shown(INITIAL_STATE, { id: 'a', tabId: 1 }), 'When does it');
    expect(shown(state, { id: 'a', tabId: 2 }).draft).toBe('');
  });

  it('goes along with a guide that moves on to another tab', () => {
    const state = typed(shown(INITIAL_STATE, { id: 'a', tabId: 1 }), 'And then?');
    expect(shown(state, { id: 'a', tabId: 2, cameFrom: 1 }).draft).toBe('And then?');
  });

  it('of an earlier life of the panel comes back into an empty composer alone', () => {
    const state = shown(INITIAL_STATE, { tabId: 1 });
    const unsent = { draft: 'When does it', mode: undefined };
    expect(restored(state, 1, unsent).draft).toBe('When does it');
    expect(restored(state, 2, unsent).draft).toBe('');
    expect(restored(typed(state, 'New'), 1, unsent).draft).toBe('New');
  });
});

describe('what the worker sends', () => {
  it('changes the turns that it names and leaves the others the same objects', () => {
    const before = shown(INITIAL_STATE, { turns: [turn({ id: 'a' }), turn({ id: 'b', status: 'running' })] });
    const after = received(before, {
      type: 'turn',
      conversationId: 'c1',
      turn: turn({ id: 'b', status: 'done' }),
    });
    expect(after.conversation?.turns.map(({ status }) => status)).toEqual(['done', 'done']);
    expect(after.conversation?.turns[0]).toBe(before.conversation?.turns[0]);
  });

  it('drops turns that the head no longer names, without sending the others again', () => {
    const before = shown(INITIAL_STATE, { turns: [turn({ id: 'a' }), turn({ id: 'b' })] });
    const { turns: _, ...head } = conversation();
    const after = received(before, {
      type: 'conversation',
      conversation: { ...head, turnIds: ['b'], dropped: 1 },
      turns: [],
    });
    expect(after.conversation?.turns).toEqual([before.conversation?.turns[1]]);
  });

  it('of another conversation than the one in view is left alone', () => {
    const before = shown(INITIAL_STATE, { turns: [turn({ id: 'a' })] });
    const late = {
      type: 'turn',
      conversationId: 'other',
      turn: turn({ id: 'a', status: 'failed' }),
    } as const;
    expect(received(before, late)).toBe(before);
  });
});

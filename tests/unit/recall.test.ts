import { describe, expect, it } from 'vitest';
import { recalled } from '../../src/sidepanel/recall.ts';

const ASKED = ['Who wrote this?', 'When?', 'Who wrote this?', 'Hide the ads'];

describe('the arrow keys in the box for questions', () => {
  it.each([
    ['an empty box, up: the newest question', '', -1, 'Hide the ads'],
    ['further up: the one before', 'Hide the ads', -1, 'Who wrote this?'],
    ['what was asked twice is met once', 'Who wrote this?', -1, 'When?'],
    ['at the oldest, up: an arrow', 'When?', -1, undefined],
    ['down again', 'When?', 1, 'Who wrote this?'],
    ['below the newest: an empty box', 'Hide the ads', 1, ''],
    ['an empty box, down: an arrow', '', 1, undefined],
    ['words that were never asked: an arrow', 'Where is', -1, undefined],
  ] as const)('%s', (_, draft, step, shown) => expect(recalled(ASKED, draft, step)).toBe(shown));

  it('recall nothing where nothing was asked', () => expect(recalled([], '', -1)).toBeUndefined());
});

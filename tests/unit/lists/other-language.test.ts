import { expect, it } from 'vitest';
import { readListQuestion } from '../../../src/core/lists/ask.ts';

it('takes no English order for a count in a language that writes its verb alike', () => {
  expect(readListQuestion('Tell me everything about the tower', '.', 'en')).toBeUndefined();
  expect(readListQuestion('Tell me about the crew', '.', 'en')).toBeUndefined();
});

import { expect, it } from 'vitest';
import { citationPlaceholder } from '../../../src/contracts/answer.ts';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { compose } from '../../../src/modes/find/instant/quote.ts';

const line = (text: string): IndexLine => ({
  n: 1,
  frame: 'f',
  kind: 'text',
  role: 'paragraph',
  tag: 'p',
  text,
  notes: [],
  block: 0,
  box: { x: 0, y: 0, width: 1, height: 1 },
});

it('keeps punctuation outside the bold words, where Markdown would not see their end', () => {
  const text = 'The road is closed.';
  const strong = { start: 12, end: text.length };
  const quote = { line: line(text), start: 0, end: text.length, strong, named: '', headings: [] };
  expect(compose([quote]).text).toBe(`> The road is **closed**.${citationPlaceholder(1)}`);
});

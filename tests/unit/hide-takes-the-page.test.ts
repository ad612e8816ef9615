import { expect, it } from 'vitest';
import type { HideItem } from '../../src/contracts/hide.ts';
import type { IndexLine } from '../../src/contracts/page-index.ts';
import { takesThePage, withoutMain } from '../../src/modes/hide/card.ts';

/** An item as far as it matters here. */
const item = (label: string, main: boolean, textShare: number): HideItem =>
  ({ label, main, textShare, number: 0 }) as HideItem;

it.each<[string, HideItem[], boolean]>([
  ['nothing but main content, however little text it has', [item('Article', true, 0.3)], true],
  [
    'nearly all text of the page, none of it in the main content',
    [item('Left', false, 0.5), item('Right', false, 0.4)],
    true,
  ],
  ['main content among other blocks', [item('Article', true, 0.3), item('Ads', false, 0.1)], false],
  [
    'main content with nearly all text of the page, among other blocks',
    [item('Article', true, 0.9), item('Ads', false, 0.1)],
    false,
  ],
  ['blocks beside the main content', [item('Ads', false, 0.1)], false],
  ['nothing', [], false],
])('a list of %s', (_, items, takes) => {
  expect(takesThePage(items)).toBe(takes);
});

it('the rest of a list goes on without the main content, numbered anew', () => {
  const { items, dropped } = withoutMain([item('Article', true, 0.3), item('Ads', false, 0.1)]);
  expect(items.map(({ label, number }) => [label, number])).toEqual([['Ads', 1]]);
  expect(dropped).toEqual(['Article']);
});

it('a list with nearly all words of the page is not asked about where it leaves the text of the page', () => {
  const at = (x: number, width: number) => ({ x, y: 0, width, height: 100 });
  const beside = { ...item('Side columns', false, 0.95), frameKey: 'top', box: at(500, 300) };
  const text = { frame: 'top', text: 'The ferry is late again.', box: at(0, 400) } as IndexLine;
  expect(takesThePage([beside], [text])).toBe(false);
  expect(takesThePage([{ ...beside, box: at(0, 800) }], [text])).toBe(true);
  expect(takesThePage([{ ...beside, main: true }], [text])).toBe(true);
});

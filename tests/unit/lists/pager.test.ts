import { describe, expect, it } from 'vitest';
import type { IndexLine } from '../../../src/contracts/page-index.ts';
import { pagerOf } from '../../../src/core/lists/pager.ts';
import type { RecordList } from '../../../src/core/lists/records.ts';
import { type LineLike, linesOf } from '../../fakes/page-lines.ts';

const press = (text: string, ...notes: string[]): LineLike => ({
  text,
  kind: 'control',
  role: 'button',
  notes,
});

/** Two birds, with some lines behind them. */
function behind(...likes: LineLike[]) {
  const lines = linesOf('Heron', 'Crane', ...likes);
  const items = lines.slice(0, 2).map((line: IndexLine) => ({
    key: line.text,
    text: line.text,
    parts: [{ line, start: 0, end: line.text.length }],
  }));
  return pagerOf({ items, first: 0, last: 1 } as unknown as RecordList, lines);
}

describe('the controls that turn a list’s pages', () => {
  it.each([
    ['Previous', 'Next'],
    ['‹ Zurück', 'Weiter ›'],
    ['Página anterior', 'Página siguiente'],
    ['Précédent', 'Suivant'],
    ['Indietro', 'Avanti'],
    ['Vorige', 'Volgende'],
    ['Anterior', 'Seguinte'],
    ['‹', '›'],
    ['←', '→'],
  ])('lead back by "%s" and on by "%s"', (back, on) => {
    expect(behind(press(back), press(on))).toMatchObject({
      previous: { text: back },
      next: { text: on },
      begun: 'by-control',
    });
    expect(behind(press(back, 'disabled'), press(on))).toMatchObject({ begun: false });
  });

  it('say which page is in view: by its words, by the number that is marked, by the one that is no control', () => {
    expect(behind('Page 3 of 9', press('Next'))).toMatchObject({ page: 3, of: 9, begun: 'said' });
    const marked = behind(press('1'), press('2', 'current'), press('3'));
    expect(marked).toMatchObject({ page: 2, begun: 'said' });
    expect([...marked!.numbers.keys()]).toEqual([1, 3]);
    expect(behind(press('1'), '2', press('3'))).toMatchObject({ page: 2 });
  });

  it('tell by the items that are counted whether the list begins in view', () => {
    expect(behind('3–4 of 9', press('Previous'), press('Next'))).toMatchObject({ begun: 'said' });
    expect(behind('1–2 of 9', press('Previous'), press('Next'))).toMatchObject({ begun: false });
  });

  it('are not numbers that nothing marks as pages: stars to give, rooms to book', () => {
    expect(behind('Rate it', press('1'), press('2'), press('3'), press('4'), press('5'))).toBeUndefined();
    expect(behind(press('12', 'current'), press('13'))).toBeUndefined();
  });

  it('may be one that leads to wherever the person came from: that is not taken for a page', () => {
    expect(behind(press('Zurück'))).toMatchObject({ begun: 'by-control', unsure: true });
    expect(behind(press('Vorherige Seite'))).not.toHaveProperty('unsure');
  });
});

import { describe, expect, it } from 'vitest';
import { pagesFor } from '../../../src/modes/image/pdf-pages.ts';

describe('the pages of a PDF that a question needs', () => {
  it('are the one in view, then those that it names', () => {
    const pdf = { pages: 20, scans: [], inView: 5 };
    expect(pagesFor(pdf, 'What does the chart show?')).toEqual([5]);
    expect(pagesFor(pdf, 'Compare pages 7 and 9')).toEqual([5, 7, 9]);
    expect(pagesFor(pdf, 'Was it 12.5 percent in 1998, or 40?')).toEqual([5]);
  });

  it('of scans are those in view and named, then those around the view, four at most', () => {
    const scans = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect(pagesFor({ pages: 10, scans, inView: 5 }, 'Who signed?', 'scans')).toEqual([5, 6, 4, 7]);
    expect(pagesFor({ pages: 10, scans, inView: 5 }, 'Who signed page 9?', 'scans')).toEqual([5, 9, 6, 4]);
    expect(pagesFor({ pages: 10, scans: [2, 8], inView: 5 }, 'Page 3 and 8?', 'scans')).toEqual([8, 2]);
  });
});

import { describe, expect, it } from 'vitest';
import { COLOURS, colourOf, highlightCss } from '../../../src/core/citations/palette.ts';

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

describe('the highlight palette', () => {
  for (const dark of [false, true]) {
    for (let k = 1; k <= COLOURS; k++) {
      it(`keeps colour ${k} readable on ${dark ? 'dark' : 'light'} pages`, () => {
        const { background, text, accent, onAccent } = colourOf(k, dark);
        expect(contrast(background, text)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
        for (const page of dark ? ['#000000', '#202124', '#2b2b2b'] : ['#ffffff', '#f0f0f0', background]) {
          expect(contrast(accent, page)).toBeGreaterThanOrEqual(3);
        }
      });
    }
  }

  it('gives neighbours different colours', () => {
    for (let k = 1; k < 20; k++) expect(colourOf(k, false)).not.toEqual(colourOf(k + 1, false));
  });

  it('has one rule for each citation', () => {
    const css = highlightCss(33, 35, true);
    expect(css.match(/::highlight\(sightline-cite-\d+\)\{background-color:#/g)).toHaveLength(3);
    expect(css).toContain('::highlight(sightline-cite-35)');
    expect(highlightCss(2, 1, true)).toBe('');
  });
});

/** What one citation looks like, on the page and in the panel. Colours are `#rrggbb`. */
export interface CitationColour {
  background: string;
  /** Text on `background`: contrast of at least 4.5:1 (WCAG 1.4.3). */
  text: string;
  /** Underline, badge and pulse: at least 3:1 against the page (WCAG 1.4.11). */
  accent: string;
  /** Text on `accent`: at least 4.5:1. */
  onAccent: string;
}

const LIGHT: CitationColour[] = [
  ['#fff0a3', '#785a00'],
  ['#cbe5ff', '#0b57a4'],
  ['#c6f1d0', '#1c6b35'],
  ['#ffd8e6', '#a8134f'],
  ['#e6dcff', '#5b35b5'],
  ['#ffdfc2', '#9a3e00'],
  ['#c4f1ef', '#006a6a'],
  ['#e8edab', '#56610a'],
].map(([background, accent]) => ({
  background: background!,
  text: '#111111',
  accent: accent!,
  onAccent: '#ffffff',
}));

const DARK: CitationColour[] = [
  ['#5c4700', '#ffd84d'],
  ['#123f73', '#8cc4ff'],
  ['#14532d', '#7ee2a0'],
  ['#701a42', '#ff9dc2'],
  ['#43308a', '#c3b0ff'],
  ['#6b3410', '#ffb27a'],
  ['#0f4f52', '#6fe0dc'],
  ['#424a0c', '#d3dd6a'],
].map(([background, accent]) => ({
  background: background!,
  text: '#ffffff',
  accent: accent!,
  onAccent: '#111111',
}));

/** Neighbouring citations differ; after this many the colours come again. */
export const COLOURS = LIGHT.length;

/**
 * The colours of citation `k`, from 1.
 * @param dark whether the page's background is dark (`FrameIndex.dark`)
 */
export function colourOf(k: number, dark: boolean): CitationColour {
  return (dark ? DARK : LIGHT)[(k - 1) % COLOURS]!;
}

/** Name of the entry of `CSS.highlights` that lights citation `k` (house contract). */
export const highlightName = (k: number): string => `sightline-cite-${k}`;

/**
 * The style rules of citations `from` to `to`. The worker inserts them from outside the page; highlight styles inherit, so they reach
 * open and closed shadow roots. Pages that paint text by `-webkit-text-fill-color` (gradients) are covered by setting that, too.
 */
export function highlightCss(from: number, to: number, dark: boolean): string {
  const ks = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const rules = ks.map((k) => {
    const { background, text, accent } = colourOf(k, dark);
    return `::highlight(${highlightName(k)}){background-color:${background};color:${text};-webkit-text-fill-color:${text};text-shadow:none;text-decoration:underline 2px ${accent}}`;
  });
  const forced = ks.map((k) => `::highlight(${highlightName(k)})`).join(',');
  if (forced !== '')
    rules.push(`@media (forced-colors:active){${forced}{background-color:Mark;color:MarkText}}`);
  return rules.join('\n');
}

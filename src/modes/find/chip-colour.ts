import { colourOf } from '../../core/citations/palette.ts';

/** Inline style that gives a chip or quote the colours of highlight `k` on the page. */
export function chipColour(k: number, dark: boolean) {
  const { background, text, accent } = colourOf(k, dark);
  return { backgroundColor: background, color: text, borderColor: accent };
}

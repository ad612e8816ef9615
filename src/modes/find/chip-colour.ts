import { colourOf } from '../../core/citations/palette.ts';

/** Inline style that gives a chip the colour of its highlight on the page. */
export function chipColour(k: number, dark: boolean): { backgroundColor: string; color: string } {
  const { background, text } = colourOf(k, dark);
  return { backgroundColor: background, color: text };
}

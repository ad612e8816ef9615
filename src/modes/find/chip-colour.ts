const HUES = [45, 200, 130, 320, 20, 260, 170, 90];

/** Inline style that gives a chip the colour of its highlight on the page. */
export function chipColour(k: number, dark: boolean): { backgroundColor: string; color: string } {
  const hue = HUES[(k - 1) % HUES.length];
  return {
    backgroundColor: dark ? `hsl(${hue} 60% 30%)` : `hsl(${hue} 90% 80%)`,
    color: dark ? '#fff' : '#111',
  };
}

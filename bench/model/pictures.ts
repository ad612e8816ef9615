import type { Tab } from '../../e2e/fixtures.ts';

/** Whether pictures are wanted at all: they take time, and only a report shows them. */
export type Pictures = 'none' | 'of misses';

/** The page as it is in view, and the panel, as JPEG. */
export async function picturesOf({ page, panel }: Tab, wanted: Pictures): Promise<Buffer[]> {
  if (wanted === 'none') return [];
  const shot = { type: 'jpeg', quality: 60 } as const;
  return [await page.screenshot(shot), await panel.page.screenshot(shot)];
}

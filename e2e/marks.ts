import type { Frame, Page } from '@playwright/test';

/** What is lit: words by citation number. Pieces of one citation (several roots or frames) are joined by `|` in frame order. */
export async function lit(page: Page): Promise<Record<number, string>> {
  const all: Record<number, string> = {};
  for (const frame of page.frames()) {
    for (const [name, words] of await litIn(frame)) {
      const k = Number(/^sightline-cite-(\d+)$/.exec(name)?.[1]);
      if (!k || words.length === 0) continue;
      all[k] = [...(all[k] === undefined ? [] : [all[k]]), ...words].join('|');
    }
  }
  return all;
}

/** The highlights of one frame, by registry name, white space collapsed. */
async function litIn(frame: Frame): Promise<[string, string[]][]> {
  return frame.evaluate(() =>
    [...CSS.highlights].map(([name, highlight]) => [
      name,
      [...highlight].map((range) => range.toString().replace(/\s+/g, ' ').trim()).filter(Boolean),
    ]),
  );
}

/** `outerHTML` of every frame, by URL and position. */
export async function markup(page: Page): Promise<string[]> {
  const frames = page.frames().filter((frame) => !frame.isDetached());
  return Promise.all(frames.map((frame) => frame.evaluate(() => document.documentElement.outerHTML)));
}

/** Boxes that the overlay shows in the top frame, in CSS pixels of the viewport: `.beacon`, `.badge` ... Invisible ones are left out. */
export async function overlayBoxes(frame: Frame | Page, selector: string) {
  return frame.evaluate((wanted) => {
    const root = document.querySelector('sightline-overlay')?.shadowRoot;
    return [...(root?.querySelectorAll(wanted) ?? [])]
      .map((element) => ({
        text: element.textContent ?? '',
        index: element.getAttribute('data-index'),
        visible: element.checkVisibility(),
        ...(element.getBoundingClientRect().toJSON() as DOMRect),
      }))
      .filter((box) => box.visible && box.width > 0 && box.height > 0);
  }, selector);
}

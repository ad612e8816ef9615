import type { BrowserContext } from '@playwright/test';

/**
 * Page and panel in one picture, as they stand beside each other in the browser window.
 * @param page PNG of the page
 * @param panel PNG of the panel
 * @returns a PNG
 */
export async function sideBySide(context: BrowserContext, page: Buffer, panel: Buffer): Promise<Buffer> {
  const canvas = await context.newPage();
  const image = (png: Buffer) => `<img src="data:image/png;base64,${png.toString('base64')}">`;
  await canvas.setContent(
    `<style>body{margin:0}figure{display:inline-flex;margin:0;background:#fff;align-items:flex-start}
     img+img{border-left:1px solid #ccc}</style><figure>${image(page)}${image(panel)}</figure>`,
  );
  await canvas.waitForFunction(() => [...document.images].every((one) => one.complete));
  const png = await canvas.locator('figure').screenshot();
  await canvas.close();
  return png;
}

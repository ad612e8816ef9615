import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';

/** Words that the browser has lit, and the paragraph or the row in which they stand. */
export interface LitByLink {
  words: string;
  among: string;
}

/** A colour that no page of a test has, so that what the browser has lit can be told from a screenshot. */
const LIT = '::target-text { background-color: #fe01fd !important; color: #fe01fd !important }';

/** Opens each link in a browser without the extension, as whoever got it from somebody would, and tells what that lights there. */
export async function litByLinks(addresses: readonly string[]): Promise<LitByLink[][]> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: ['--no-sandbox', '--host-resolver-rules=MAP *.test 127.0.0.1'],
  });
  try {
    const lit: LitByLink[][] = [];
    for (const address of addresses) {
      const page = await browser.newPage();
      await page.goto(address);
      lit.push(await litOn(page));
      await page.close();
    }
    return lit;
  } finally {
    await browser.close();
  }
}

async function litOn(page: Page): Promise<LitByLink[]> {
  await page.addStyleTag({ content: LIT });
  // The browser looks for the words once more after the load, and scrolls; a frame later it is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  return page.evaluate(async (png) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    paper.drawImage(image, 0, 0);
    const found: { words: string; among: string }[] = [];
    for (const paragraph of document.querySelectorAll('p, td, th')) {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (texts.nextNode()) {
        for (const { index, 0: word } of texts.currentNode.nodeValue!.matchAll(/[^\s.,]+/g)) {
          const range = document.createRange();
          range.setStart(texts.currentNode, index);
          range.setEnd(texts.currentNode, index + word.length);
          const { left, top, width, height } = range.getBoundingClientRect();
          if (top < 0 || top + height > innerHeight) continue;
          const { data } = paper.getImageData(left, top, Math.max(1, width), Math.max(1, height));
          // Nearly all of it is ground: where letters are, colours are mixed.
          const isLit = (_: number, i: number) =>
            i % 4 === 0 && data[i] === 0xfe && data[i + 1] === 0x01 && data[i + 2] === 0xfd;
          if (data.filter(isLit).length > data.length / 16) words.push(word);
        }
      }
      if (words.length > 0)
        found.push({ words: words.join(' '), among: (paragraph.closest('tr') ?? paragraph).textContent });
    }
    return found;
  }, picture);
}

import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { type Source, sources } from './sources.ts';
import type { Truth } from './structure.ts';

/** A PDF of our own with what it says. */
export interface MadePdf {
  name: string;
  file: string;
  truth: Truth;
  repeats?: number;
}

/** Prints our own documents with Chromium. @param part of a name; all of them for '' */
export async function makePdfs(out: string, part: string, long: boolean): Promise<MadePdf[]> {
  const wanted = sources(long).filter(({ name }) => `own: ${name}`.includes(part));
  if (wanted.length === 0) return [];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const made: MadePdf[] = [];
    for (const source of wanted) {
      const file = join(out, `${source.name}.pdf`);
      await page.setContent(source.html);
      await page.pdf({ path: file, ...printing(source) });
      const { name, truth, repeats } = source;
      made.push({ name, file, truth, ...(repeats && { repeats }) });
    }
    return made;
  } finally {
    await browser.close();
  }
}

function printing({ tagged = false, header, footer }: Source) {
  const running = header
    ? { displayHeaderFooter: true, headerTemplate: header, footerTemplate: footer ?? '<span></span>' }
    : {};
  return { preferCSSPageSize: true, tagged, outline: false, ...running };
}

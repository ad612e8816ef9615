import { existsSync } from 'node:fs';
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
  ownWords?: boolean;
}

export interface MakeOptions {
  /** Part of a name; all of them for ''. */
  part: string;
  /** Whether the document of 300 pages is made, too. */
  long: boolean;
  /** Whether what an earlier run has printed is good enough. */
  printed: boolean;
}

/** Prints our own documents with Chromium into a folder. */
export async function makePdfs(out: string, { part, long, printed }: MakeOptions): Promise<MadePdf[]> {
  const wanted = sources(long).filter(({ name }) => `own: ${name}`.includes(part));
  const made = wanted.map((source) => ({ ...source, file: join(out, `${source.name}.pdf`) }));
  const missing = made.filter(({ file }) => !printed || !existsSync(file));
  if (missing.length > 0) await print(missing);
  return made;
}

async function print(made: readonly (Source & { file: string })[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const source of made) {
      await page.setContent(source.html);
      await page.pdf({ path: source.file, ...printing(source) });
    }
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

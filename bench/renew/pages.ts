import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { readPages } from '../instant.ts';
import { pagesIn } from '../saved-pages.ts';
import type { ReadPage } from './propose.ts';
import { sha256 } from './verify.ts';

/** Copies saved pages beside the set. */
export function takePages(folder: string, into: string): void {
  mkdirSync(into, { recursive: true });
  for (const file of pagesIn(folder)) cpSync(join(folder, file), join(into, file));
}

/** Saves the pages of addresses (one a line, `#` before a remark) as they are now; those that cannot be had are named. */
export async function saveAddresses(
  file: string,
  into: string,
): Promise<{ addresses: Record<string, string>; failed: string[] }> {
  mkdirSync(into, { recursive: true });
  const list = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const addresses: Record<string, string> = {};
  const failed: string[] = [];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const address of list.filter((line) => line !== '' && !line.startsWith('#'))) {
      const page = await browser.newPage();
      const response = await page.goto(address, { waitUntil: 'load', timeout: 30_000 }).catch(() => null);
      const name = `${URL.canParse(address) ? new URL(address).hostname : 'page'}-${sha256(address).slice(0, 8)}.html`;
      if (response?.ok()) {
        writeFileSync(join(into, name), await page.content());
        addresses[name] = address;
      } else failed.push(`${address}: ${response ? response.status() : 'out of reach'}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { addresses, failed };
}

/** Every page of a folder through the page script, with scripts off and no network. */
export async function readFolder(folder: string): Promise<Map<string, { page: ReadPage; bytes: Buffer }>> {
  const files = existsSync(folder) ? pagesIn(folder).sort() : [];
  const pages = await readPages(files.map((file) => join(folder, file)));
  return new Map(
    files.map((file) => {
      const { page } = pages.get(join(folder, file))!;
      const language = page.lang.split('-')[0]!.toLowerCase();
      return [file, { page: { file, language, lines: page.lines }, bytes: readFileSync(join(folder, file)) }];
    }),
  );
}

import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { bundleForPage } from '../in-page-bundle.ts';
import { readPages } from '../instant.ts';
import { pagesIn } from '../saved-pages.ts';
import type { ReadPage } from './propose.ts';
import { sha256 } from './verify.ts';

/** Copies saved pages beside the set, and names them. */
export function takePages(folder: string, into: string): string[] {
  mkdirSync(into, { recursive: true });
  const files = pagesIn(folder);
  for (const file of files) cpSync(join(folder, file), join(into, file));
  return files;
}

/** For content that comes after the load: as long as something is fetched, but no longer than this. */
const QUIET_MS = 5_000;

/**
 * Saves the pages of addresses (one a line, `#` before a remark) as they are now, in the form of labelled pages: no scripts, styles inside. Those
 * that cannot be had are named.
 */
export async function saveAddresses(
  file: string,
  into: string,
): Promise<{ addresses: Record<string, string>; failed: string[] }> {
  mkdirSync(into, { recursive: true });
  const list = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const script = await bundleForPage(resolve(import.meta.dirname, SNAPSHOT), 'sightlineSnapshot');
  const addresses: Record<string, string> = {};
  const failed: string[] = [];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    for (const address of list.filter((line) => line !== '' && !line.startsWith('#'))) {
      const page = await browser.newPage();
      const taken = await snapshotOf(page, address, script);
      const name = `${URL.canParse(address) ? new URL(address).hostname : 'page'}-${sha256(address).slice(0, 8)}.html`;
      if ('html' in taken) {
        writeFileSync(join(into, name), taken.html);
        addresses[name] = address;
      } else failed.push(`${address}: ${taken.why}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return { addresses, failed };
}

const SNAPSHOT = '../../src/page/snapshot/snapshot.ts';

async function snapshotOf(
  page: Page,
  address: string,
  script: string,
): Promise<{ html: string } | { why: string }> {
  // A download is no page either, and ends in the same way.
  const response = await page.goto(address, { waitUntil: 'load', timeout: 30_000 }).catch(() => null);
  if (!response) return { why: 'out of reach, or no page' };
  if (!response.ok()) return { why: `answered ${response.status()}` };
  if (!/html/.test(response.headers()['content-type'] ?? 'html')) return { why: 'no page of HTML' };
  // Pages that never stop fetching are taken as they are then.
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(script);
  return {
    html: await page.evaluate<string>(
      'sightlineSnapshot.takeSnapshot(document, (element) => element.shadowRoot).html',
    ),
  };
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

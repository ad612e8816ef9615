import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-for-testing'];

/**
 * Where Chromium is: `CHROME_PATH`, then the system's, then the one Playwright downloaded.
 * @returns an absolute path, or `undefined` when there is none yet (`scripts/setup.mjs` installs one).
 */
export function chromiumPath(): string | undefined {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  for (const name of NAMES) {
    const path = `/usr/bin/${name}`;
    if (existsSync(path)) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/** The browser's version line, e.g. `Chromium 156.0.8078.79`. */
export function chromiumVersion(path: string): string {
  return execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
}

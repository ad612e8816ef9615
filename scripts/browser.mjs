// Plain JavaScript, because `setup.mjs` uses it before any dependency is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Browsers that still load unpacked extensions from the command line, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-for-testing', 'chrome-for-testing'];
const PLACES = {
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ],
  win32: [join(process.env.LOCALAPPDATA ?? '', 'Chromium/Application/chrome.exe')],
  linux: ['/snap/bin/chromium'],
};

/** What set-up has seen to start and to take extensions, for the scripts that run later. */
const CHOSEN = new URL('../node_modules/.sightline-browser', import.meta.url);

/**
 * Where Chromium is: `CHROME_PATH`, then what set-up has chosen, then what is there, untried.
 * @returns {string | undefined} an absolute path, or `undefined` when there is none yet (`setup.mjs` installs one)
 */
export function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  const chosen = existsSync(CHOSEN) ? readFileSync(CHOSEN, 'utf8') : '';
  return chosen && existsSync(chosen) ? chosen : browsers()[0];
}

/**
 * Makes this the browser of all scripts that are not told another by `CHROME_PATH`.
 * @param {string} path
 */
export const rememberBrowser = (path) => writeFileSync(CHOSEN, path);

/**
 * The browsers of this machine, the system's before the one Playwright downloaded. Not all of them need start: Ubuntu's `chromium-browser` may be a
 * script that only names a package.
 * @returns {string[]} absolute paths
 */
export function browsers() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = process.platform === 'win32' ? [] : NAMES.flatMap((n) => folders.map((f) => join(f, n)));
  const places = PLACES[/** @type {keyof typeof PLACES} */ (process.platform)] ?? [];
  const downloaded = downloadedBrowser();
  return [...onPath, ...places, ...(downloaded ? [downloaded] : [])].filter((path) => existsSync(path));
}

/** @returns {string | undefined} Playwright's own Chromium, where it was downloaded */
function downloadedBrowser() {
  const require = createRequire(import.meta.url);
  const installed = existsSync(new URL('../node_modules/playwright/package.json', import.meta.url));
  if (!installed) return undefined;
  const path = require('playwright').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The browser's version line, e.g. `Chromium 156.0.8078.79`. Throws when the file cannot be run.
 * @param {string} path
 */
export function browserVersion(path) {
  // Chrome for Windows has no `--version`.
  if (process.platform === 'win32') return '';
  return execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/**
 * Whether this is branded Google Chrome from 137 on, which ignores `--load-extension`.
 * @param {string} version a line of `browserVersion`
 */
export function refusesExtensions(version) {
  const branded = /^Google Chrome (?!for Testing)\D*(\d+)/.exec(version);
  return branded !== null && Number(branded[1]) >= 137;
}

import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';

export interface LaunchOptions {
  /** Folder of the built extension. */
  dist: string;
  headless: boolean;
  /** Size of ordinary pages in CSS pixels; `null`: whatever the window is. */
  viewport: { width: number; height: number } | null;
  /** Whether pages are told to move as little as they can. Playwright tells each page one or the other, whatever the browser's switches say. */
  still?: boolean;
  args?: string[];
  /** Folder of the profile, which stays; absent: a fresh one that goes with the browser. */
  profile?: string;
}

/** A browser with the built extension in it. */
export interface Launched {
  context: BrowserContext;
  extensionId: string;
  /** For a second connection, which is the only one that lists the side panel (see `openSidePanel`). */
  debuggingURL: string;
  close(): Promise<void>;
}

const QUIET = [
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-search-engine-choice-screen',
  '--password-store=basic',
];

/** Starts Chromium with a fresh profile. Throws when no browser is found or the extension does not start. */
export async function launchWithExtension(options: LaunchOptions): Promise<Launched> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found. Run `npm run setup`, or set CHROME_PATH.');
  // Installing opens the page of the first minutes: once in the life of a profile.
  const isFresh = !options.profile || !existsSync(join(options.profile, 'Default'));
  const profile = options.profile ?? (await mkdtemp(join(tmpdir(), 'sightline-')));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    // Playwright's own headless switch may choose the old headless shell, which has no extensions.
    headless: false,
    viewport: options.viewport,
    reducedMotion: options.still ? 'reduce' : 'no-preference',
    // Real browsers have the back/forward cache; it keeps pages that are served without `no-store`.
    ignoreDefaultArgs: ['--disable-extensions', '--disable-back-forward-cache'],
    args: [
      ...(options.headless ? ['--headless=new'] : []),
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...QUIET,
      '--remote-debugging-port=0',
      `--disable-extensions-except=${options.dist}`,
      `--load-extension=${options.dist}`,
      ...(options.args ?? []),
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  if (isFresh) await closeFirstMinutes(context);
  const port = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0];
  return {
    context,
    extensionId: new URL(worker.url()).host,
    debuggingURL: `http://127.0.0.1:${port}`,
    async close() {
      await context.close();
      if (options.profile === undefined) await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Nobody is there to look at what Sightline shows to people who have just installed it. */
async function closeFirstMinutes(context: BrowserContext): Promise<void> {
  const isWelcome = (page: Page) => page.url().endsWith('/src/welcome/index.html');
  const page = context.pages().find(isWelcome) ?? (await context.waitForEvent('page', isWelcome));
  await page.close();
}

/**
 * Opens the real side panel in the window of `opener`, a page of the extension: Chrome wants a click for it. The panel is then a page
 * of a second connection to the same browser; the first one does not list it.
 */
export async function openSidePanel(launched: Launched, opener: Page): Promise<Page> {
  await opener.evaluate(async () => {
    const windowId = (await chrome.windows.getCurrent()).id ?? chrome.windows.WINDOW_ID_CURRENT;
    const button = document.createElement('button');
    button.textContent = 'open';
    button.id = 'open-side-panel';
    button.onclick = () => chrome.sidePanel.open({ windowId });
    document.body.replaceChildren(button);
  });
  await opener.click('#open-side-panel');
  // Connected too early, Playwright does not see the panel, and it takes no notice when the panel comes.
  await poll(async () => (await targets(launched)).find(isPanel), 15_000);
  // With its defaults it would take the browser's downloads into a folder of its own, from then on, where the first does not find them.
  const second = await chromium.connectOverCDP(launched.debuggingURL, { noDefaults: true });
  const pages = second.contexts().flatMap((context) => context.pages());
  const panel = pages.find((page) => isPanel(page.url()));
  if (!panel) throw new Error(`The side panel is not among ${pages.map((page) => page.url()).join(', ')}`);
  return panel;
}

const isPanel = (url: string) => url.endsWith('/src/sidepanel/index.html');

async function targets({ debuggingURL }: Launched): Promise<string[]> {
  const list = (await (await fetch(`${debuggingURL}/json/list`)).json()) as { url: string }[];
  return list.map((target) => target.url);
}

async function poll<T>(look: () => Promise<T | undefined>, withinMs: number): Promise<T> {
  for (const end = Date.now() + withinMs; Date.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The side panel did not open');
}

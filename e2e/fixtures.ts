import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, type ConsoleMessage, expect, type Page, type Worker } from '@playwright/test';
import { type Launched, launchWithExtension, openSidePanel } from '../scripts/launch.ts';
import type { SettingsInput } from '../src/contracts/settings.ts';
import { markup } from './marks.ts';
import { type ModelServer, startModelServer } from './model-server.ts';
import { Panel } from './panel.ts';
import { type Site, startSite } from './site.ts';

export { lit, markup, overlayBoxes } from './marks.ts';
export {
  linesOf,
  type ModelRequest,
  type ModelServer,
  type PromptLine,
  type Reply,
  textOf,
} from './model-server.ts';
export { Panel } from './panel.ts';
export type { Site } from './site.ts';
export { expect };

/** What Chrome logs by itself is no error of our code: network answers and refusals that a test provokes, the password prompt of its PDF viewer. */
const BROWSER_NOISE =
  /^Failed to load resource|ERR_CONNECTION|net::ERR_|^Blocked autofocusing|^Access to fetch at/;

/** One tab of the browser with what the test needs to know of it. */
export interface Tab {
  page: Page;
  tabId: number;
  /** The panel for this tab, opened as an ordinary page in a window of its own (so that both stay visible). */
  panel: Panel;
}

/** The extension in its browser, shared by the tests of one Playwright worker. */
export class Sightline {
  /** A page of the extension with nothing of ours in it: the place to call `chrome.*` from. */
  backstage!: Page;
  readonly errors: string[] = [];
  private readonly opened: Page[] = [];
  /** All pages that came during the test, whoever opened them (a chip, the page, the test by itself). */
  private readonly came = new Set<Page>();
  private readonly untouched: { tab: Tab; before: string[] }[] = [];

  constructor(
    readonly launched: Launched,
    readonly site: Site,
    readonly model: ModelServer,
  ) {}

  /**
   * @param resolverRules what Chrome may resolve; default: every `.test` name is this machine
   * @param still nothing moves by itself: that is tested in tests/page, and here each frame of it would be drawn by the processor
   */
  static async start(
    site: Site,
    model: ModelServer,
    {
      height = 800,
      resolverRules = 'MAP *.test 127.0.0.1',
      profile = undefined as string | undefined,
      still = false,
    } = {},
  ): Promise<Sightline> {
    const dist = resolve(process.env.SIGHTLINE_DIST || 'dist');
    if (!existsSync(`${dist}/manifest.json`))
      throw new Error(`No build in ${dist}: run \`npm run build\` first.`);
    const launched = await launchWithExtension({
      dist,
      headless: !process.env.SIGHTLINE_HEADED,
      ...(profile === undefined ? {} : { profile }),
      viewport: { width: 1280, height },
      args: [
        `--host-resolver-rules=${resolverRules}`,
        `--window-size=1300,${height + 100}`,
        // A microphone that hums.
        '--use-fake-device-for-media-stream',
      ],
      still,
    });
    const self = new Sightline(launched, site, model);
    launched.context.on('page', (page) => self.watch(page));
    for (const worker of launched.context.serviceWorkers()) worker.on('console', self.note('worker'));
    launched.context.on('serviceworker', (worker) => worker.on('console', self.note('worker')));
    self.backstage = await launched.context.newPage();
    await self.backstage.goto(self.extensionURL('manifest.json'));
    return self;
  }

  extensionURL(path: string): string {
    return `chrome-extension://${this.launched.extensionId}/${path}`;
  }

  get context() {
    return this.launched.context;
  }

  /** The service worker, for `evaluate`. Waking it is Chrome's business: send it a message first when it may be asleep. */
  get worker(): Worker {
    const worker = this.context.serviceWorkers()[0];
    if (!worker) throw new Error('The service worker is not running');
    return worker;
  }

  /** Stops the service worker as Chrome does after 30 idle seconds. */
  async killWorker(): Promise<void> {
    const session = await this.context.newCDPSession(this.backstage);
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.stopAllWorkers');
    await session.detach();
  }

  /** Stops the worker that no panel needs, and counts how often Chrome starts it while `visit` runs. */
  async workerStartsDuring(visit: () => Promise<void>): Promise<number> {
    const stillHears = async () => {
      const [worker] = this.context.serviceWorkers();
      // One that was just started may not be listed yet.
      if (!worker) return true;
      return worker.evaluate(async () => {
        const hears = chrome.tabs.onUpdated.hasListeners();
        // What the worker has let go of has reached the browser when that answers.
        await chrome.runtime.getPlatformInfo();
        return hears;
      });
    };
    await expect.poll(stillHears, 'the worker that has started hears only what is needed').toBe(false);
    await this.killWorker();
    const session = await this.context.newCDPSession(this.backstage);
    let starts = 0;
    let status = 'stopped';
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { runningStatus } of versions) {
        if (runningStatus === 'starting' && status === 'stopped') starts += 1;
        status = runningStatus === 'stopped' ? 'stopped' : 'started';
      }
    });
    await session.send('ServiceWorker.enable');
    await visit();
    // Chrome starts workers in the order of its events: after this one of our own, no other is still to come.
    const before = starts;
    const wasStopped = status === 'stopped';
    await this.backstage.evaluate(() => chrome.runtime.sendMessage('wake').catch(() => undefined));
    await expect.poll(() => starts, 'the worker is started by a message').toBe(before + (wasStopped ? 1 : 0));
    await session.detach();
    return before;
  }

  /**
   * Makes the worker's timers run `factor` times as fast, until the test or the worker ends: for waits of a minute. To be called once the page
   * is read (by a model's script), or a busy machine takes longer for that than the hurried worker waits.
   */
  async hurry(factor: number): Promise<void> {
    this.hurried = true;
    await this.worker.evaluate(setSpeed, factor);
  }
  private hurried = false;

  /** Replaces the stored settings object; what is absent has its default. */
  async setSettings(settings: SettingsInput): Promise<void> {
    await this.backstage.evaluate((value) => chrome.storage.local.set({ settings: value }), settings);
  }

  /** Answers come from the scripted model server. */
  async useModel(more: SettingsInput = {}): Promise<void> {
    await this.setSettings({ ...more, provider: { ...this.model.provider, ...more.provider } });
  }

  /** Opens a page in a tab of its own, with its panel. `url` is a path of the local site or a whole URL. */
  async open(url: string, options: { waitUntil?: 'load' | 'commit' } = {}): Promise<Tab> {
    const known = await this.tabIds();
    const page = await this.context.newPage();
    this.opened.push(page);
    const tabId = (await this.tabIds()).find((id) => !known.includes(id));
    if (tabId === undefined) throw new Error('Chrome lists no new tab');
    await page.goto(url.startsWith('/') ? this.site.url(url) : url, options);
    return { page, tabId, panel: await this.panelFor(tabId) };
  }

  /** The panel for a tab, as an ordinary page in a window of its own. */
  async panelFor(tabId: number): Promise<Panel> {
    const page = this.freeWindows.pop() ?? (await this.panelWindow());
    this.panelWindows.push(page);
    await page.goto(this.extensionURL(`src/sidepanel/index.html?tabId=${tabId}`));
    const panel = new Panel(page);
    await expect(panel.composer).toBeVisible();
    return panel;
  }

  /** A window costs a third of what a short test does: it is kept for the next test's panel. */
  private async panelWindow(): Promise<Page> {
    const appeared = this.context.waitForEvent('page');
    await this.backstage.evaluate(
      (url) => chrome.windows.create({ url, type: 'popup', focused: false }).then(() => {}),
      this.extensionURL('manifest.json'),
    );
    const page = await appeared;
    await page.setViewportSize({ width: 380, height: 800 });
    return page;
  }
  private panelWindows: Page[] = [];
  private freeWindows: Page[] = [];

  /** Ends the panels of a test as closing them would. What the test changed of a window (its size, its colours) goes with the window. */
  private async leavePanels(): Promise<void> {
    for (const page of this.panelWindows) {
      const size = page.viewportSize();
      if (page.isClosed()) continue;
      if (size?.width !== 380 || size.height !== 800) await page.close();
      else {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.emulateMedia({ colorScheme: null, reducedMotion: null, forcedColors: null });
        await page.goto(this.extensionURL('manifest.json'));
        this.freeWindows.push(page);
      }
    }
    this.panelWindows = [];
  }

  /** The real side panel, in the window of the ordinary tabs. It follows the active tab. */
  async realPanel(): Promise<Panel> {
    const opener = await this.context.newPage();
    this.opened.push(opener);
    await opener.goto(this.extensionURL('manifest.json'));
    const page = await openSidePanel(this.launched, opener);
    this.watch(page);
    this.sidePanels.push(page);
    await opener.close();
    const panel = new Panel(page);
    await expect(panel.composer).toBeVisible();
    return panel;
  }
  private readonly sidePanels: Page[] = [];

  /** Closes the real panel that a click of the test has opened beside a page. */
  async closePanelBeside({ page }: Tab): Promise<void> {
    await page.evaluate(async () => {
      const { id } = await chrome.windows.getCurrent();
      await chrome.sidePanel.close({ windowId: id ?? -1 });
    });
  }

  /** From now on: after the test and "Clear", the markup of every frame of this tab must be what it is now. */
  async expectUntouched(tab: Tab): Promise<void> {
    this.untouched.push({ tab, before: await markup(tab.page) });
  }

  /** Tab ids of the browser, in no particular order. */
  private tabIds(): Promise<number[]> {
    return this.backstage.evaluate(async () => (await chrome.tabs.query({})).map((tab) => tab.id ?? -1));
  }

  private watch(page: Page): void {
    this.came.add(page);
    const isOurs = () => page.url().startsWith('chrome-extension:');
    page.on('console', (message) => this.note(isOurs() ? 'panel' : 'page')(message));
    page.on('pageerror', (error) => this.errors.push(`${isOurs() ? 'panel' : 'page'}: ${error.message}`));
  }

  private note(where: string): (message: ConsoleMessage) => void {
    return (message) => {
      if (message.type() !== 'error' || BROWSER_NOISE.test(message.text())) return;
      this.errors.push(`${where}: ${message.text()}`);
    };
  }

  /** Called before each test: nothing is stored, nothing is scripted. */
  async reset(): Promise<void> {
    await this.backstage.evaluate(() => chrome.storage.local.clear());
    await this.forgetHistory();
    if (this.hurried) await this.worker.evaluate(setSpeed, 1);
    this.hurried = false;
    this.errors.length = 0;
    this.model.reset();
    this.site.reset();
  }

  /** Deletes the history as a whole; whoever has it open lets go of it. */
  private async forgetHistory(): Promise<void> {
    await this.backstage.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.deleteDatabase('sightline-history');
          request.onsuccess = () => resolve();
          request.onerror = () => reject(request.error);
        }),
    );
  }

  /** Called after each test: the standing invariants, then all pages of the test are closed. */
  async checkAndClose(failed: boolean): Promise<void> {
    try {
      if (failed) await this.tellWhatIsSeen();
      else await this.checkInvariants();
    } finally {
      for (const page of this.sidePanels) await closeSidePanel(page);
      for (const page of this.opened) await page.close().catch(ignoreClosed);
      await this.leavePanels();
      // A tab that stays would be offered to the next test as one of its own.
      for (const page of this.came)
        if (page !== this.backstage && !this.freeWindows.includes(page))
          await page.close().catch(ignoreClosed);
      this.came.clear();
      this.sidePanels.length = 0;
      this.opened.length = 0;
      this.untouched.length = 0;
    }
  }

  /** For whoever reads the log of a failed test: what the consoles said and what the panels show. */
  private async tellWhatIsSeen(): Promise<void> {
    for (const error of this.errors) console.log(`console of ${error}`);
    for (const page of [...this.sidePanels, ...this.panelWindows].filter((one) => !one.isClosed())) {
      console.log(await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String));
    }
  }

  private async checkInvariants(): Promise<void> {
    await this.checkUntouched();
    expect(this.errors, 'errors in the consoles of worker, panel and page').toEqual([]);
  }

  /** Before a test goes on to the next page: what `expectUntouched` expects, now instead of after the test. */
  async checkUntouched(): Promise<void> {
    for (const { tab, before } of this.untouched.splice(0)) {
      if (tab.page.isClosed()) continue;
      const clear = tab.panel.button('Clear');
      if (!tab.panel.page.isClosed() && (await clear.count()) > 0) await tab.panel.clear();
      await expect(async () => expect(await markup(tab.page)).toEqual(before)).toPass({ timeout: 5000 });
    }
  }
}

/** Runs in the worker. */
function setSpeed(times: number): void {
  const world = globalThis as { realTimeout?: typeof setTimeout };
  world.realTimeout ??= globalThis.setTimeout;
  const real = world.realTimeout;
  const hurried = (run: () => void, ms = 0, ...rest: []) => real(run, ms / times, ...rest);
  Object.assign(globalThis, { setTimeout: times === 1 ? real : hurried });
}

/** With it goes its connection: it would go on hearing of every page, and answer the dialogs that a later test waits for. */
async function closeSidePanel(page: Page): Promise<void> {
  await page.evaluate(() => window.close()).catch(ignoreClosed);
  await page.context().browser()?.close();
}

/** Closing a page that the test closed itself. */
const ignoreClosed = (error: Error): void => {
  if (!/closed/i.test(error.message)) throw error;
};

interface WorkerFixtures {
  shared: Sightline;
}
interface TestFixtures {
  sightline: Sightline;
  model: ModelServer;
  site: Site;
}

/** `sightline` (browser, extension, settings, tabs), `model` (scripted server), `site` (local origins). */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSite();
      const model = await startModelServer();
      const sightline = await Sightline.start(site, model, { still: true });
      await use(sightline);
      await sightline.launched.close();
      await model.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
  sightline: async ({ shared }, use, info) => {
    await shared.reset();
    await use(shared);
    await shared.checkAndClose(info.status !== info.expectedStatus);
  },
  model: async ({ sightline }, use) => use(sightline.model),
  site: async ({ sightline }, use) => use(sightline.site),
});

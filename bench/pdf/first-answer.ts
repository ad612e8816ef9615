import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { Sightline } from '../../e2e/fixtures.ts';
import { startModelServer } from '../../e2e/model-server.ts';
import { startSite } from '../../e2e/site.ts';

export interface FirstAnswer {
  /** From "Send" in a tab with the browser's own viewer to an answer whose first citation is a button; one a run, in milliseconds. */
  ms: number[];
  /** What the browser's processes computed meanwhile, on all cores together; one a run, in milliseconds. */
  cpu: number[];
  /** Processes that wanted a core in the minute before. */
  load: number;
}

const RUNS = 5;
const LATEST_MS = 60_000;

/** How long the first answer about a PDF takes the built extension (`SIGHTLINE_DIST`, default `dist`) with the instant engine: fetched, read, answered. */
export async function firstAnswer(file: string, question: string): Promise<FirstAnswer> {
  const [site, model] = [await startSite(), await startModelServer()];
  const load = loadavg()[0] ?? 0;
  const sightline = await Sightline.start(site, model);
  const ms: number[] = [];
  const cpu: number[] = [];
  try {
    site.route('/long', (_, response) => {
      response.setHeader('content-type', 'application/pdf');
      response.end(readFileSync(file));
    });
    for (let run = 0; run < RUNS; run++) {
      const { page, panel } = await sightline.open('/long');
      await panel.composer.fill(question);
      const start = performance.now();
      const before = computed();
      await panel.button('Send').click();
      if (!(await cited(panel.page)))
        throw new Error(`No citation: ${await panel.page.locator('main, body').first().textContent()}`);
      ms.push(performance.now() - start);
      cpu.push(computed() - before);
      await panel.page.close();
      await page.close();
    }
  } finally {
    await sightline.launched.close();
    await Promise.all([model.close(), site.close()]);
  }
  return { ms, cpu, load };
}

/** Whether a citation comes in time. Seen from inside: Playwright's looking again and again would be paid by the process that reads the PDF. */
const cited = (panel: Page): Promise<boolean> =>
  panel.evaluate(
    ({ chip, latest }) =>
      new Promise<boolean>((resolve) => {
        new MutationObserver(() => document.querySelector(chip) && resolve(true)).observe(document.body, {
          childList: true,
          subtree: true,
        });
        if (document.querySelector(chip)) resolve(true);
        setTimeout(() => resolve(false), latest);
      }),
    { chip: 'button[aria-label^="Citation 1:"]', latest: LATEST_MS },
  );

/** Milliseconds of a clock tick, as Linux counts them for programs. */
const TICK_MS = 10;

/** CPU time of all processes that this one has started and that still run, in milliseconds; 0 where the system does not tell. */
function computed(): number {
  const times = new Map<number, { parent: number; ms: number }>();
  try {
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      const fields = statOf(name)?.split(') ')[1]?.split(' ');
      // Fields of proc(5) behind the name: parent is the second, user and system time the twelfth and thirteenth.
      if (fields)
        times.set(Number(name), {
          parent: Number(fields[1]),
          ms: TICK_MS * (Number(fields[11]) + Number(fields[12])),
        });
    }
  } catch {
    // Only Linux has this folder.
    return 0;
  }
  const isOurs = (pid: number): boolean => {
    const parent = times.get(pid)?.parent ?? 0;
    return parent === process.pid || (parent > 1 && isOurs(parent));
  };
  return [...times].reduce((sum, [pid, { ms }]) => (isOurs(pid) ? sum + ms : sum), 0);
}

function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

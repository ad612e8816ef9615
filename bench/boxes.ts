import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import type { PictureBox } from '../src/contracts/image.ts';
import { familyOf } from '../src/core/boxes/families.ts';
import { type Size, sizeToSend } from '../src/core/boxes/picture-size.ts';
import { parseReply } from '../src/model/reply.ts';
import { replySchema, seenObjects } from '../src/modes/image/reply.ts';
import type { Rectangle } from './boxes/in-page.ts';
import { PAGE, PART, picture } from './boxes/page.ts';
import { WRITERS } from './boxes/replies.ts';
import { bundleForPage } from './in-page-bundle.ts';
import type { BenchResult } from './run.ts';

/** Device pixels for each CSS px of the screen, and zoom of the page. */
const RATIOS = [1, 2, 3];
const ZOOMS = [0.5, 1, 1.5, 2];
const WINDOW = { width: 1280, height: 1300 };
/** CSS px that a box may be off. */
const ALLOWED = 2;
const NATURAL: Size = { width: 2400, height: 1800 };
const MOST_TOKENS = 2000;

interface Miss {
  model: string;
  picture: string;
  ratio: number;
  zoom: number;
  /** CSS px; `null`: nothing was drawn, or the part could not be seen. */
  off: number | null;
}

/**
 * Whether a box that a reply names stands where the thing is. Replies of all families (`boxes/replies.ts`) are read by the product's own code
 * and drawn by its page script over a page of pictures (`boxes/page.ts`), at all ratios and zooms; the truth is a screenshot, in which the thing
 * is the only one of its colour. A browser zoom is what it does to a page: fewer CSS px for the window, more device pixels for each.
 */
export async function run(): Promise<BenchResult> {
  const boxes = Object.entries(WRITERS).map(([model, write]) => ({ model, box: boxOf(model, write) }));
  const script = await bundleForPage(resolve(import.meta.dirname, 'boxes/in-page.ts'), 'sightlineBoxes');
  const site = await serve();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  const trials: Miss[] = [];
  try {
    for (const ratio of RATIOS) {
      for (const zoom of ZOOMS) {
        trials.push(...(await measure(browser, site.origin, script, boxes, ratio, zoom)));
      }
    }
  } finally {
    await browser.close();
    site.close();
  }
  return report(trials);
}

function boxOf(model: string, write: (typeof WRITERS)[string]): PictureBox {
  const family = familyOf(model);
  if (!family) throw new Error(`no family for ${model}`);
  const sent = sizeToSend(model, NATURAL, MOST_TOKENS);
  const reply = parseReply(write(PART, sent), replySchema(family));
  const box = reply.ok ? seenObjects(reply.value, family, [sent])[0]?.box : undefined;
  if (!box) throw new Error(`no box read from the reply of ${model}`);
  return box;
}

async function measure(
  browser: Browser,
  origin: string,
  script: string,
  boxes: { model: string; box: PictureBox }[],
  ratio: number,
  zoom: number,
): Promise<Miss[]> {
  const viewport = { width: Math.round(WINDOW.width / zoom), height: Math.round(WINDOW.height / zoom) };
  const page = await browser.newPage({ viewport, deviceScaleFactor: ratio * zoom });
  try {
    await page.goto(origin);
    await page.evaluate(script);
    const pictures = await page.evaluate(() => sightlineBoxes.pictures());
    const trials: Miss[] = [];
    for (const { id, name } of pictures) {
      // At large zooms the page is higher than the window.
      const region = await page.evaluate((alt) => sightlineBoxes.show(alt), name);
      const clip = clipOf(region, viewport);
      const shot = `data:image/png;base64,${(await page.screenshot({ clip })).toString('base64')}`;
      const truth = await page.evaluate(([png, at, scale]) => sightlineBoxes.seen(png, at, scale), [
        shot,
        clip,
        ratio * zoom,
      ] as const);
      const drawn = await page.evaluate(([which, wanted]) => sightlineBoxes.drawn(which, wanted), [
        id,
        boxes.map(({ box }) => box),
      ] as const);
      for (const [i, { model }] of boxes.entries()) {
        trials.push({ model, picture: name, ratio, zoom, off: distance(truth, seenOf(drawn[i], region)) });
      }
    }
    return trials;
  } finally {
    await page.close();
  }
}

/** A little more than a region, in whole CSS px of the viewport. */
function clipOf({ left, top, right, bottom }: Rectangle, viewport: Size) {
  const x = Math.max(0, Math.floor(left) - 2);
  const y = Math.max(0, Math.floor(top) - 2);
  const width = Math.min(viewport.width, Math.ceil(right) + 2) - x;
  return { x, y, width, height: Math.min(viewport.height, Math.ceil(bottom) + 2) - y };
}

declare const sightlineBoxes: typeof import('./boxes/in-page.ts');

/** What of a box lies where its picture is seen: `object-fit: cover` cuts the thing off as well. */
function seenOf(box: Rectangle | undefined, region: Rectangle): Rectangle | undefined {
  return (
    box && {
      left: Math.max(box.left, region.left),
      top: Math.max(box.top, region.top),
      right: Math.min(box.right, region.right),
      bottom: Math.min(box.bottom, region.bottom),
    }
  );
}

/** The largest distance between like sides, in CSS px. */
function distance(truth: Rectangle | null | undefined, drawn: Rectangle | undefined): number | null {
  if (!truth || !drawn) return null;
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  return Math.max(...sides.map((side) => Math.abs(truth[side] - drawn[side])));
}

async function serve() {
  const files = new Map<string, Buffer | undefined>();
  const server = createServer((request, response) => {
    const name = /^\/(\w+)\.png$/.exec(request.url ?? '')?.[1];
    if (name && !files.has(name)) files.set(name, picture(name));
    const file = name ? files.get(name) : undefined;
    response.setHeader('content-type', file ? 'image/png' : 'text/html; charset=utf-8');
    response.end(file ?? PAGE);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

function report(trials: Miss[]): BenchResult {
  const good = (of: Miss[]) => of.filter(({ off }) => off !== null && off <= ALLOWED).length;
  const worst = (of: Miss[]) => Math.max(...of.map(({ off }) => off ?? Number.POSITIVE_INFINITY));
  const by = (key: 'model' | 'picture') =>
    [...new Set(trials.map((trial) => trial[key]))].map((name) => {
      const own = trials.filter((trial) => trial[key] === name);
      return { name, trials: own.length, within: good(own), worst: worst(own) };
    });
  const models = by('model');
  const pictures = by('picture');
  const line = ({ name, trials: all, within, worst: most }: (typeof models)[number]) =>
    `${name.padEnd(34)}${String(within).padStart(5)} of ${String(all).padEnd(5)} worst ${most.toFixed(2)} px`;
  const total = { trials: trials.length, within: good(trials), worst: worst(trials) };
  const table = [
    `boxes: ${total.within} of ${total.trials} within ${ALLOWED} CSS px, worst ${total.worst.toFixed(2)} px`,
    `ratios ${RATIOS.join(', ')}; zooms ${ZOOMS.map((zoom) => `${zoom * 100} %`).join(', ')}`,
    '',
    ...models.map(line),
    '',
    ...pictures.map(line),
  ];
  return {
    table: table.join('\n'),
    figures: { total, models, pictures },
    rows: { all: { ...total, models: models.length, pictures: pictures.length } },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Route } from '@playwright/test';
import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import { bundleForPage } from '../in-page-bundle.ts';
import type { BenchResult } from '../run.ts';
import { SCRIPTS_OFF } from '../saved-pages.ts';
import type { GoldBlocks, HidingScore } from './hiding-in-page.ts';
import type { Exchange, Replies } from './replies.ts';
import { mean, percent, spread } from './statistics.ts';

/** One line of the data file. */
export interface HideTask extends GoldBlocks {
  number: string;
  id: string;
  file: string;
  /** The address that the page is served at. */
  url: string;
  request: string;
}

interface Outcome extends Exchange, HidingScore {
  id: string;
  request: string;
}

/** Asks for every request as a person would, takes all that is offered, and compares what vanished with the gold. */
export async function runHide(
  sightline: Sightline,
  replies: Replies,
  tasks: HideTask[],
  folder: string,
): Promise<BenchResult> {
  const script = await bundleForPage(join(import.meta.dirname, 'hiding-in-page.ts'), 'sightlineScore');
  let task: HideTask | undefined;
  await sightline.context.route(/^https?:/, (route) => serve(route, task && { ...task, folder }));
  const outcomes: Outcome[] = [];
  for (task of tasks) {
    replies.begin(task.number);
    const tab = await sightline.open(task.url);
    const score = await hideOne(tab, task, script);
    outcomes.push({ ...replies.exchange(), ...score, id: task.id, request: task.request });
    await tab.panel.page.close();
    await tab.page.close();
    console.error(`${outcomes.length} of ${tasks.length}`);
  }
  return report(outcomes);
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';

/** The page alone at its own address; style sheets of others are empty, pictures and frames placeholders. */
async function serve(route: Route, task: (HideTask & { folder: string }) | undefined): Promise<void> {
  const request = route.request();
  if (/^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(request.url())) return route.continue();
  const isPage = request.isNavigationRequest() && request.frame().parentFrame() === null;
  if (task && isPage) {
    const body = readFileSync(join(task.folder, task.file));
    return route.fulfill({ contentType: 'text/html; charset=utf-8', headers: SCRIPTS_OFF, body });
  }
  switch (request.resourceType()) {
    case 'document':
      return route.fulfill({ contentType: 'text/html', body: '<p>Frame</p>' });
    case 'stylesheet':
      return route.fulfill({ contentType: 'text/css', body: '' });
    case 'image':
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    default:
      return route.abort();
  }
}

async function hideOne({ panel, page }: Tab, task: HideTask, script: string): Promise<HidingScore> {
  await page.evaluate(script);
  await panel.send(task.request);
  await panel.answer.waitFor();
  await expect(panel.page.locator('article[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
  const anyway = panel.button('Show the list anyway');
  if ((await anyway.count()) > 0) await anyway.click();
  const hide = panel.button(/^Hide selected/);
  if ((await hide.count()) > 0 && (await hide.isEnabled())) {
    await hide.click();
    await panel.button('Undo').waitFor();
    await page.evaluate('sightlineScore.noteHidden()');
    await panel.button('Undo').click();
    await expect(page.locator('[data-sightline-hidden]')).toHaveCount(0);
  }
  return page.evaluate<HidingScore>(`sightlineScore.scoreHiding(${JSON.stringify(task)})`);
}

const differences = ({ stayed, unasked }: Outcome): string =>
  [
    ...stayed.map((block) => `\n    stayed  ${block}`),
    ...unasked.map((block) => `\n    unasked ${block}`),
  ].join('');

function report(outcomes: Outcome[]): BenchResult {
  // A request without a reply has failed: its scores are zero, never left out.
  const scored = (each: Outcome, value: number) => (each.missing === 0 ? value : 0);
  const itemRecall = (each: Outcome) => scored(each, each.itemsFound / Math.max(1, each.items));
  const itemPrecision = (each: Outcome) =>
    scored(each, each.hiddenItems > 0 ? each.hiddenWanted / each.hiddenItems : Number(each.itemsFound > 0));
  const areaRecall = (each: Outcome) => scored(each, each.both / Math.max(1, each.gold));
  const areaPrecision = (each: Outcome) =>
    scored(each, each.hidden > 0 ? each.both / each.hidden : Number(each.both > 0));
  const f1 = (recall: number, precision: number) =>
    recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
  const itemF1 = (each: Outcome) => f1(itemRecall(each), itemPrecision(each));
  const areaF1 = (each: Outcome) => f1(areaRecall(each), areaPrecision(each));
  const collateral = (each: Outcome) => each.lostText / Math.max(1, each.otherText);
  const figures = {
    tasks: outcomes.length,
    missing: outcomes.filter(({ missing }) => missing > 0).length,
    changed: outcomes.filter(({ changed }) => changed > 0).length,
    otherMode: outcomes.filter(({ schema }) => schema !== 'hide_items').map(({ id }) => id),
    goldNotDrawn: outcomes.filter(({ items }) => items === 0).map(({ id }) => id),
    item: {
      recall: mean(outcomes, itemRecall),
      precision: mean(outcomes, itemPrecision),
      f1: mean(outcomes, itemF1),
    },
    area: {
      recall: mean(outcomes, areaRecall),
      precision: mean(outcomes, areaPrecision),
      f1: mean(outcomes, areaF1),
    },
    perfect: mean(outcomes, (each) => Number(itemF1(each) === 1)),
    collateral: mean(outcomes, collateral),
    tokens: spread(outcomes.map(({ tokens }) => tokens)),
    outcomes,
  };
  const triple = ({ recall, precision, f1: both }: typeof figures.item) =>
    `recall ${percent(recall)}, precision ${percent(precision)}, F1 ${percent(both)}`;
  const table = [
    `requests ${figures.tasks}, without a reply ${figures.missing}, changed since they were collected ${figures.changed}`,
    `sent to another mode   ${figures.otherMode.length} ${figures.otherMode.join(' ')}`,
    `gold not drawn         ${figures.goldNotDrawn.join(' ') || 'none'}`,
    `by item                ${triple(figures.item)}`,
    `by area                ${triple(figures.area)}`,
    `perfect requests       ${percent(figures.perfect)}`,
    `other text lost        ${percent(figures.collateral)}`,
    `prompt tokens          median ${figures.tokens.median}, largest ${figures.tokens.worst}`,
    ...outcomes
      .filter((each) => itemF1(each) < 1 || areaF1(each) < 0.97)
      .map(
        (each) =>
          `  ${each.missing > 0 ? 'no reply ' : ''}${each.id}: items ${each.itemsFound}/${each.items}, hidden ${each.hiddenWanted}/${each.hiddenItems}, area F1 ${percent(areaF1(each))}, lost ${percent(collateral(each))}, "${each.request}"${differences(each)}`,
      ),
  ];
  return { table: table.join('\n'), figures };
}

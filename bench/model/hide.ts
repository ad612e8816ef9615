import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Route } from '@playwright/test';
import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import { bundleForPage } from '../in-page-bundle.ts';
import { SCRIPTS_OFF } from '../saved-pages.ts';
import type { GoldBlocks, HidingScore } from './hiding-in-page.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import type { TaskRecord } from './record.ts';
import type { Replies } from './replies.ts';
import { f1, type Scores, share, whether } from './scores.ts';
import { percent } from './statistics.ts';

/** One line of the data file. */
export interface HideTask extends GoldBlocks {
  number: string;
  id: string;
  file: string;
  /** The address that the page is served at. */
  url: string;
  request: string;
}

/** Asks for every request as a person would, takes all that is offered, and compares what vanished with the gold. */
export async function runHide(
  sightline: Sightline,
  replies: Replies,
  tasks: HideTask[],
  folder: string,
  pictures: Pictures,
): Promise<TaskRecord[]> {
  const script = await bundleForPage(join(import.meta.dirname, 'hiding-in-page.ts'), 'sightlineScore');
  let task: HideTask | undefined;
  await sightline.context.route(/^https?:/, (route) => serve(route, task && { ...task, folder }));
  const records: TaskRecord[] = [];
  for (task of tasks) {
    replies.begin(task.number);
    const tab = await sightline.open(task.url);
    const score = await hideOne(tab, task, script);
    const exchange = replies.exchange();
    const scores = scoresOf(score, exchange.missing === 0);
    const miss = missOf(score, scores, exchange.schema);
    records.push({
      ...exchange,
      id: task.id,
      asked: task.request,
      scores,
      miss,
      pictures: miss === '' ? [] : await picturesOf(tab, pictures),
    });
    await tab.panel.page.close();
    await tab.page.close();
    console.error(`${records.length} of ${tasks.length}${replies.soFar()}`);
  }
  return records;
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

/** Without a reply a request has failed: it gains nothing. What is not drawn cannot be found, and a request for that alone fails as well. */
function scoresOf(score: HidingScore, replied: boolean): Scores {
  const itemRecall = share(replied ? score.itemsFound : 0, score.items);
  const itemPrecision = share(replied ? score.hiddenWanted : 0, score.hiddenItems);
  const areaRecall = share(replied ? score.both : 0, score.gold);
  const areaPrecision = share(replied ? score.both : 0, score.hidden);
  const itemF1 = f1(itemRecall, itemPrecision);
  return {
    itemRecall,
    itemPrecision,
    itemF1,
    areaRecall,
    areaPrecision,
    areaF1: f1(areaRecall, areaPrecision),
    perfect: whether(itemF1[0] === 1),
    collateral: share(score.lostText, score.otherText),
  };
}

function missOf(score: HidingScore, { itemF1, areaF1 }: Scores, schema: string): string {
  if (itemF1?.[0] === 1 && (areaF1?.[0] ?? 0) >= 0.97) return '';
  const differences = [
    ...score.stayed.map((block) => `\n    stayed  ${block}`),
    ...score.unasked.map((block) => `\n    unasked ${block}`),
  ];
  const mode = schema === 'hide_items' ? '' : 'sent to another mode, ';
  const drawn = score.items === 0 ? 'gold not drawn, ' : '';
  return `${mode}${drawn}items ${score.itemsFound} of ${score.items}, hidden ${score.hiddenWanted} wanted of ${score.hiddenItems}, area F1 ${percent(areaF1?.[0] ?? 0)}, lost ${percent(score.lostText / Math.max(1, score.otherText))}${differences.join('')}`;
}

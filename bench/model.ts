import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Sightline } from '../e2e/fixtures.ts';
import { startModelServer } from '../e2e/model-server.ts';
import { startSite } from '../e2e/site.ts';
import { runFind } from './model/find.ts';
import { runGuide } from './model/guide.ts';
import { runHide } from './model/hide.ts';
import { provideReplies } from './model/replies.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/**
 * A model behind the built product: `model find|hide|guide` with `--collect DIR` (writes the requests down), `--play DIR` (takes replies from
 * there) or `--base-url URL --model NAME` (asks a server); see `model/replies.ts`. `--data FILE`: other tasks of the same form, with the
 * pages beside it. Needs a build (`SIGHTLINE_DIST`, default `dist`).
 */
export async function run(options: BenchOptions): Promise<BenchResult> {
  const [mode = '', ...words] = options.rest;
  if (!['find', 'hide', 'guide'].includes(mode))
    throw new Error('say which: model find, model hide or model guide');
  const site = await startSite();
  const model = await startModelServer();
  const replies = provideReplies(model, options, mode);
  const sightline = await Sightline.start(site, model, {
    height: 900,
    resolverRules: 'MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  });
  try {
    await sightline.setSettings({ provider: model.provider });
    const file = resolve(options.data ?? `../shared/${mode}-dev/tasks.jsonl`);
    if (mode === 'find') return await runFind(sightline, replies, tasksIn(file, words), dirname(file));
    if (mode === 'hide') return await runHide(sightline, replies, tasksIn(file, words), dirname(file));
    return await runGuide(sightline, site, model, replies, words);
  } finally {
    await sightline.launched.close();
    await Promise.all([model.close(), site.close()]);
  }
}

/** One JSON object a line. `words` keep tasks whose id holds one of them. The number in file names is the line's, whatever is kept. */
function tasksIn<T extends { id: string }>(file: string, words: string[]): (T & { number: string })[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, i): T & { number: string } => ({
      ...JSON.parse(line),
      number: String(i + 1).padStart(3, '0'),
    }))
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)));
}

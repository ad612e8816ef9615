import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { proposeByModel } from './renew/by-model.ts';
import { isKnown, knownTo } from './renew/closed-book.ts';
import { ownQuestions } from './renew/own.ts';
import { readFolder, saveAddresses, takePages } from './renew/pages.ts';
import { type Proposal, propose } from './renew/propose.ts';
import { queuePage } from './renew/queue.ts';
import { accepted, checked, decisionsSchema, pageFacts, type RenewedSet, setSchema } from './renew/set.ts';
import { type Item, twinsOf, verified } from './renew/verify.ts';
import type { BenchOptions, BenchResult } from './run.ts';

/**
 * A benchmark that renews itself, in a folder (`--out DIR`), in three calls:
 * `--pages DIR` or `--addresses FILE`: takes the pages, proposes questions by rules (and by `--base-url URL --model NAME`, and a person's own, `--questions FILE`), checks each, drops what
 * models know without the page (`--closed-book DIR`, once for each), and writes `queue.html` for a person.
 * `--decisions FILE`: what the person accepted or mended becomes `set.json` and `tasks.jsonl` (for `bench -- model find --data`); `--by`, `--source` and
 * `--licence` say in it who accepted, whose the pages are, and on what terms it may be passed on.
 * `--check` (with `--pages DIR` or `--addresses FILE` for what the pages are now): retires items that their page no longer bears out.
 */
export async function run(options: BenchOptions): Promise<BenchResult> {
  const { renew = {}, endpoint } = options;
  if (!renew.out) throw new Error('say where the set is to be: --out DIR');
  const out = resolve(renew.out);
  const today = new Date().toISOString().slice(0, 10);
  const notes: string[] = [];
  const saved = renew.addresses
    ? await saveAddresses(resolve(renew.addresses), join(out, 'pages'))
    : undefined;
  const copied = renew.pages ? takePages(resolve(renew.pages), join(out, 'pages')) : [];
  notes.push(...(saved?.failed ?? []).map((line) => `not saved: ${line}`));
  const read = await readFolder(join(out, 'pages'));
  const pages = [...read.values()].map(({ page }) => page);
  const addresses = remembered(join(out, 'addresses.json'), saved?.addresses);

  if (renew.check) return check();
  if (renew.decisions) return take(renew.decisions);
  return queue();

  async function queue(): Promise<BenchResult> {
    const own = renew.questions ? ownQuestions(resolve(renew.questions)) : new Map<string, Proposal[]>();
    for (const file of own.keys())
      if (!read.has(file)) notes.push(`questions about a page that is not there: ${file}`);
    const proposals = new Map<string, Proposal[]>();
    for (const page of pages) {
      const byModel = endpoint ? await proposeByModel(page, endpoint) : undefined;
      if (byModel && !byModel.answered) notes.push(`the model proposed nothing for ${page.file}`);
      proposals.set(page.file, [
        ...propose(page),
        ...(byModel?.proposals ?? []),
        ...(own.get(page.file) ?? []),
      ]);
    }
    const { items, refused } = verified(pages, proposals);
    const models = (renew.closedBook ?? []).map((folder) => ({ folder, ...(endpoint && { endpoint }) }));
    const kept: Item[] = [];
    let known = 0;
    let missing = 0;
    for (const item of [...items, ...twinsOf(pages, items)]) {
      const closed = item.answer === null ? { known: 0, missing: 0 } : await knownTo(item, models);
      missing += closed.missing;
      if (isKnown(closed.known, models.length)) known += 1;
      else kept.push(plain(item));
    }
    writeFileSync(join(out, 'queue.json'), `${JSON.stringify(kept, null, 2)}\n`);
    writeFileSync(join(out, 'queue.html'), queuePage(kept));
    const table = [
      `${pages.length} pages, ${[...proposals.values()].flat().length} proposals, ${items.length} hold; refused: ${listed(refused)}`,
      `known without the page ${known}; closed-book replies missing ${missing} (their items stay, for a person to judge)`,
      `to look at in ${join(out, 'queue.html')}: ${kept.length}: ${listed(countBy(kept))}`,
      ...notes,
    ];
    return {
      table: table.join('\n'),
      figures: { pages: pages.length, refused, known, missing, kept: kept.length },
    };
  }

  async function take(file: string): Promise<BenchResult> {
    const items: Item[] = JSON.parse(readFileSync(join(out, 'queue.json'), 'utf8'));
    const decisions = decisionsSchema.parse(JSON.parse(readFileSync(resolve(file), 'utf8')));
    const { taken, refused } = accepted(items, decisions, pages);
    const before = existsSync(join(out, 'set.json')) ? readSet() : undefined;
    const kept = (before?.items ?? []).filter(({ id }) => !taken.some((item) => item.id === id));
    const all = [...kept, ...taken];
    const facts = [...read.values()]
      .filter(({ page }) => all.some((item) => item.file === page.file))
      .map(({ page, bytes }) => pageFacts(page, bytes, addresses[page.file] ?? '', today));
    const version = (before?.version ?? 0) + 1;
    const { by: acceptedBy = before?.acceptedBy, source = before?.source, licence = before?.licence } = renew;
    const retired = before?.retired ?? [];
    write({ version, made: today, acceptedBy, source, licence, pages: facts, items: all, retired });
    const undecided = items.filter(({ id }) => !decisions[id]).length;
    const table = [
      `version ${version}: ${all.length} items of ${facts.length} pages (${taken.length} new), not decided ${undecided}`,
      ...refused.map((line) => `not taken: ${line}`),
      ...notes,
    ];
    return { table: table.join('\n'), figures: { version, items: all.length, undecided, refused } };
  }

  async function check(): Promise<BenchResult> {
    const before = readSet();
    // Of what was asked for and did not come, the file of last time says nothing of today.
    const fresh =
      saved || renew.pages ? new Set([...copied, ...Object.keys(saved?.addresses ?? {})]) : undefined;
    const now = new Map([...read].filter(([file]) => fresh?.has(file) ?? true));
    const result = checked(before, now, today);
    write(result.set);
    const retired = result.set.retired.slice(before.retired.length);
    const table = [
      `version ${result.set.version}: ${result.set.items.length} items; pages changed ${result.changed.length}, missing ${result.missing.length}`,
      ...result.missing.map((file) => `missing, its items are not vouched for: ${file}`),
      ...retired.map(({ id, why }) => `retired: ${id}: ${why}`),
      ...notes,
    ];
    return { table: table.join('\n'), figures: { ...result, retired } };
  }

  function readSet(): RenewedSet {
    return setSchema.parse(JSON.parse(readFileSync(join(out, 'set.json'), 'utf8')));
  }

  function write(set: RenewedSet): void {
    writeFileSync(join(out, 'set.json'), `${JSON.stringify(set, null, 2)}\n`);
    const tasks = set.items.map((item) => JSON.stringify({ ...item, file: `pages/${item.file}` }));
    writeFileSync(join(out, 'tasks.jsonl'), `${tasks.join('\n')}\n`);
  }
}

/** Where pages came from, over the runs. */
function remembered(file: string, more: Record<string, string> | undefined): Record<string, string> {
  const before: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = { ...before, ...more };
  if (more) writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}

const plain = ({ about: _, ...item }: Item & Pick<Proposal, 'about'>): Item => item;

function countBy(items: readonly Item[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of items) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const listed = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ') || 'none';

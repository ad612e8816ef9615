import { join } from 'node:path';
import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import texts from '../../public/_locales/en/messages.json' with { type: 'json' };
import { bundleForPage } from '../in-page-bundle.ts';
import type { BenchResult } from '../run.ts';
import { servePages } from '../saved-pages.ts';
import { holds } from './answers.ts';
import type { EvidenceScore, GoldEvidence } from './evidence-in-page.ts';
import type { Exchange, Replies } from './replies.ts';
import { mean, percent, spread } from './statistics.ts';

/** One line of the data file. */
export interface FindTask extends GoldEvidence {
  number: string;
  id: string;
  file: string;
  kind: string;
  question: string;
  /** A list: all of its items are wanted; `null`: the page does not say. */
  answer: string | string[] | null;
  /** Other ways to say it; for a list those of each item. */
  answer_aliases?: string[] | string[][];
}

/** How the panel says that the page has no answer. */
const SAYS_NOTHING = [texts.note_not_on_page.message, texts.note_instant_nothing.message];

interface Outcome extends Exchange, EvidenceScore {
  id: string;
  kind: string;
  question: string;
  /** What the panel shows, without its citation buttons. */
  said: string;
  holdsGold: boolean;
  abstained: boolean;
  citations: number;
  notFound: number;
}

/** Asks every question as a person would, each in a tab of its own, and compares what is said and lit with the gold. */
export async function runFind(
  sightline: Sightline,
  replies: Replies,
  tasks: FindTask[],
  folder: string,
): Promise<BenchResult> {
  const pages = await servePages(folder);
  const script = await bundleForPage(join(import.meta.dirname, 'evidence-in-page.ts'), 'sightlineScore');
  const outcomes: Outcome[] = [];
  try {
    for (const [i, task] of tasks.entries()) {
      replies.begin(task.number);
      const tab = await sightline.open(
        `${pages.origin}/${task.file.split('/').map(encodeURIComponent).join('/')}`,
      );
      outcomes.push(await askOne(tab, task, replies, script));
      await tab.panel.page.close();
      await tab.page.close();
      console.error(`${i + 1} of ${tasks.length}`);
    }
  } finally {
    pages.close();
  }
  return report(outcomes);
}

async function askOne(tab: Tab, task: FindTask, replies: Replies, script: string): Promise<Outcome> {
  const { panel, page } = tab;
  await panel.send(task.question);
  await panel.answer.waitFor();
  // A question that went to GUIDE waits for the person, with "Stop" in sight.
  await panel.settled();
  const said = (await panel.answer.locator('.answer-text').count()) > 0 ? await proseOf(tab) : '';
  await page.evaluate(script);
  const score = await page.evaluate<EvidenceScore>(`sightlineScore.scoreEvidence(${JSON.stringify(task)})`);
  const shown = (await panel.answer.textContent()) ?? '';
  const citations = await panel.citation().count();
  return {
    ...replies.exchange(),
    ...score,
    id: task.id,
    kind: task.kind,
    question: task.question,
    said,
    holdsGold: wanted(task).every((values) => holds(said, values)),
    abstained: citations === 0 && SAYS_NOTHING.some((words) => shown.includes(words)),
    citations,
    notFound: await panel.answer.getByText('Not found on the page').count(),
  };
}

/** The values that an answer must hold, each in all its ways of writing. */
function wanted({ answer, answer_aliases = [] }: FindTask): string[][] {
  if (answer === null) return [];
  if (typeof answer === 'string') return [[answer, ...answer_aliases.flat()]];
  return answer.map((item, i) => [item, ...[answer_aliases[i] ?? []].flat()]);
}

const proseOf = ({ panel }: Tab): Promise<string> =>
  panel.answer
    .locator('.answer-text')
    .first()
    .evaluate((element) => {
      const prose = element.cloneNode(true) as HTMLElement;
      for (const button of prose.querySelectorAll('button')) button.remove();
      return prose.textContent;
    });

function report(outcomes: Outcome[]): BenchResult {
  const replied = outcomes.filter(({ missing }) => missing === 0);
  const answerable = outcomes.filter(({ kind }) => kind !== 'unanswerable');
  const judged = answerable.filter(({ gold }) => gold > 0);
  const unanswerable = outcomes.filter(({ kind }) => kind === 'unanswerable');
  // A task without a reply has failed: its scores are zero, never left out.
  const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, each) => total + pick(each), 0);
  const ok = (outcome: Outcome) => outcome.missing === 0;
  const recall = (each: Outcome) => (ok(each) ? each.both / each.gold : 0);
  const precision = (each: Outcome) => (ok(each) && each.lit > 0 ? each.both / each.lit : 0);
  const f1 = (each: Outcome) => (ok(each) && each.both > 0 ? (2 * each.both) / (each.gold + each.lit) : 0);
  const figures = {
    tasks: outcomes.length,
    missing: outcomes.length - replied.length,
    changed: outcomes.filter(({ changed }) => changed > 0).length,
    otherMode: outcomes.filter(({ schema }) => schema !== '').map(({ id }) => id),
    routed: sum(({ routed }) => routed),
    holdsGold: mean(answerable, (each) => Number(ok(each) && each.holdsGold)),
    evidenceHit:
      judged.reduce((total, each) => total + (ok(each) ? each.hits : 0), 0) /
      judged.reduce((total, { texts }) => total + texts, 0),
    recall: mean(judged, recall),
    precision: mean(judged, precision),
    f1: mean(judged, f1),
    abstained: mean(unanswerable, (each) => Number(ok(each) && each.abstained)),
    citations: sum(({ citations, notFound }) => citations + notFound),
    verified: sum(({ citations }) => citations),
    requestsPerQuestion: sum(({ requests }) => requests) / Math.max(1, outcomes.length),
    tokens: spread(outcomes.map(({ tokens }) => tokens)),
    goldNotOnPage: outcomes.flatMap(({ id, notOnPage }) => (notOnPage.length > 0 ? [id] : [])),
    outcomes,
  };
  const failures = outcomes.filter((each) =>
    each.kind === 'unanswerable' ? !each.abstained : !each.holdsGold || recall(each) < 0.5,
  );
  const table = [
    `questions ${figures.tasks}, without a reply ${figures.missing}, requests changed since they were collected ${figures.changed}`,
    `sent to another mode   ${figures.otherMode.length} ${figures.otherMode.join(' ')}; asked which mode ${figures.routed}`,
    `answer holds gold      ${percent(figures.holdsGold)}`,
    `evidence hit           ${percent(figures.evidenceHit)}`,
    `evidence characters    recall ${percent(figures.recall)}, precision ${percent(figures.precision)}, F1 ${percent(figures.f1)}`,
    `abstains when it must  ${percent(figures.abstained)} of ${unanswerable.length}`,
    `gold not on the page   ${figures.goldNotOnPage.join(' ') || 'none'}`,
    `citations verified     ${figures.verified} of ${figures.citations}`,
    `requests a question    ${figures.requestsPerQuestion.toFixed(2)}`,
    `prompt tokens          median ${figures.tokens.median}, largest ${figures.tokens.worst}`,
    ...failures.map(
      (each) =>
        `  ${each.missing > 0 ? 'no reply' : 'missed'} ${each.id} (${each.kind}): gold ${each.holdsGold}, hits ${each.hits}/${each.texts}, "${each.question}"`,
    ),
  ];
  return { table: table.join('\n'), figures };
}

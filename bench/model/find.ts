import { join } from 'node:path';
import type { Sightline, Tab } from '../../e2e/fixtures.ts';
import { beaconsOf } from '../../e2e/guide-script.ts';
import texts from '../../public/_locales/en/messages.json' with { type: 'json' };
import { bundleForPage } from '../in-page-bundle.ts';
import { servePages } from '../saved-pages.ts';
import { holds } from './answers.ts';
import type { EvidenceScore, GoldEvidence } from './evidence-in-page.ts';
import { perfectAnswer } from './perfect.ts';
import { type Pictures, picturesOf } from './pictures.ts';
import type { TaskRecord } from './record.ts';
import type { Replies } from './replies.ts';
import { f1, NONE, type Scores, share, whether } from './scores.ts';

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

/** What the panel shows of an answer. */
interface Shown {
  /** Its words, without its citation buttons. */
  said: string;
  abstained: boolean;
  citations: number;
  notFound: number;
  /** Sentences that claim something, and those of them that a verified citation backs. */
  claims: number;
  backed: number;
}

/** Asks every question as a person would, each in a tab of its own, and compares what is said and lit with the gold. */
export async function runFind(
  sightline: Sightline,
  replies: Replies,
  tasks: FindTask[],
  folder: string,
  pictures: Pictures,
): Promise<TaskRecord[]> {
  const pages = await servePages(folder);
  const script = await bundleForPage(join(import.meta.dirname, 'evidence-in-page.ts'), 'sightlineScore');
  const records: TaskRecord[] = [];
  try {
    for (const task of tasks) {
      replies.begin(task.number, (request) => perfectAnswer(task, request));
      const tab = await sightline.open(
        `${pages.origin}/${task.file.split('/').map(encodeURIComponent).join('/')}`,
      );
      records.push(await askOne(tab, task, replies, script, pictures));
      await tab.panel.page.close();
      await tab.page.close();
      console.error(`${records.length} of ${tasks.length}${replies.soFar()}`);
    }
  } finally {
    pages.close();
  }
  return records;
}

async function askOne(
  tab: Tab,
  task: FindTask,
  replies: Replies,
  script: string,
  pictures: Pictures,
): Promise<TaskRecord> {
  const { panel, page } = tab;
  await panel.send(task.question);
  await panel.answer.waitFor();
  // A question that went to GUIDE waits for the person, with "Stop" in sight.
  await panel.settled();
  const shown = await lookAt(tab);
  await page.evaluate(script);
  // A guide that gives up, or has no reply, points to nothing.
  const marked = (await beaconsOf(page)).map(({ box }) => box);
  const evidence = await page.evaluate<EvidenceScore>(
    `sightlineScore.scoreEvidence(${JSON.stringify(task)}, ${JSON.stringify(marked)})`,
  );
  const exchange = replies.exchange();
  const scores = scoresOf(task, shown, evidence, exchange.missing === 0);
  const found = missOf(task, shown, evidence, exchange.missing === 0);
  const miss = exchange.schema === '' || found === '' ? found : `sent to another mode; ${found}`;
  return {
    ...exchange,
    id: task.id,
    asked: task.question,
    said: shown.said || 'The page does not say.',
    wanted: task.answer === null ? null : [task.answer].flat().join('; '),
    scores,
    miss,
    pictures: miss === '' ? [] : await picturesOf(tab, pictures),
  };
}

/** Without a reply a task has failed: it gains nothing, and what there was to gain counts. */
function scoresOf(task: FindTask, shown: Shown, evidence: EvidenceScore, replied: boolean): Scores {
  const { gold, lit, both, texts, hits, sentences } = evidence;
  const unanswerable = task.kind === 'unanswerable';
  const judged = !unanswerable && gold > 0;
  const of = (score: readonly [number, number]) =>
    judged ? ([replied ? score[0] : 0, score[1]] as const) : NONE;
  const characters = { recall: share(both, gold), precision: share(both, lit) };
  const perSentence = {
    recall: share(sentences.both, sentences.gold),
    precision: share(sentences.both, sentences.lit),
  };
  return {
    gold: whether(replied && holdsGold(task, shown.said), !unanswerable),
    hit: of([hits, texts]),
    recall: of(characters.recall),
    precision: of(characters.precision),
    f1: of(both > 0 ? [(2 * both) / (gold + lit), 1] : [0, 1]),
    sentenceRecall: of(perSentence.recall),
    sentencePrecision: of(perSentence.precision),
    sentenceF1: of(f1(perSentence.recall, perSentence.precision)),
    citationRecall: of([shown.backed, shown.claims]),
    citationPrecision: of([evidence.citationsOnGold, evidence.citations]),
    verified: [shown.citations, shown.citations + shown.notFound],
    abstained: whether(replied && shown.abstained, unanswerable),
    gaveUp: whether(shown.abstained, !unanswerable),
  };
}

function missOf(task: FindTask, shown: Shown, evidence: EvidenceScore, replied: boolean): string {
  const gone =
    evidence.notOnPage.length > 0 ? `, gold not on the page: ${evidence.notOnPage.join(' / ')}` : '';
  if (task.kind === 'unanswerable') return replied && shown.abstained ? '' : `(unanswerable) answered${gone}`;
  const held = replied && holdsGold(task, shown.said);
  if (held && evidence.both * 2 >= evidence.gold) return '';
  return `(${task.kind}) gold ${held ? 'said' : 'not said'}, evidence ${evidence.hits} of ${evidence.texts}${gone}`;
}

const holdsGold = (task: FindTask, said: string): boolean =>
  wanted(task).every((values) => holds(said, values));

/** The values that an answer must hold, each in all its ways of writing. */
function wanted({ answer, answer_aliases = [] }: FindTask): string[][] {
  if (answer === null) return [];
  if (typeof answer === 'string') return [[answer, ...answer_aliases.flat()]];
  return answer.map((item, i) => [item, ...[answer_aliases[i] ?? []].flat()]);
}

async function lookAt({ panel }: Tab): Promise<Shown> {
  const shown = (await panel.answer.textContent()) ?? '';
  const citations = await panel.citation().count();
  const claims = (evidence: string) =>
    panel.answer.locator(`.answer-text [data-evidence="${evidence}"]`).count();
  const backed = await claims('yes');
  const guided = (await panel.steps.count()) > 0;
  const answered = (await panel.answer.locator('.answer-text').count()) > 0;
  return {
    said: answered ? await proseOf(panel) : guided ? ((await panel.steps.last().textContent()) ?? '') : '',
    abstained: citations === 0 && SAYS_NOTHING.some((words) => shown.includes(words)),
    citations,
    notFound: await panel.answer.getByText('Not found on the page').count(),
    backed,
    claims: backed + (await claims('no')),
  };
}

const proseOf = (panel: Tab['panel']): Promise<string> =>
  panel.answer
    .locator('.answer-text')
    .first()
    .evaluate((element) => {
      const prose = element.cloneNode(true) as HTMLElement;
      for (const button of prose.querySelectorAll('button')) button.remove();
      return prose.textContent;
    });

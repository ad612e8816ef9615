import type { FollowEnd, FollowLimits, FollowStep, FollowTree } from '../../../contracts/follow.ts';
import type { PageIndex } from '../../../contracts/page-index.ts';
import { createSeenTexts } from '../../../core/follow/near-same.ts';
import type { SitePort, TurnContext } from '../../mode.ts';
import { type Chooser, chooseByModel, chooseByWords, type PageRead } from './choose.ts';
import { type Candidate, createFrontier } from './frontier.ts';
import { createPoliteReader, type PoliteReader } from './polite-reader.ts';

type Following = Pick<TurnContext, 'question' | 'model' | 'cheapModel' | 'hooks' | 'signal' | 'progress'> & {
  site: SitePort;
};

/**
 * Reads further pages of the site that may answer a question, one after the other and within the limits, beginning at the page where it was asked.
 * Nothing is opened; what is read becomes part of the turn's document.
 * @param here the page where it was asked
 * @param told after each step, with the way so far
 * @returns the way that was taken, and estimated tokens that the choosing took
 */
export async function followLinks(
  context: Following,
  here: PageIndex,
  limits: FollowLimits,
  told: (tree: FollowTree) => Promise<void> | void,
): Promise<{ tree: FollowTree; spent: number }> {
  const { site, signal } = context;
  const { origin, host } = new URL(here.url);
  const tree: FollowTree = { host, limits, state: 'reading', steps: [], risky: 0 };
  const until = Date.now() + limits.seconds * 1000;
  await told(tree);

  const reader = await createPoliteReader(site, origin, { cookies: limits.cookies, until, signal });
  if (!reader) return { tree: ended(tree, 'robots'), spent: 0 };
  const frontier = createFrontier(context.question, origin, reader.robots, limits);
  const isSame = createSeenTexts();
  isSame(here.lines);
  frontier.know(here.url);
  frontier.add({ page: await site.links(), depth: 0, score: 0, language: here.lang });
  const read: PageRead[] = [{ index: here, score: 0 }];
  const model = context.cheapModel ?? context.model;
  const chooser: Chooser = model
    ? chooseByModel(context, model, frontier, limits.tokens)
    : chooseByWords(context.question, frontier);

  /** Reads one page, writes down what came of it, and takes its links on. */
  async function step(
    reader: PoliteReader,
    { link, from, depth, score, searched }: Candidate,
  ): Promise<'busy' | undefined> {
    if (!frontier.know(link.url)) return undefined;
    const at = tree.steps.length;
    const note: FollowStep = {
      url: link.url,
      title: '',
      why: link.text,
      ...(searched ? { searched } : {}),
      ...(from === undefined ? {} : { from }),
      outcome: 'reading',
    };
    tree.steps.push(note);
    context.progress({ code: 'reading-site', page: fetched(tree), pages: limits.pages });
    await told(tree);
    const { outcome, url, page } = await reader.read(link.url);
    const again = url !== link.url && !frontier.know(url);
    note.outcome = page && (again || isSame(page.index.lines)) ? 'same' : outcome;
    let promising = 0;
    if (page && note.outcome === 'read') {
      Object.assign(note, { url, title: page.index.title, source: site.take(page.index) });
      read.push({ index: page.index, score });
      promising = frontier.add({ page: page.links, from: at, depth, score, language: page.index.lang });
    }
    if (searched && promising === 0) frontier.searchBroader();
    tree.risky = frontier.risky();
    await told(tree);
    return outcome === 'busy' ? 'busy' : undefined;
  }

  async function walk(reader: PoliteReader): Promise<FollowEnd> {
    for (;;) {
      if (fetched(tree) >= limits.pages) return 'pages';
      if (Date.now() >= until) return 'time';
      const next = await chooser.next(read, limits.pages - fetched(tree));
      if (next.end) return next.end;
      for (const candidate of next.read) {
        if (!(await reader.ready())) return 'time';
        if ((await step(reader, candidate)) === 'busy') return 'busy';
      }
    }
  }
  tree.risky = frontier.risky();
  const end = await walk(reader);
  return { tree: ended(tree, end), spent: chooser.spent() };
}

const fetched = ({ steps }: FollowTree): number => steps.length;

const ended = (tree: FollowTree, end: FollowEnd): FollowTree => ({ ...tree, state: 'ended', end });

/** The tree of a way that the person ended: what was found stays. */
export const stoppedTree = (tree: FollowTree): FollowTree => ({
  ...tree,
  state: 'ended',
  end: 'stopped',
  steps: tree.steps.filter(({ outcome }) => outcome !== 'reading'),
});

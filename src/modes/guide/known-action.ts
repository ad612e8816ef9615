import type { GuideCard, GuideLocator, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { foldWords } from '../../core/lexicon/fold.ts';
import { phrases } from '../../core/lexicon/matcher.ts';
import { OPENING_WORDS } from '../../core/lexicon/opening.ts';
import { siteOf, type Walk } from './cache.ts';
import { isDisliked } from './dislikes.ts';
import { locate, locatorOf } from './locator.ts';
import { NOTHING_SEEN } from './prompt.ts';

/** The part of the outline (from 1) that is to be done next, and nothing of it has been. */
interface Needed {
  part: number | null;
  words: string;
}

/**
 * A press that a completed guide has made on this site, where it is all that the next part of the outline asks for, and its control is still there by
 * name, role and place: no request is needed for it. In any doubt there is none: a wrong step costs more than a request.
 */
export async function knownAction(
  card: GuideCard,
  { url, lines }: PageIndex,
  loadWalks: () => Promise<readonly Walk[]>,
): Promise<{ reply: GuideStepReply; line: IndexLine } | undefined> {
  const needed = isStraight(card) ? neededNext(card) : undefined;
  if (!needed) return undefined;
  const serving = lines.filter((line) => line.kind === 'control' && serves(line.text, needed.words));
  const [line] = serving;
  if (!line || serving.length > 1 || line.behind || line.notes.includes('disabled')) return undefined;
  if (isDisliked(card, 'click', line, url)) return undefined;
  const known = (await loadWalks())
    .filter(({ site }) => site === siteOf(url))
    .flatMap(({ steps }) => steps)
    .find(
      ({ action, value, commits, locator }) =>
        action === 'click' &&
        value === null &&
        commits !== true &&
        locator !== null &&
        locate(locator, lines) === line &&
        isInPlace(locatorOf(line, lines), locator),
    );
  if (!known) return undefined;
  const { instruction, hint } = known;
  const about = { index: line.n, text: line.text, action: 'click' as const, value: null, commits: false };
  return { line, reply: { ...about, instruction, hint, part: needed.part } };
}

/** Whether all has gone as it was planned so far: nothing was corrected, refused, done another way or without effect. */
function isStraight({ steps, said, known, deadEnds, finer, wantsLook, replay }: GuideCard): boolean {
  const nothing = [said, known, deadEnds].every((list) => !list || list.length === 0);
  return (
    nothing &&
    !finer &&
    !wantsLook &&
    !replay &&
    steps.every(({ state }) => state === 'done') &&
    !/(?:^|; )error: /.test(steps.at(-1)?.seen ?? '') &&
    steps.at(-1)?.seen !== NOTHING_SEEN
  );
}

/** The part behind the one that the newest step was all of; before the first step, what the task says to do first. */
function neededNext({ steps, outline, task }: GuideCard): Needed | undefined {
  const last = steps.at(-1);
  if (!last) {
    const [first = '', ...more] = task.split(/[,;.،؛、，；。]\s*/u);
    return more.join('').trim() === '' ? undefined : { part: null, words: first };
  }
  const done = outline?.parts[outline.at - 1];
  const next = outline?.parts[outline.at];
  if (!outline || done === undefined || next === undefined) return undefined;
  if (last.action !== 'click' || !serves(last.target?.text ?? '', done)) return undefined;
  return { part: outline.at + 1, words: next };
}

/** Whether pressing a control of this name is all that these words ask for: "Open the account menu" and "Account". */
function serves(name: string, words: string): boolean {
  const folded = foldWords(name);
  if (folded.length < 2) return false;
  const named = phrases([folded]);
  return named.test(words) && OPENING_WORDS.without(named.without(words)) === '';
}

/** In the same region, and where the page has none, beside the same controls. */
function isInPlace(now: GuideLocator, then: GuideLocator): boolean {
  const beside = [...now.before, ...now.after].filter((name) => name !== '');
  const sameBeside = beside.some((name) => [...then.before, ...then.after].includes(name));
  return now.landmark === then.landmark && (now.landmark !== '' || sameBeside);
}

import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import { detectLanguage } from '../../core/text/languages.ts';
import { contentKeys } from '../../core/text/words.ts';
import type { HideBlock } from './blocks.ts';
import type { Found } from './found.ts';
import { tellingWords } from './named.ts';
import type { HideRequest } from './request.ts';

/** Share of the words that a request says of a section which its heading has to say. */
const MOST = 0.6;
/** Share of a page that a box has at most. */
const BOX = 0.3;
/** Characters of a heading. */
const TITLE = 120;

const asks = lazy(() => new RegExp(sourceOf(hidingWords('chapters')), 'u'));

/** The section of a text that a request speaks of: its heading, and what follows up to the next of its rank. `undefined`: it speaks of none. */
export function chapterMeant(
  { question, kinds }: HideRequest,
  blocks: readonly HideBlock[],
  lines: readonly IndexLine[],
): Found[] | undefined {
  if (kinds.length > 0 || !asks().test(question.normalize('NFC').toLowerCase())) return undefined;
  const language = detectLanguage([question]);
  const words = tellingWords(question).filter((word) => !asks().test(word));
  const wanted = [...new Set(contentKeys(words.join(' '), language))];
  if (wanted.length === 0) return undefined;
  const scored = lines
    .filter(({ level, text }) => level !== undefined && level > 1 && text.length <= TITLE)
    .map((line) => {
      const said = new Set(contentKeys(line.text, language));
      return { line, hits: wanted.filter((key) => said.has(key)).length };
    });
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  if (most === 0 || most < wanted.length * MOST) return undefined;
  const [heading] = scored.filter(({ hits }) => hits === most).map(({ line }) => line);
  // What stands in a block of its own is known by its title.
  const isBox = blocks.some(
    ({ lines: own, holdsTitle, share }) => own[0] === heading && own.length > 1 && !holdsTitle && share < BOX,
  );
  if (isBox) return undefined;
  const because = { code: 'topic', params: { topic: heading!.text } };
  return runOf(heading!, blocks, lines).map((n) => ({ n, reason: '', because, asIs: true }));
}

/** A heading and what it heads: blocks that lie there whole, and the lines beside them. */
function runOf(heading: IndexLine, blocks: readonly HideBlock[], lines: readonly IndexLine[]): number[] {
  const around = blocks.findLast(({ lines: own }) => own.includes(heading) && own.length > 1);
  const own =
    around && around.lines[0] !== heading ? around.lines : lines.filter(({ kind }) => kind !== 'container');
  const from = own.indexOf(heading);
  const rest = own.slice(from + 1);
  const end = rest.findIndex(
    ({ level, landmark }) =>
      (level !== undefined && level <= heading.level!) || landmark !== heading.landmark,
  );
  const run = new Set([heading, ...(end < 0 ? rest : rest.slice(0, end))]);
  const covered = new Set<IndexLine>();
  const whole = blocks.filter(({ lines: inside }) => {
    const isWhole = inside.length > 0 && inside.every((line) => run.has(line) && !covered.has(line));
    if (isWhole) for (const line of inside) covered.add(line);
    return isWhole;
  });
  return [
    ...whole.map(({ line }) => line.n),
    ...[...run].filter((line) => !covered.has(line)).map(({ n }) => n),
  ];
}

import type { IndexLine } from '../../contracts/page-index.ts';
import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import type { HideBlock } from './blocks.ts';
import { KINDS } from './kinds.ts';

/** Characters of a line in a text that leads to another: the words, and a headline. */
const LEAD = { least: 20, most: 220 };

const links = lazy(() => new RegExp(sourceOf(hidingWords('links')), 'u'));

/** Whether a request speaks of links, which stand in the text as well. */
export const asksLinks = (question: string): boolean => links().test(question.normalize('NFC').toLowerCase());

/** Lines between paragraphs that lead to another text, "Read also: ...", beside those in blocks that are found. */
export function leadsIn(lines: readonly IndexLine[], found: readonly HideBlock[]): IndexLine[] {
  const covered = new Set(found.flatMap((block) => block.lines));
  return lines.filter(
    (line) =>
      (line.kind === 'text' || line.kind === 'control') &&
      line.text.length >= LEAD.least &&
      line.text.length <= LEAD.most &&
      !covered.has(line) &&
      KINDS.related.words.leads.test(line.text),
  );
}

const inText = lazy(() => new RegExp(sourceOf(hidingWords('inText')), 'u'));

/** Whether a request means what stands between the paragraphs of the text. */
export const asksInText = (question: string): boolean =>
  inText().test(question.normalize('NFC').toLowerCase());

/** Paragraphs of one block from which it holds the text of a page; characters of each. */
const PARAGRAPHS = 3;
const PROSE = 100;

/** Links that stand by themselves between the paragraphs of the text, whatever they say. */
export function leadsBetween(lines: readonly IndexLine[]): IndexLine[] {
  const counts = new Map<number, number>();
  for (const { kind, text, level, container, landmark } of lines)
    if (kind === 'text' && level === undefined && text.length >= PROSE && landmark !== 'complementary')
      counts.set(container ?? 0, (counts.get(container ?? 0) ?? 0) + 1);
  return lines.filter((line, i) => {
    const { kind, role, text, level, container = 0 } = line;
    if (kind !== 'control' || role !== 'link' || level !== undefined) return false;
    if (text.length < LEAD.least || text.length > LEAD.most || (counts.get(container) ?? 0) < PARAGRAPHS)
      return false;
    const beside = [lines[i - 1], lines[i + 1]];
    return beside.some((other) => other?.kind === 'text' && (other.container ?? 0) === container);
  });
}

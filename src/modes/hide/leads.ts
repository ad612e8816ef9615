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

import type { IndexLine } from '../../../contracts/page-index.ts';
import { lazy } from '../../../core/lazy.ts';
import { APPEAL, FURNITURE_HEADINGS } from '../../../core/lexicon/furniture.ts';
import { wordsOfKind } from '../../../core/lexicon/kinds.ts';
import type { Question } from '../../../core/text/question.ts';
import type { ValueType } from '../../../core/text/values.ts';
import { SPEAKING } from './candidates.ts';
import type { Evidence } from './evidence.ts';

/** A line up to this length, in characters, is furniture where it says what furniture is headed with. */
const FURNITURE = 60;
/** ... and up to this one leads to another page where it begins so: "Read also". */
const LEAD = 150;
const COPYRIGHT = /©|^copyright\b/iu;
const OF_COPYRIGHT = /©|copyright/iu;
const leadsElsewhere = lazy(() => wordsOfKind('related').leads);

/** What a site says for itself on every page: subscribe, log in, read this too, all rights reserved. */
const speaksForSite = ({ text, level }: IndexLine): boolean =>
  COPYRIGHT.test(text) ||
  APPEAL.test(text) ||
  (text.length <= FURNITURE && level !== 1 && FURNITURE_HEADINGS.test(text)) ||
  (text.length <= LEAD && leadsElsewhere().test(text));

/** Asked once for each line, not for each question. */
const known = new WeakMap<IndexLine, boolean>();

function isSiteSpeech(line: IndexLine): boolean {
  const before = known.get(line);
  if (before !== undefined) return before;
  const is = speaksForSite(line);
  known.set(line, is);
  return is;
}

/** "Is there a newsletter?" asks for just that. */
const asksForSiteSpeech = (question: string): boolean =>
  OF_COPYRIGHT.test(question) || APPEAL.test(question) || FURNITURE_HEADINGS.test(question);

/** Who and where the site's owner is stands beside its copyright. */
const OF_OWNER: ReadonlySet<ValueType> = new Set<ValueType>([...SPEAKING, 'person', 'place']);

/** What was found for a question without what a site says for itself, unless just that is asked. */
export function withoutSiteSpeech(found: readonly Evidence[], { text, type }: Question): readonly Evidence[] {
  if (asksForSiteSpeech(text)) return found;
  return found.filter(({ line, formed }) => (formed && OF_OWNER.has(type)) || !isSiteSpeech(line));
}

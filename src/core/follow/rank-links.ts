import type { PageLink } from '../../contracts/follow.ts';
import { bestMatches, matchTerms } from '../index/match.ts';
import { detectLanguage } from '../text/languages.ts';
import { readQuestion } from '../text/question.ts';
import { contentKeys } from '../text/words.ts';
import { wordsOfAddress } from './address.ts';

/** What a word of the question counts for, by where a link has it. */
const TEXT = 1;
const ADDRESS = 0.8;
const HEADING = 0.5;
const AROUND = 0.4;
/** A link in a menu is on every page and says less of this one. */
const IN_MENU = 0.9;

type Told = Pick<PageLink, 'url' | 'text' | 'heading' | 'around' | 'menu'>;

/**
 * How much each link promises for a question, 0 to 1: which of its words stand in the link, its address, and around it. Words that many links have tell
 * little.
 */
export function rankLinks(question: string, links: readonly Told[]): number[] {
  const language = detectLanguage(links.map(({ text, around }) => `${text} ${around}`));
  const terms = readQuestion(question, language).terms.filter(({ key }) => key !== '');
  const parts = links.map(({ url, text, heading, around }) =>
    [text, wordsOfAddress(url), heading, around].map((words) => contentKeys(words, language)),
  );
  const matches = matchTerms(terms, new Set(parts.flat(2)));
  const best = parts.map((each) => {
    const found = each.map((keys) => bestMatches(keys, matches, terms.length));
    return terms.map((_, term) =>
      Math.max(...[TEXT, ADDRESS, HEADING, AROUND].map((worth, part) => worth * found[part]![term]!)),
    );
  });
  const weights = terms.map(({ weight }, term) => weight * rarity(best, term));
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return best.map((own, at) => {
    const score = own.reduce((sum, each, term) => sum + each * weights[term]!, 0) / all;
    return links[at]!.menu ? score * IN_MENU : score;
  });
}

/** 1 for a word of one link, towards 0 for one of all; a word that no link has weighs like one of one. */
function rarity(best: readonly (readonly number[])[], term: number): number {
  const having = best.filter((own) => own[term]! >= ADDRESS * 0.5).length;
  return 1 / (1 + Math.log2(Math.max(1, having)));
}

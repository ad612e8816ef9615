import { createHash } from 'node:crypto';
import { bare } from '../instant/judge-evidence.ts';
import type { Proposal, ReadPage } from './propose.ts';

/** A question of the set, in the form that `bench -- model find` takes (`file`, `kind`, `question`, `answer`, `evidence`). */
export interface Item extends Omit<Proposal, 'about'> {
  id: string;
  file: string;
  lang: string;
}

/** What an item is wrong for, '' when it holds: its evidence stands once on the page, and the answer in it; of an unanswerable one nothing does. */
export function faultOf(item: Pick<Item, 'answer' | 'evidence' | 'absent'>, page: ReadPage): string {
  const text = textOf(page);
  if (item.answer === null)
    return item.absent && !text.includes(folded(item.absent)) ? '' : 'the page names what is asked about';
  if (item.evidence.length === 0) return 'no evidence';
  for (const { text: words, context } of item.evidence) {
    const places = text.split(folded(`${context?.before ?? ''}${words}${context?.after ?? ''}`)).length - 1;
    if (places === 0) return 'the evidence is not on the page';
    if (places > 1) return 'the evidence stands there more than once';
  }
  const held = folded(item.evidence.map((each) => each.text).join('\n'));
  const inIt = [item.answer].flat().every((part) => part.trim() !== '' && held.includes(folded(part)));
  return inIt ? '' : 'the answer is not in the evidence';
}

/** Of all pages' proposals what holds. A question that a page raises twice has two answers, and goes. */
export function verified(pages: readonly ReadPage[], proposals: ReadonlyMap<string, readonly Proposal[]>) {
  const items: (Item & Pick<Proposal, 'about'>)[] = [];
  const refused: Record<string, number> = {};
  for (const page of pages) {
    const own = proposals.get(page.file) ?? [];
    for (const { about, ...proposal } of own) {
      const twice = own.filter(({ question }) => question === proposal.question).length > 1;
      const fault = twice ? 'asked twice' : faultOf(proposal, page);
      if (fault) refused[fault] = (refused[fault] ?? 0) + 1;
      else items.push({ ...itemOf(page, proposal), ...(about && { about }) });
    }
  }
  return { items, refused };
}

/** For every third item a twin that its page cannot answer: about what another page of the language has at the same place. */
export function twinsOf(
  pages: readonly ReadPage[],
  items: readonly (Item & Pick<Proposal, 'about'>)[],
): Item[] {
  return items.flatMap((item, at) => {
    const page = pages.find(({ file }) => file === item.file);
    if (!item.about || !page || at % 3 !== 0) return [];
    const text = textOf(page);
    const other = items.find(
      (each) =>
        each.about &&
        each.kind === item.kind &&
        each.lang === item.lang &&
        each.file !== item.file &&
        !text.includes(folded(each.about.entity)),
    );
    if (!other?.about) return [];
    const absent = other.about.entity;
    const twin = {
      kind: 'unanswerable' as const,
      question: item.about.question(absent),
      answer: null,
      evidence: [],
      absent,
    };
    return [itemOf(page, twin)];
  });
}

const itemOf = (page: ReadPage, each: Omit<Item, 'id' | 'file' | 'lang'>): Item => ({
  id: `${page.file.replace(/\.html?$/, '').slice(0, 40)}-${sha256(each.question).slice(0, 8)}`,
  file: page.file,
  lang: page.language,
  ...each,
});

export const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** Neither case, white space nor what stands between the cells of a row. */
const folded = (text: string): string => bare(text).replaceAll('¦', '').toLowerCase();

/** The words of a page as one text, in which places are counted. */
export const textOf = (page: ReadPage): string =>
  page.lines
    .filter(({ kind }) => kind === 'text' || kind === 'control')
    .map(({ text }) => folded(text))
    .join('');

import { areaOf, childrenOf, contains, elementAbove, queryAll, tagOf } from '../dom/dom.ts';

/** Characters from which a paragraph is running text, and several of them are an article. */
const LONG = 80;
const ARTICLE = 600;
/** Share of the article from which a part of it counts as the article. */
const MOST = 0.6;

/** Where the page's running text stands: the element with the most of it in paragraphs of its own. A reader's comment is no rival: each stands by itself; nor is what is not drawn. */
export function articleOf(document: Document): Element | undefined {
  const sums = new Map<Element, number>();
  for (const paragraph of queryAll(document, 'p')) {
    const length = lengthOf(paragraph);
    const parent = elementAbove(paragraph);
    if (length >= LONG && parent && areaOf(paragraph) > 0) sums.set(parent, (sums.get(parent) ?? 0) + length);
  }
  const [best] = [...sums].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= ARTICLE ? best[0] : undefined;
}

/** Whether hiding these elements takes the article, or most of it. */
export function takesArticle(elements: readonly Element[], article: Element | undefined): boolean {
  if (!article) return false;
  if (elements.some((element) => contains(element, article))) return true;
  const paragraphs = childrenOf(article).filter((child) => tagOf(child) === 'p');
  const sum = (some: readonly Element[]) => some.reduce((total, each) => total + lengthOf(each), 0);
  const taken = paragraphs.filter((each) => elements.some((element) => contains(element, each)));
  return sum(taken) >= sum(paragraphs) * MOST;
}

const lengthOf = (element: Element): number => (element.textContent ?? '').trim().length;

import type { FindCard } from '../../contracts/answer.ts';
import type { PageLink, PageLinks } from '../../contracts/follow.ts';
import { isResultsPage } from '../../core/empty-tab/search-engines.ts';
import { addressKey } from '../../core/follow/address.ts';
import { rankLinks } from '../../core/follow/rank-links.ts';
import type { TurnContext } from '../mode.ts';

type Result = NonNullable<FindCard['results']>[number];

const MOST = 3;
/** Results that are looked at: what a search engine puts further down, it holds for worse. */
const FIRST = 10;
/** Parameters in which search engines keep the address of a result whose visits they count. */
const TARGETS = ['uddg', 'q', 'url', 'u'];
const LEAST_TITLE = 8;

/** Puts the best results of a search engine's page under an answer, to be opened in sight and asked there: excerpts are not the page. */
export async function offerResults(context: TurnContext<FindCard>): Promise<void> {
  const { site, question, turn } = context;
  const card = context.card();
  if (!card || !site || turn.pages || !isResultsPage(turn.url)) return;
  const results = resultsOn(question, await site.links());
  if (results.length > 0) context.show({ ...context.card()!, results });
}

/** The results that promise most for a question, best first; what is as good as another stands behind it as on the page. */
export function resultsOn(question: string, { url, links }: PageLinks): Result[] {
  const own = siteOf(url);
  const known = new Set<string>();
  const found = links.flatMap((link): PageLink[] => {
    const target = targetOf(link.url, own);
    if (link.menu || link.text.length < LEAST_TITLE || target === undefined) return [];
    const key = addressKey(target);
    if (known.has(key)) return [];
    known.add(key);
    return [{ ...link, url: target }];
  });
  const first = found.slice(0, FIRST);
  const scores = rankLinks(question, first);
  return first
    .map((link, at) => ({ link, score: scores[at]! }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ link }) => ({ url: link.url, title: link.text }));
}

/** Where a result leads; `undefined` for what stays with the search engine. */
function targetOf(address: string, own: string): string | undefined {
  if (siteOf(address) !== own) return address;
  const { searchParams } = new URL(address);
  return TARGETS.map((name) => searchParams.get(name) ?? '').find(
    (each) => /^https?:\/\//.test(each) && URL.canParse(each) && siteOf(each) !== own,
  );
}

/** The last two parts of a host: what an engine has beside its search is no result. */
const siteOf = (url: string): string => new URL(url).hostname.split('.').slice(-2).join('.');

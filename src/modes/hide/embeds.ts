import { lazy } from '../../core/lazy.ts';
import { hidingWords } from '../../core/lexicon/hiding.ts';
import { sourceOf } from '../../core/lexicon/pattern.ts';
import type { HideBlock } from './blocks.ts';
import type { Found } from './found.ts';
import type { HideRequest } from './request.ts';

const asks = lazy(() => new RegExp(sourceOf(hidingWords('embeds')), 'u'));

/** A frame that only shares or follows. */
const BUTTON = /button|follow|share|like/i;

/** What each network has its posts called in other sites' pages, and the hosts of its frames. */
const NETWORKS: Readonly<Record<string, { names: RegExp; hosts: RegExp }>> = {
  twitter: {
    names: /twitter-?(tweet|video|embed)|tweet-?(embed|container)|embed-?(tweet|twitter)/,
    hosts: /twitter\.com/,
  },
  instagram: { names: /instagram-?(media|embed)|embed-?instagram/, hosts: /instagram\.com/ },
  facebook: { names: /fb-(post|video)|embed-?facebook/, hosts: /facebook\.com/ },
  tiktok: { names: /tiktok-?embed|embed-?tiktok/, hosts: /tiktok\.com/ },
  reddit: { names: /reddit-?(embed|card)|embed-?reddit/, hosts: /reddit\.com|redditmedia\.com/ },
  bluesky: { names: /bluesky-?embed|embed-?bluesky/, hosts: /bsky\.app/ },
  mastodon: { names: /mastodon-?embed/, hosts: /mastodon/ },
};

/** Posts of networks that stand in the page; `undefined`: a request asks for none. */
export function embedsMeant(
  { question, kinds }: HideRequest,
  blocks: readonly HideBlock[],
): Found[] | undefined {
  const text = question.normalize('NFC').toLowerCase();
  const word = asks().exec(text)?.[0];
  if (word === undefined || !kinds.every((kind) => kind === 'share')) return undefined;
  const said = Object.keys(NETWORKS).filter((name) => text.includes(name));
  const named = said.length > 0 ? said : saysTweets(word) ? ['twitter'] : Object.keys(NETWORKS);
  const because = { code: 'topic', params: { topic: word } };
  return blocks
    .filter((block) => named.some((name) => isFrom(NETWORKS[name]!, block)))
    .map(({ line }) => ({ n: line.n, reason: '', because, asIs: true }));
}

const saysTweets = (word: string): boolean => /^(tw|tu|gaz|твит|ツイ|推|트|ट्व|ت)/u.test(word);

const isFrom = ({ names, hosts }: (typeof NETWORKS)[string], { line, hints }: HideBlock): boolean =>
  names.test(hints) || (line.kind === 'frame' && hosts.test(hints) && !BUTTON.test(`${line.text} ${hints}`));

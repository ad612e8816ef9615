import type { PageLink } from '../../../contracts/follow.ts';
import { addressKey, looksLikeFile, wordsOfAddress } from '../../../core/follow/address.ts';
import { foldWords } from '../../../core/lexicon/fold.ts';
import { namesCommitment } from '../../../core/lexicon/risk.ts';

/** What programs call it in an address when a visit does something: `/logout`, `/unsubscribe`. */
const ACTS = new Set(
  'logout signout logoff signoff delete destroy remove erase purge unsubscribe optout unregister deactivate terminate cancel revoke disconnect disable buy purchase pay checkout order subscribe donate bid vote like unlike upvote downvote follow unfollow approve reject confirm accept decline activate verify publish unpublish send submit add addtocart restore reset ban'.split(
    ' ',
  ),
);
/** Of these, with one or two words more: `/delete-my-account`, but not `/order-status`. */
const ACTS_ON_SOMETHING =
  /^(?:delete|destroy|remove|erase|purge|unsubscribe|deactivate|terminate|cancel|revoke|buy|purchase|add|logout|signout)$/;
/** Names of parameters by which a visit does something, whatever their value. */
const ACTING_PARAMETERS =
  /^(?:add|add[-_]?to[-_]?\w+|remove\w*|delete\w*|destroy|logout|log[-_]?out|sign[-_]?out|unsubscribe|subscribe|buy|order[-_]?now|pay|vote|like|follow|confirm\w*|approve|_?method|csrf\w*|_?token|nonce|_?wpnonce|auth\w*|key|signature|sig|hash|otp|code)$/i;
/** Parameters whose value names what is done. */
const COMMANDS = /^(?:action|act|do|op|operation|cmd|command|task|event|mode|method|func|fn)$/i;
/** Values of those that only show something. */
const SHOWS =
  /^(?:view|show|display|list|read|detail\w*|info|search|browse|print|page|open|index|default|history|raw)$/i;
/** Where people enter, which only they do. */
const ENTRANCES =
  /^(?:log-?in|sign-?in|sign-?up|register|auth|oauth\d?|sso|saml|admin|wp-admin|wp-login|cart|basket|account)$/i;

/**
 * Whether a link's page may be fetched without anybody having looked at it: one that may do something when it is visited (log out, delete, buy,
 * unsubscribe) is left alone, by its address and by its words in any language. In doubt it is left alone: the person can still click it.
 * @param language of the page (BCP 47), '' where it does not say
 * @param loggedIn the person's cookies go along: then a visit may do more
 */
export function mayFetch(
  { url, text, leaveAlone }: PageLink,
  language: string,
  loggedIn = false,
): 'yes' | 'risky' | 'no' {
  const address = new URL(url);
  if (leaveAlone || actsByAddress(address)) return 'risky';
  if (namesCommitment(text, language) && (loggedIn || !isAbout(address, text))) return 'risky';
  return looksLikeFile(url) || isEntrance(url) ? 'no' : 'yes';
}

/** Numbers, hashes and tokens, by which a visit concerns one thing of one person. */
const IDENTIFIER = /^(?:\d{5,}|(?=.*\d)(?=.*[a-z])[a-z\d]{6,}|[\da-f-]{16,})$/i;
const TELLING_WORD = 4;

/** "Delivery and payment" at `/help/delivery`: an address that is made of the link's own words is an article, not an act. */
function isAbout({ href, pathname }: URL, text: string): boolean {
  if (addressKey(href).includes('?') || pathname.split('/').some((part) => IDENTIFIER.test(part)))
    return false;
  const words = tellingWords(text);
  return tellingWords(wordsOfAddress(`https://a.example${pathname}`)).some((part) =>
    words.some((word) => word.startsWith(part) || part.startsWith(word)),
  );
}

const tellingWords = (text: string): string[] =>
  foldWords(text)
    .split(' ')
    .filter((word) => word.length >= TELLING_WORD);

function actsByAddress({ pathname, searchParams }: URL): boolean {
  return (
    pathname.split('/').some(isAct) ||
    [...searchParams].some(
      ([name, value]) =>
        ACTING_PARAMETERS.test(name) || (COMMANDS.test(name) && !SHOWS.test(value)) || isAct(value),
    )
  );
}

/** `delete`, `deleteUser`, `remove_item`, `addToCart`: "how-to-delete-a-page" tells about it. */
function isAct(part: string): boolean {
  const words = part
    .replace(/\.\w{2,5}$/, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '-')
    .toLowerCase()
    .split(/[-_.+]+|%20/)
    .filter(Boolean);
  const joined = words.join('');
  if (ACTS.has(joined) || /^(?:log|sign)(?:out|off)/.test(joined)) return true;
  return words.length > 1 && words.length <= 3 && ACTS_ON_SOMETHING.test(words[0]!);
}

const isEntrance = (url: string): boolean =>
  new URL(url).pathname.split('/').some((part) => ENTRANCES.test(part));

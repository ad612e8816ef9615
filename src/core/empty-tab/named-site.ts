/** Endings that are far more often a file's than a country's. */
const FILES =
  /\.(?:js|mjs|ts|tsx|jsx|py|rb|rs|sh|md|txt|pdf|html?|css|json|xml|csv|png|jpe?g|gif|svg|webp|zip|docx?|xlsx?|pptx?|mp[34]|exe|php)$/i;

const SITE =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"'“”«»）)]+|(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:xn--[a-z0-9-]+|\p{L}{2,24})(?::\d{2,5})?(?:\/[^\s<>"'“”«»）)]*)?)/u;

/** The question without the site that it names, to be asked of what that site shows. */
export function withoutSite(question: string): string {
  const named = siteNamed(question) === undefined ? undefined : SITE.exec(question)?.[0];
  if (named === undefined) return question;
  const rest = question.replace(named, ' ').replace(/\s+/g, ' ').trim();
  // "On example.org: when does it open?"
  const bare = rest.replace(/^\p{L}{0,5}\s*[:,，、：]\s*/u, '');
  return /\p{L}{2}/u.test(bare) ? bare : question;
}

/** The address of the site that a question names ("what does example.org say about ...?"); `undefined`: it names none. */
export function siteNamed(question: string): string | undefined {
  const named = SITE.exec(question)?.[0].replace(/[.,;:!?。！？、]+$/u, '');
  if (named === undefined) return undefined;
  const address = /^https?:\/\//.test(named) ? named : `https://${named}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, href } = new URL(address);
  const first = named.split('.')[0]!;
  // "e.g.", "i.e.", "node.js"
  if (first.length < 2 || (pathname === '/' && FILES.test(hostname))) return undefined;
  return href;
}

/**
 * The host that someone means who types or pastes a site: `https://www.Example.com/path` and `*.example.com` are `example.com`.
 * @returns '' when it is no host
 */
export function hostFrom(text: string): string {
  const bare = text
    .trim()
    .replace(/^\*\.?/, '')
    .replace(/^\./, '');
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`;
  if (!bare || /\s/.test(bare) || !URL.canParse(url)) return '';
  const { hostname } = new URL(url);
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

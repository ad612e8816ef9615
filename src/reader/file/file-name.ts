/**
 * What a file is called: by its server (RFC 6266; `filename*` goes before `filename`), else by its address.
 * @param disposition the header `Content-Disposition`
 */
export function fileName(address: string, disposition: string | null): string {
  const named = disposition === null ? undefined : (extended(disposition) ?? unencoded(disposition));
  const last = new URL(address).pathname.split('/').findLast((part) => part !== '');
  const name = (named ?? decode(last ?? '')).replace(/^.*[\\/]/, '').trim();
  return name || 'document.pdf';
}

function extended(disposition: string): string | undefined {
  const value = /filename\*\s*=\s*(?:utf-8|iso-8859-1)'[^']*'([^;]+)/i.exec(disposition)?.[1];
  return value && decode(value.trim());
}

function unencoded(disposition: string): string | undefined {
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare;
}

/** A name with a stray `%` is shown as it stands. */
function decode(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

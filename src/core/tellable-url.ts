import { privateValue } from './private-values.ts';

/** Names of parameters that hold a secret or a part of a sign-in, as words or written together: "access_token", "X-Amz-Signature", "PHPSESSID". */
const SECRET_NAME =
  /(?:^|[^a-z])(?:auth|code|key|nonce|otp|pass|pin|pwd|sid|sig|state|ticket|hmac|jwt|assertion|relaystate|email|e-mail|mail|phone)(?:$|[^a-z])|token|secret|passw|session|sess(?:ion)?id|signature|credential|authorization|authcode|oauth|api-?_?key|access-?_?key|saml|magic|invite|csrf|xsrf|otp$|verifier/;
/** A word before a path segment that makes a long random one a key: "/reset/8f3a...". */
const KEY_AHEAD =
  /reset|verify|verification|confirm|activate|activation|magic|invit|token|unsubscribe|login|signin|sso|auth|share|recover/i;
const LONG_VALUE = 20;
const LONG_PIECE = 16;
/** Stands in the place of what is not told. */
export const HIDDEN = '***';
/** Longer ones say nothing that helps and may hold anything. */
const MAX_LENGTH = 2_000;

/**
 * An address as a model may be told it: origin, path and harmless parameters. Secrets in query, fragment, path (keys, random values after
 * "reset" and the like, `;jsessionid=`) and before the host (user and password) are replaced by `***`. This is the one owner of what is told of an
 * address; what is no address comes back without its query and fragment.
 */
export function tellableUrl(address: string): string {
  if (!URL.canParse(address)) return address.replace(/[?#].*$/su, '').slice(0, MAX_LENGTH);
  const { protocol, host, pathname, search, hash } = new URL(address);
  if (!/^(?:https?|file|chrome-extension|ftp):$/.test(protocol)) return `${protocol}${pathname.slice(0, 40)}`;
  const told = `${protocol}//${host}${pathOf(pathname)}${queryOf(search)}${fragmentOf(hash)}`;
  return told.slice(0, MAX_LENGTH);
}

/** The same for a path with its query and fragment. */
export function tellablePath(path: string): string {
  const told = tellableUrl(`https://a.invalid${path.startsWith('/') ? '' : '/'}${path}`);
  return told.slice('https://a.invalid'.length);
}

function pathOf(pathname: string): string {
  const parts = pathname.split('/');
  return parts
    .map((part, at) => {
      const [name = '', ...own] = part.split(';');
      const secret = isKey(name) || (KEY_AHEAD.test(parts[at - 1] ?? '') && isRandom(name));
      return [secret ? HIDDEN : name, ...own.map(parameterOf)].join(';');
    })
    .join('/');
}

const queryOf = (search: string): string =>
  search.length < 2 ? '' : `?${search.slice(1).split('&').map(parameterOf).join('&')}`;

/** A fragment is the name of a place, parameters (OAuth), or a path with a query of its own. */
function fragmentOf(hash: string): string {
  if (hash.length < 2) return '';
  const [place = '', query] = hash.slice(1).split(/\?(.*)/su);
  const told = place.includes('=')
    ? place.split('&').map(parameterOf).join('&')
    : place.includes('/')
      ? pathOf(place)
      : isSecret(place)
        ? HIDDEN
        : place;
  return `#${told}${query ? queryOf(`?${query}`) : ''}`;
}

function parameterOf(parameter: string): string {
  const at = parameter.indexOf('=');
  if (at < 0) return isSecret(decoded(parameter)) ? HIDDEN : parameter;
  const name = decoded(parameter.slice(0, at))
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, '_')
    .toLowerCase();
  const value = decoded(parameter.slice(at + 1));
  if (value === '') return parameter;
  return SECRET_NAME.test(name) || isSecret(value) ? `${parameter.slice(0, at)}=${HIDDEN}` : parameter;
}

const isSecret = (value: string): boolean =>
  isKey(value) || isRandom(value) || value.includes('@') || /[?&#][^=]+=/.test(value);

const isKey = (value: string): boolean => privateValue(value) !== undefined;

/** A long run of letters and digits mixed, or of capitals and small letters, is no words: base64, hexadecimal, a UUID. */
function isRandom(value: string): boolean {
  if (value.length < LONG_VALUE) return false;
  if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) return true;
  return value
    .split(/[\s+_.,:~-]+/)
    .some((piece) => piece.length >= LONG_PIECE && changes(piece) >= piece.length / 5);
}

/** How often digits, capitals and small letters take turns; "Nineteen84" does twice. */
const changes = (piece: string): number =>
  (piece.match(/\d(?=\D)|[A-Z](?=[^A-Z])|[a-z](?=[^a-z])/g) ?? []).length;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Percent signs that stand for themselves: read as it is.
    return text;
  }
}

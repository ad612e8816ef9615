import { SightlineError } from '../contracts/errors.ts';

/**
 * OpenRouter's OAuth with PKCE (https://openrouter.ai/docs/use-cases/oauth-pkce): the user signs in on openrouter.ai and this extension is
 * given a key of its own, which the user can revoke there. No client secret exists.
 */
const AUTHORIZE = 'https://openrouter.ai/auth';
const EXCHANGE = 'https://openrouter.ai/api/v1/auth/keys';

export interface Pkce {
  /** Kept here. */
  verifier: string;
  /** Sent along; SHA-256 of the verifier (RFC 7636). */
  challenge: string;
}

/** A fresh verifier of 64 random bytes and its challenge, both base64url. */
export async function createPkce(): Promise<Pkce> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(64)));
  return { verifier, challenge: await challengeOf(verifier) };
}

/** S256 challenge of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

/** The page to sign in on. */
export function authorizeURL(callback: string, { challenge }: Pkce): string {
  const query = new URLSearchParams({
    callback_url: callback,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${AUTHORIZE}?${query}`;
}

/** The code in the URL that the sign-in window came back to. Throws `bad-key` when the user or the server said no. */
export function codeFrom(redirectedTo: string | undefined): string {
  const code =
    redirectedTo && URL.canParse(redirectedTo) ? new URL(redirectedTo).searchParams.get('code') : null;
  if (!code) throw new SightlineError('bad-key', { host: 'openrouter.ai' });
  return code;
}

/** Trades the code for a key. Throws `bad-key` when OpenRouter does not give one. */
export async function exchangeCode(
  code: string,
  pkce: Pkce,
  fetch: typeof globalThis.fetch,
): Promise<string> {
  const response = await fetch(EXCHANGE, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, code_verifier: pkce.verifier, code_challenge_method: 'S256' }),
  });
  const { key } = (response.ok ? await response.json() : {}) as { key?: string };
  if (!key) throw new SightlineError('bad-key', { host: 'openrouter.ai' });
  return key;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

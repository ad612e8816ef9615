import { expect, test } from 'vitest';
import {
  authorizeURL,
  challengeOf,
  codeFrom,
  createPkce,
  exchangeCode,
} from '../../../src/model/openrouter-sign-in.ts';

test('the challenge is the one of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

test('each sign-in has a verifier of its own that no URL carries', async () => {
  const [one, two] = [await createPkce(), await createPkce()];
  expect(one.verifier).toMatch(/^[\w-]{43,128}$/);
  expect(one.verifier).not.toBe(two.verifier);
  const url = new URL(authorizeURL('https://id.chromiumapp.org/openrouter', one));
  expect(url.origin).toBe('https://openrouter.ai');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    callback_url: 'https://id.chromiumapp.org/openrouter',
    code_challenge: one.challenge,
    code_challenge_method: 'S256',
  });
});

test('the code is traded for a key', async () => {
  const pkce = await createPkce();
  let sent: unknown;
  const key = await exchangeCode(
    codeFrom('https://id.chromiumapp.org/openrouter?code=abc'),
    pkce,
    async (_, init) => {
      sent = JSON.parse(String(init?.body));
      return new Response(JSON.stringify({ key: 'sk-or-v1-new' }));
    },
  );
  expect(key).toBe('sk-or-v1-new');
  expect(sent).toEqual({ code: 'abc', code_verifier: pkce.verifier, code_challenge_method: 'S256' });
});

test('no code and no key are problems of the key', async () => {
  expect(() => codeFrom('https://id.chromiumapp.org/openrouter?error=denied')).toThrowError('bad-key');
  const refused = exchangeCode('abc', await createPkce(), async () => new Response('{}', { status: 403 }));
  await expect(refused).rejects.toMatchObject({ code: 'bad-key' });
});

import { expect, test } from 'vitest';
import { hostFrom } from '../../../src/options/sections/host-from.ts';
import { exportSettings, importSettings } from '../../../src/options/sections/settings-file.ts';

const mine = {
  provider: { id: 'openai', apiKey: 'sk-secret', model: 'gpt' },
  sites: { never: ['bank.example'] },
};

test('a file holds everything but the key', () => {
  const text = exportSettings(mine);
  expect(text).not.toContain('sk-secret');
  expect(JSON.parse(text).settings).toEqual({ provider: { id: 'openai', model: 'gpt' }, sites: mine.sites });
});

test('a file that comes back keeps the key that is set here', () => {
  expect(importSettings(exportSettings(mine), mine)).toEqual(mine);
});

test('a key never goes to another provider, and none is taken from a file', () => {
  const file = JSON.stringify({ sightline: 1, settings: { provider: { id: 'groq', apiKey: 'sk-theirs' } } });
  expect(importSettings(file, mine)).toEqual({ provider: { id: 'groq' } });
  const elsewhere = { provider: { id: 'openai', baseURL: 'https://evil.example/v1' } };
  expect(importSettings(JSON.stringify({ sightline: 1, settings: elsewhere }), mine)).toEqual(elsewhere);
});

test.each(['', 'no json', '[]', '{}', '{"sightline":1,"settings":{"budget":{"pageTokens":"x"}}}'])(
  '%j is no settings file',
  (text) => {
    expect(importSettings(text, mine)).toBeUndefined();
  },
);

test.each([
  ['https://www.Example.com/path?q', 'example.com'],
  ['*.example.com', 'example.com'],
  ['shop.example.co.uk', 'shop.example.co.uk'],
  ['localhost:3000', 'localhost'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['two words', ''],
  ['', ''],
])('%j means the host %j', (text, host) => {
  expect(hostFrom(text)).toBe(host);
});

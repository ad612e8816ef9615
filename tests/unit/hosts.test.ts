import { expect, it } from 'vitest';
import { hostMatches } from '../../src/core/hosts.ts';

it.each([
  ['example.com', 'example.com', true],
  ['www.example.com', 'example.com', true],
  ['www.example.com', '*.example.com', true],
  ['example.com', 'https://example.com/path', true],
  ['notexample.com', 'example.com', false],
  ['example.com', '', false],
])('host %s against pattern "%s" is %s', (host, pattern, matches) => {
  expect(hostMatches(host, [pattern])).toBe(matches);
});

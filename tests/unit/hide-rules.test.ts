import { describe, expect, it } from 'vitest';
import type { HideRule } from '../../src/contracts/hide.ts';
import { readRules, rulesOf, withRules } from '../../src/core/hide/saved-rules.ts';
import { blockSelector, isTelling } from '../../src/core/hide/selector.ts';

const rule = (id: string, more: Partial<HideRule> = {}, selector = '#box'): HideRule => ({
  id,
  host: 'example.org',
  request: 'Hide the box',
  label: 'Box',
  reason: '',
  fingerprint: { selectors: [selector], tag: 'div', label: '', words: [], many: false, frame: '' },
  savedAt: 1,
  enabled: true,
  suspended: null,
  ...more,
});

describe('saved hide rules', () => {
  it('are read one by one: an entry that cannot be used costs no other', () => {
    const damaged = { id: 'b', host: 7 };
    const { rules, unusable } = readRules([rule('a'), damaged, 'nonsense', rule('c')]);
    expect(rules.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(unusable).toEqual([damaged, 'nonsense']);
  });

  it.each(['html', 'body', '*', '#box, body', '#a { color: red } #b', '#box::before'])(
    'are not used where their selector is "%s"',
    (selector) => {
      const wide = rule('wide', {}, selector);
      expect(readRules([wide, rule('a')])).toEqual({ rules: [rule('a')], unusable: [wide] });
    },
  );

  it('keep what cannot be used through any change', () => {
    const damaged = { id: 'b', host: 7 };
    const stored = withRules([rule('a'), damaged], (rules) => [...rules, rule('c')]);
    expect(stored).toEqual([rule('a'), rule('c'), damaged]);
    expect(withRules({ not: 'a list' }, (rules) => [...rules, rule('c')])).toEqual([
      rule('c'),
      { not: 'a list' },
    ]);
    expect(withRules(undefined, () => [rule('a')])).toEqual([rule('a')]);
  });

  it('act in documents of their page and frame only, and not while off or suspended', () => {
    const framed = rule('framed');
    framed.fingerprint = { ...framed.fingerprint, frame: 'https://ads.test/slot' };
    const all = [rule('top'), framed, rule('off', { enabled: false }), rule('large', { suspended: 0.6 })];
    expect(rulesOf(all, 'example.org', '').map(({ id }) => id)).toEqual(['top']);
    expect(rulesOf(all, 'example.org', 'https://ads.test/slot').map(({ id }) => id)).toEqual(['framed']);
    expect(rulesOf(all, 'other.org', '')).toEqual([]);
  });
});

describe('the selector of a block', () => {
  it.each([
    'aside',
    '#box',
    '.card:nth-child(2)',
    'main > section.feed > article:nth-of-type(3)',
    '[aria-label="Stories"] li',
    'div:has(> .ad)',
  ])('may be "%s"', (text) => expect(blockSelector(text)).toBeDefined());

  it.each([
    '',
    '*',
    'html',
    'body',
    'main > *',
    ':root',
    ':not(.a)',
    '.a, .b',
    '.a::before',
    '.a{display:none}',
    '.a}body{display:none',
    '.a/**/}*{color:red}',
    '@import url(x)',
    'html body',
    '.a:is(',
    '#x > ',
    `.${'a'.repeat(3000)}`,
  ])('is never "%s"', (text) => expect(blockSelector(text)).toBeUndefined());

  it.each([
    ['#box', true],
    ['.card', true],
    ['main > aside', false],
    ['div:nth-child(3)', false],
  ])('%s tells its block from others by itself: %s', (text, telling) =>
    expect(isTelling(text)).toBe(telling),
  );
});

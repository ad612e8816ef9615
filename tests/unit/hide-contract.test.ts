import { describe, expect, it } from 'vitest';
import { hideReplySchema, hideRuleSchema } from '../../src/contracts/hide.ts';

describe('hide contract', () => {
  it('takes the structured answer as the house contract words it', () => {
    const reply = { found: [{ index: 7, reason: 'An advertisement', snippet: 'Buy now' }], message: '' };
    expect(hideReplySchema.parse(reply)).toEqual(reply);
    const range = { found: [{ ...reply.found[0], index: '7-9' }], message: '' };
    expect(hideReplySchema.parse(range)).toEqual(range);
  });

  it('reads a saved rule of an earlier version, enabled and not suspended', () => {
    const fingerprint = { selectors: ['aside'], tag: 'aside', label: '', words: [], many: false };
    const rule = { id: 'r', host: 'a.org', request: 'q', label: 'l', reason: '', fingerprint, savedAt: 1 };
    expect(hideRuleSchema.parse(rule)).toMatchObject({ enabled: true, suspended: null });
  });
});

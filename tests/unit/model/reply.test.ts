import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { guideStepReplySchema } from '../../../src/contracts/guide.ts';
import { hideReplySchema } from '../../../src/contracts/hide.ts';
import { parsePartialReply, parseReply } from '../../../src/model/reply.ts';

const item = (index: number) => ({ index, reason: 'ad', snippet: `Buy ${index}` });
const good = { found: [item(3), item(8)], message: 'Two ads.' };
const json = JSON.stringify(good);

describe('a hide reply is read', () => {
  test.each([
    ['as plain JSON', json],
    ['with white space', JSON.stringify(good, null, 2)],
    ['from a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['from an unclosed fence', `\`\`\`json\n${json}`],
    ['with prose around it', `Here are the ads {as asked}:\n${json}\nLet me know!`],
    ['after thoughts', `<think>the user wants {ads}</think>\n${json}`],
    ['with trailing commas', json.replace(/}]/, '},]').replace(/}$/, ',}')],
    ['with single quotes', json.replaceAll('"', "'")],
    ['with unquoted keys', json.replace(/"(\w+)":/g, '$1:')],
    ['with a comment', json.replace('{"found"', '{ // list\n"found"')],
  ])('%s', (_how, text) => {
    expect(parseReply(text, hideReplySchema)).toEqual({ ok: true, value: good });
  });

  test.each(['"3"', '"[3]"'])('with a number written as %s', (written) => {
    const numbered = z.object({ index: z.number().int() });
    expect(parseReply(`{"index":${written}}`, numbered)).toEqual({ ok: true, value: { index: 3 } });
  });

  test('from a bare list', () => {
    const parsed = parseReply(JSON.stringify(good.found), hideReplySchema);
    expect(parsed).toEqual({ ok: true, value: { found: good.found, message: '' } });
  });

  test.each([
    ['inside the second item', json.slice(0, json.indexOf('"snippet":"Buy 8') + 5)],
    ['inside a string', json.slice(0, json.indexOf('Buy 8') + 2)],
    ['just behind the first item', json.slice(0, json.indexOf('},') + 2)],
  ])('with its complete items when it was cut %s', (_where, text) => {
    const parsed = parseReply(text, hideReplySchema);
    expect(parsed).toEqual({ ok: true, value: { found: [item(3)], message: '' } });
  });

  test('without the items that cannot be read', () => {
    const text = JSON.stringify({
      found: [item(3), { index: null, reason: 'x' }, 'ad', item(8)],
      message: 'm',
    });
    expect(parseReply(text, hideReplySchema)).toEqual({
      ok: true,
      value: { found: good.found, message: 'm' },
    });
  });

  test('with quotes and brackets inside strings', () => {
    const odd = { found: [{ index: 1, reason: 'says "}]" loudly', snippet: '{[' }], message: 'ok' };
    expect(parseReply(JSON.stringify(odd), hideReplySchema)).toEqual({ ok: true, value: odd });
  });
});

describe('a guide step', () => {
  const step = {
    instruction: 'Click Save',
    index: 4,
    text: 'Save',
    action: 'click',
    value: null,
    hint: 'Saved',
  };
  test('is read', () => {
    expect(parseReply(JSON.stringify(step), guideStepReplySchema)).toEqual({ ok: true, value: step });
  });
  test('with an action that is not on the list is refused, with a reason', () => {
    const parsed = parseReply(JSON.stringify({ ...step, action: 'explode' }), guideStepReplySchema);
    expect(parsed.ok).toBe(false);
    expect(!parsed.ok && parsed.reason).toContain('action');
  });
  test('without its instruction is refused: an instruction is never made up', () => {
    const { instruction: _, ...rest } = step;
    expect(parseReply(JSON.stringify(rest), guideStepReplySchema).ok).toBe(false);
  });
});

test.each([['I cannot help with that.'], [''], ['null'], ['"found"'], ['42'], ['{}']])(
  '%j holds no reply',
  (text) => {
    expect(parseReply(text, hideReplySchema).ok).toBe(false);
  },
);

test('a very long garbled reply is given up', () => {
  expect(parseReply('{"a":['.repeat(20_000), z.object({ b: z.string() })).ok).toBe(false);
});

test('while a list streams, only complete items are seen', () => {
  const counts: (number | undefined)[] = [];
  for (let end = 0; end <= json.length; end += 1) {
    const partial = parsePartialReply(json.slice(0, end)) as { found?: unknown[] } | undefined;
    for (const found of partial?.found ?? []) expect(good.found).toContainEqual(found);
    counts.push(partial?.found?.length);
  }
  expect([...new Set(counts)]).toEqual([undefined, 1, 2]);
});

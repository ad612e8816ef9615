import { describe, expect, it } from 'vitest';
import { citationPlaceholder as at } from '../../../src/contracts/answer.ts';
import { familyOf } from '../../../src/core/boxes/families.ts';
import { jsonSchemaOf } from '../../../src/model/json-schema.ts';
import { parseReply } from '../../../src/model/reply.ts';
import { replySchema, seenObjects, withChips } from '../../../src/modes/image/reply.ts';

const gemini = familyOf('gemini-3-flash')!;
const sent = { width: 1000, height: 500 };
const read = (text: string, family = gemini) => parseReply(text, replySchema(family));
const QUARTER = { x0: 0.25, y0: 0.5, x1: 0.5, y1: 0.75 };
const OBJECT = { label: 'Bar', quote: '2024', box_2d: [500, 250, 750, 500] };

describe('the schema of a reply', () => {
  it('asks a family for its own key', () => {
    const { properties } = jsonSchemaOf(replySchema(familyOf('qwen3-vl-8b')!)) as never as {
      properties: { objects: { items: { properties: object; required: string[] } } };
    };
    expect(Object.keys(properties.objects.items.properties)).toEqual(['label', 'quote', 'bbox_2d']);
    expect(properties.objects.items.required).toContain('bbox_2d');
  });

  it.each([
    ['plain', JSON.stringify({ answer: 'A', objects: [OBJECT] })],
    [
      'in a fence with words around',
      `Sure:\n\`\`\`json\n${JSON.stringify({ answer: 'A', objects: [OBJECT] })}\n\`\`\`\nDone.`,
    ],
    ['with another name for the list', JSON.stringify({ answer: 'A', boxes: [{ ...OBJECT, extra: 1 }] })],
    [
      'with coordinates as text',
      JSON.stringify({ answer: 'A', objects: [{ ...OBJECT, box_2d: ['500', '250', '750', '500'] }] }),
    ],
    ['with a trailing comma', `{"answer": "A", "objects": [${JSON.stringify(OBJECT)},]}`],
  ])('takes a reply %s', (_, text) => {
    const reply = read(text);
    expect(reply).toMatchObject({ ok: true, value: { answer: 'A' } });
    if (reply.ok)
      expect(seenObjects(reply.value, gemini, [sent])).toEqual([
        { k: 1, label: 'Bar', quote: '2024', box: QUARTER },
      ]);
  });

  it('takes a bare list of objects, without an answer', () => {
    const reply = read(`Here they are: [${JSON.stringify({ box_2d: [500, 250, 750, 500], label: 'Bar' })}]`);
    expect(reply.ok && seenObjects(reply.value, gemini, [sent])).toEqual([
      { k: 1, label: 'Bar', box: QUARTER },
    ]);
  });

  it('takes an answer without objects', () => {
    expect(read('{"answer": "Nothing to see."}')).toEqual({
      ok: true,
      value: { answer: 'Nothing to see.', objects: [] },
    });
  });
});

describe('what a reply points to', () => {
  const objects = seenObjects(
    {
      answer: '',
      objects: [
        { label: 'Wrong', quote: null, box_2d: [9, 9, 1, 1] },
        OBJECT,
        { label: '', quote: 'Words only' },
        { label: '', quote: null },
      ] as never,
    },
    gemini,
    [sent],
  );

  it('is numbered where its box can be drawn, and keeps its words where not', () => {
    expect(objects.map(({ k, label }) => [k, label])).toEqual([
      [null, 'Wrong'],
      [1, 'Bar'],
      [null, 'Words only'],
    ]);
  });

  it('stands in the text as a placeholder of its box', () => {
    expect(withChips('Low [1], high [2]. Both [1, 2], none [7].', objects)).toBe(
      `Low, high${at(1)}. Both${at(1)}, none.`,
    );
  });
});

describe('a reply about several pages', () => {
  it('has its boxes on the page that each object names, and none where it names no page that was sent', () => {
    const sizes = [
      { width: 700, height: 990, page: 3 },
      { width: 990, height: 700, page: 4 },
    ];
    const object = (page: unknown) => ({ label: 'Total', quote: '41', page, box_2d: [250, 250, 500, 500] });
    const reply = parseReply(
      JSON.stringify({ answer: 'A [1]', objects: [object(4), object(3), object(9)] }),
      replySchema(gemini, true),
    );
    expect(reply.ok && seenObjects(reply.value, gemini, sizes).map(({ k, page }) => [k, page])).toEqual([
      [1, 4],
      [2, 3],
      [null, undefined],
    ]);
  });
});

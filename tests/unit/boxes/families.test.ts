import { describe, expect, it } from 'vitest';
import { familyOf, seesPictures } from '../../../src/core/boxes/families.ts';
import { pictureTokens, sizeToSend } from '../../../src/core/boxes/picture-size.ts';
import { readBox } from '../../../src/core/boxes/read-box.ts';

describe('the family of a model', () => {
  it.each([
    ['google/gemini-3-flash', 'gemini'],
    ['models/gemini-2.5-pro', 'gemini'],
    ['qwen/qwen2.5-vl-72b-instruct', 'qwen2.5-vl'],
    ['qwen2.5vl:7b', 'qwen2.5-vl'],
    ['qwen/qwen3-vl-235b-a22b', 'qwen3-vl'],
    ['z-ai/glm-4.6v', 'glm-v'],
    ['meta-llama/llama-4-maverick', 'llama'],
    ['llama3.2-vision:11b', 'llama'],
    ['anthropic/claude-haiku-4.5', 'claude'],
    ['claude-opus-4-20250514', 'claude'],
    ['claude-3-5-sonnet-latest', 'claude'],
    ['claude-opus-4-7', 'claude-large'],
    ['claude-sonnet-5', 'claude-large'],
    ['gpt-5', 'gpt-5'],
    ['gpt-5-2025-08-07', 'gpt-5'],
    ['openai/gpt-5.1-mini', 'gpt-5'],
    ['gpt-5.2', 'gpt-5.2'],
    ['openai/gpt-5.4-mini', 'gpt-5.2'],
    ['gpt-6', 'gpt-5.2'],
    ['x-ai/grok-4', 'grok'],
    ['llama-3.3-70b', undefined],
    ['gpt-4o', undefined],
    ['scripted', undefined],
  ])('%s is %s', (model, family) => expect(familyOf(model)?.id).toBe(family));

  it('tells whether it sees, unless the provider says otherwise', () => {
    expect(seesPictures('gpt-4o', undefined)).toBe(true);
    expect(seesPictures('grok-4', false)).toBe(false);
    expect(seesPictures('deepseek-chat', undefined)).toBeUndefined();
    expect(seesPictures('deepseek-chat', true)).toBe(true);
  });
});

describe('the size to send', () => {
  const photo = { width: 4032, height: 3024 };
  const most = 100_000;

  it('is the most that the family takes without shrinking it', () => {
    expect(sizeToSend('gemini-3-pro', photo, most)).toEqual({ width: 2048, height: 1536 });
    const claude = sizeToSend('claude-haiku-4.5', photo, most);
    expect(claude.width * claude.height).toBeLessThan(1_160_000);
    expect(claude.width / claude.height).toBeCloseTo(4 / 3, 2);
  });

  it('is never larger than the picture', () => {
    expect(sizeToSend('gpt-5.2', { width: 300, height: 200 }, most)).toEqual({ width: 300, height: 200 });
  });

  it('has sides that the family does not round', () => {
    const { width, height } = sizeToSend('qwen2.5-vl-7b', { width: 1000, height: 777 }, most);
    expect([width % 28, height % 28]).toEqual([0, 0]);
    expect(Math.abs(width - 1000)).toBeLessThan(28);
    expect(Math.abs(height - 777)).toBeLessThan(28);
  });

  it.each(['gpt-5.2', 'claude-sonnet-5', 'qwen2.5-vl', 'qwen3-vl', 'nobody-knows'])(
    'costs %s no more tokens than allowed',
    (model) => {
      const size = sizeToSend(model, photo, 900);
      expect(pictureTokens(model, size)).toBeLessThanOrEqual(900);
      expect(pictureTokens(model, size)).toBeGreaterThan(600);
    },
  );

  it.each([
    ['gpt-5.2', 1024, 1024, 1229],
    ['gpt-5.2', 1920, 1080, 2448],
    ['claude-sonnet-5', 1920, 1080, 2768],
    ['gemini-3-flash', 1920, 1080, 1101],
  ])('is priced near what %s counts for %i x %i', (model, width, height, counted) => {
    const tokens = pictureTokens(model, { width, height });
    expect(Math.abs(tokens - counted) / counted).toBeLessThan(0.06);
  });
});

describe('a box of a reply', () => {
  const sent = { width: 800, height: 400 };
  const box = (model: string, object: unknown) => readBox(object, familyOf(model)!, sent);
  const quarter = { x0: 0.25, y0: 0.5, x1: 0.5, y1: 0.75 };

  it.each([
    ['gemini-3-flash', { box_2d: [500, 250, 750, 500] }],
    ['qwen3-vl-8b', { bbox_2d: [250, 500, 500, 750] }],
    ['glm-4.5v', { bbox_2d: [[250, 500, 500, 750]] }],
    ['llama-4-scout', { bbox: ['250', '500', '500', '750'] }],
    ['qwen2.5-vl-7b', { bbox_2d: [200, 200, 400, 300] }],
    ['claude-haiku-4.5', { bbox: { x1: 200, y1: 200, x2: 400, y2: 300 } }],
    ['gpt-5.2', { bbox: [200, 200, 400, 300] }],
    ['gpt-5', { bbox: [0.25, 0.5, 0.5, 0.75] }],
    ['grok-4', { bbox: [25, 50, 50, 75] }],
    ['grok-4', { box: { xmin: 25, ymin: 50, xmax: 50, ymax: 75 } }],
  ])('of %s is read as shares of the picture', (model, object) =>
    expect(box(model, object)).toEqual(quarter),
  );

  it.each([
    ['nothing', {}],
    ['null', { box_2d: null }],
    ['three numbers', { box_2d: [1, 2, 3] }],
    ['no numbers', { box_2d: ['a', 'b', 'c', 'd'] }],
    ['corners in the wrong order', { box_2d: [750, 500, 500, 250] }],
    ['a line', { box_2d: [500, 250, 500, 500] }],
    ['what lies outside', { box_2d: [500, 250, 1200, 500] }],
    ['nearly everything', { box_2d: [0, 0, 990, 990] }],
    ['shares where thousandths are meant', { box_2d: [0.5, 0.25, 0.75, 0.5] }],
    ['a hair', { box_2d: [100, 0, 101, 900] }],
    ['a key that other families use with another order', { bbox: [500, 250, 750, 500] }],
  ])('that is %s is none', (_, object) => expect(box('gemini-3-flash', object)).toBeUndefined());

  it('may stick out by a rounding', () => {
    expect(box('gemini-3-flash', { box_2d: [-2, 0, 500, 1003] })).toEqual({ x0: 0, y0: 0, x1: 1, y1: 0.5 });
  });
});

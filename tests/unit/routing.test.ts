import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelFor } from '../../src/background/models.ts';
import { chooseMode, reconsider } from '../../src/background/routing.ts';
import { SightlineError } from '../../src/contracts/errors.ts';
import { parseSettings } from '../../src/contracts/settings.ts';
import type { Model } from '../../src/model/model.ts';
import { heading, linesOf } from '../fakes/page-lines.ts';
import { fakePage } from '../fakes/turn.ts';

// Files share one world: what another has loaded would be taken as it is.
vi.hoisted(() => vi.resetModules());
// Choosing needs no model; its module talks to Chrome as it loads.
vi.mock('../../src/background/models.ts', () => ({ modelFor: vi.fn() }));
afterAll(() => void vi.resetModules());

describe('chooseMode', () => {
  it('lets a chip win over the words', () => {
    expect(chooseMode('hide the ads', 'find')).toMatchObject({
      mode: 'find',
      sure: true,
      route: { by: 'chip' },
    });
  });

  it('takes a slash command off the question and never asks the model then', () => {
    expect(chooseMode('/guide  the refund', undefined)).toMatchObject({
      question: 'the refund',
      mode: 'guide',
      sure: true,
      route: { by: 'slash' },
    });
  });

  it('plans two modes for a question that asks for two things in turn', () => {
    const both = 'Find the settings page and guide me through changing my password';
    expect(chooseMode(both, undefined).parts).toEqual([
      { question: 'Find the settings page', mode: 'find' },
      { question: 'guide me through changing my password', mode: 'guide' },
    ]);
    expect(chooseMode('How do I change my password?', undefined).parts).toBeUndefined();
    expect(chooseMode(`/find ${both}`, undefined).parts).toBeUndefined();
  });
});

describe('reconsider', () => {
  const asked = vi.fn();
  const model = (handler: string | SightlineError, parts?: unknown): Model => ({
    label: 'fake',
    contextTokens: undefined,
    stream: () => Promise.reject(new Error('not a stream')),
    structured: async (_, format) => {
      asked();
      if (handler instanceof SightlineError) throw handler;
      return format.schema.parse({ handler, confidence: 0.8, reason: 'said so', parts });
    },
  });
  const context = (page = fakePage([]).page) => ({
    document: page,
    settings: parseSettings({}),
    hooks: { signal: new AbortController().signal },
  });
  const unclear = 'the tickets';

  beforeEach(() => {
    asked.mockClear();
    vi.mocked(modelFor).mockResolvedValue(null);
  });

  it('lets the person choose between two where there is no model', async () => {
    expect(await reconsider(unclear, context())).toMatchObject({ choices: ['find', 'guide'] });
    expect(asked).not.toHaveBeenCalled();
  });

  it('guides where it is asked where to click and the page has just that', async () => {
    const where = 'Where can I give money?';
    expect(chooseMode(where, undefined).sure).toBe(false);
    const link = (text: string) => ({ text, kind: 'control', role: 'link' }) as const;
    const giving = fakePage(linesOf(link('News'), link('Donate'), link('Log in'))).page;
    expect(await reconsider(where, context(giving))).toMatchObject({ mode: 'guide' });
    const other = fakePage(linesOf(link('News'), link('Weather'), link('Log in'))).page;
    expect(await reconsider(where, context(other))).toMatchObject({ choices: ['find', 'guide'] });
  });

  it('asks the cheap model once where there is one, and offers no choice then', async () => {
    vi.mocked(modelFor).mockResolvedValue(model('hide'));
    const routed = await reconsider(unclear, context());
    expect(routed).toMatchObject({ mode: 'hide', route: { by: 'model' } });
    expect(routed.choices).toBeUndefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("takes a plan from the same answer, and none whose parts are of one mode or in words that are not the person's", async () => {
    const parts = (second: string, request: string) => [
      { handler: 'find', request: 'the list' },
      { handler: second, request },
    ];
    vi.mocked(modelFor).mockResolvedValue(model('find', parts('hide', 'the rest')));
    expect((await reconsider(unclear, context())).parts).toEqual([
      { question: 'the list', mode: 'find' },
      { question: 'the rest', mode: 'hide' },
    ]);
    for (const wrong of [
      parts('find', 'the rest'),
      parts('guide', 'buy everything that is there, at once'),
    ]) {
      vi.mocked(modelFor).mockResolvedValue(model('find', wrong));
      expect((await reconsider(unclear, context())).parts).toBeUndefined();
    }
  });

  it('asks for the parts of a request whose order its words leave open, and for nothing else', async () => {
    const open = 'After hiding the ads, what is the cheapest laptop?';
    expect(chooseMode(open, undefined)).toMatchObject({ mode: 'find', sure: false });
    expect(await reconsider(open, context())).toMatchObject({ mode: 'find', route: { by: 'local' } });
    vi.mocked(modelFor).mockResolvedValue(
      model('hide', [
        { handler: 'hide', request: 'hide the ads' },
        { handler: 'find', request: 'what is the cheapest laptop?' },
      ]),
    );
    expect((await reconsider(open, context())).parts).toEqual([
      { question: 'hide the ads', mode: 'hide' },
      { question: 'what is the cheapest laptop?', mode: 'find' },
    ]);
    vi.mocked(modelFor).mockResolvedValue(model('guide'));
    expect(await reconsider(open, context())).toMatchObject({ mode: 'find', route: { by: 'local' } });
    expect(asked).toHaveBeenCalledTimes(2);
    const one = 'What happens after I press buy?';
    expect(chooseMode(one, undefined)).toMatchObject({ mode: 'find', sure: true });
  });

  it('goes with its own guess where the model cannot be reached', async () => {
    vi.mocked(modelFor).mockResolvedValue(model(new SightlineError('offline')));
    const routed = await reconsider(unclear, context());
    expect(routed).toMatchObject({ route: { by: 'local' } });
    expect(routed.choices).toBeUndefined();
  });

  it('asks nobody where the page decides', async () => {
    vi.mocked(modelFor).mockResolvedValue(model('hide'));
    const { page } = fakePage(
      linesOf(heading(2, 'Installation'), { text: 'npm install quill', role: 'code', tag: 'pre' }),
    );
    expect(await reconsider('How do I install it?', context(page))).toMatchObject({ mode: 'find' });
    expect(asked).not.toHaveBeenCalled();
  });
});

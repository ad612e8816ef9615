import { expect, test } from 'vitest';
import type { GuideCard } from '../../src/contracts/guide.ts';
import type { RecordedPage } from '../../src/contracts/recording.ts';
import type { SettingsInput } from '../../src/contracts/settings.ts';
import type { Model } from '../../src/model/model.ts';
import { guideMode } from '../../src/modes/guide/mode.ts';
import type { RecorderPort } from '../../src/modes/guide/recorder-port.ts';
import { loadRuns } from '../../src/modes/guide/recording.ts';
import { guideLine, guideReply } from '../fakes/guide.ts';
import { memoryStore } from '../fakes/memory-store.ts';
import { fakeModel, fakePage, fakeTurn } from '../fakes/turn.ts';

const LINES = [
  guideLine(6, 'textbox', 'Name', { notes: ['value "Ada Lovelace"', 'id name'] }),
  guideLine(7, 'button', 'Save'),
];
const SETTLED = { settled: true, busy: false, scrollX: 0, scrollY: 0 };

/** A guide of one step, "Press Save", over a page that answers; the screen cannot be captured. */
function guide(settings: SettingsInput, more: { incognito?: boolean; broken?: boolean } = {}) {
  const { page } = fakePage(LINES, { url: 'https://shop.example/a?token=s3cr3tS3cr3tS3cr3t' });
  const shown: unknown[] = [];
  page.callAt = (async (_: number, method: string, params: unknown) => {
    if (method === 'guideShow') shown.push(params);
    return method === 'guideAsk' ? { facts: {}, leadsTo: null } : null;
  }) as typeof page.callAt;
  page.callAll = (async (method: string) =>
    method === 'guideSettle' ? [{ frameKey: 'top', result: SETTLED }] : []) as typeof page.callAll;
  const model: Model = {
    ...fakeModel('').model,
    structured: async () =>
      guideReply({ instruction: 'Press Save', index: 7, text: 'Save', value: null }) as never,
  };
  const { context } = fakeTurn<GuideCard>({ question: 'Save it', page, settings, model });
  const kept: { card: GuideCard; page: Omit<RecordedPage, 'picture'> | undefined }[] = [];
  const recorder: RecorderPort = {
    sign: 'Recording',
    keep: async (card, each) => {
      kept.push({ card, page: each });
      return !more.broken;
    },
  };
  const whole = {
    ...context,
    store: memoryStore(),
    ...(more.incognito ? { incognito: true } : { recorder }),
  };
  return { context: whole, kept, shown, card: () => context.card()! };
}

test('nothing is recorded unless it was asked for', async () => {
  const { context, kept, shown, card } = guide({});
  await guideMode.run(context);
  expect(card().recording).toBe('off');
  expect(kept).toEqual([]);
  expect(shown).toMatchObject([{ sign: '' }]);
});

test('the page of a step is kept without secrets and without what was typed, and the beacon says that it is', async () => {
  const { context, kept, shown, card } = guide({ guide: { record: true } });
  await guideMode.run(context);
  expect(kept.map(({ page }) => page)).toEqual([
    {
      stepId: card().steps[0]!.id,
      url: 'https://shop.example/a?token=***',
      title: 'A page',
      lines: ['[6] textbox: Name | id name', '[7] button: Save'],
    },
  ]);
  expect(shown, 'a step whose picture cannot be taken is shown all the same').toMatchObject([
    { sign: 'Recording' },
  ]);
});

test('recording begins and ends in the middle of a guide, with the step that stands there', async () => {
  const { context, kept, shown, card } = guide({});
  await guideMode.run(context);
  await guideMode.command!(context, { do: 'record', on: true });
  expect(kept.map(({ page }) => page?.stepId)).toEqual([card().steps[0]!.id]);
  await guideMode.command!(context, { do: 'record', on: false });
  expect(kept).toHaveLength(1);
  expect(shown).toMatchObject([{ sign: '' }, { sign: 'Recording' }, { sign: '' }]);
});

test('where nothing can be kept the guide says so and goes on', async () => {
  const { context, kept, card } = guide({ guide: { record: true } }, { broken: true });
  await guideMode.run(context);
  expect(card()).toMatchObject({ recording: 'failed', phase: 'waiting' });
  await guideMode.stopped!(context);
  expect(kept).toHaveLength(1);
});

test('of an incognito tab nothing is kept: no recording, though it is set for all guides, and no run', async () => {
  const { context, card } = guide({ guide: { record: true } }, { incognito: true });
  await guideMode.run(context);
  expect(card().recording).toBeNull();
  await guideMode.stopped!(context);
  expect(await loadRuns(context.store)).toEqual([]);

  const ordinary = guide({});
  await guideMode.run(ordinary.context);
  await guideMode.stopped!(ordinary.context);
  expect(await loadRuns(ordinary.context.store)).toMatchObject([{ card: { task: 'Save it' } }]);
});

import { expect, test } from 'vitest';
import type { GuideCard, GuideStep } from '../../src/contracts/guide.ts';
import type { PageIndex } from '../../src/contracts/page-index.ts';
import { checkReply } from '../../src/modes/guide/check-reply.ts';
import { dislikesFor, forgetDislike, loadDislikes, rememberThumb } from '../../src/modes/guide/dislikes.ts';
import { stepPrompt } from '../../src/modes/guide/prompt.ts';
import { guideCard, guideLine, guideReply, guideStep, guideTarget } from '../fakes/guide.ts';
import { memoryStore } from '../fakes/memory-store.ts';

const URL = 'https://notes.example/tags?token=s3cr3tS3cr3tS3cr3t#top';
const TASK = 'Add the tag “sea” to my note';
const step = (over: Partial<GuideStep> = {}): GuideStep => ({
  ...guideStep({ url: URL, target: guideTarget('button', 'Rename'), instruction: 'Press Rename', ...over }),
  number: 1,
});
const lines = [guideLine(3, 'button', 'Rename'), guideLine(4, 'button', 'Add')];
const reply = guideReply({ index: 3, text: 'Rename' });
/** A later guide with what is remembered. */
async function later(store: ReturnType<typeof memoryStore>, task: string): Promise<GuideCard> {
  return { ...guideCard(task), disliked: await dislikesFor(store, task) };
}

test('a step that was called wrong is not taken again there, in a later guide for a like task', async () => {
  const store = memoryStore();
  await rememberThumb(store, { task: TASK }, step({ thumb: 'down' }), 1);
  const next = await later(store, 'Add the tag “lake” to my note');
  const page = { url: 'https://notes.example/tags?token=another', lines };
  expect(checkReply(reply, page, next)).toMatchObject({ ok: false, why: 'disliked' });
  expect(checkReply(guideReply({ index: 4, text: 'Add' }), page, next)).toMatchObject({ ok: true });
  expect(checkReply(reply, { ...page, url: 'https://notes.example/notes' }, next)).toMatchObject({
    ok: true,
  });
  const another = await later(store, 'Rename my notebook');
  expect(checkReply(reply, page, another), 'what is wrong for one task is right for another').toMatchObject({
    ok: true,
  });
});

test('the next request tells of it in one line on that page, inside the page block', async () => {
  const store = memoryStore();
  await rememberThumb(store, { task: TASK }, step({ thumb: 'down' }), 1);
  const asked = async (card: GuideCard, url: string) => {
    const index = { url, title: 'Tags', lines, dark: false } as unknown as PageIndex;
    return String(stepPrompt(card, index, lines).at(-1)?.content);
  };
  const told = 'Called wrong by the person on this page, not to be given again: click button "Rename"';
  const prompt = await asked(await later(store, TASK), 'https://notes.example/tags');
  expect(prompt.split('\n').filter((each) => each === told)).toHaveLength(1);
  expect(prompt.indexOf(told)).toBeGreaterThan(prompt.indexOf('https://notes.example/tags'));
  expect(await asked(await later(store, TASK), 'https://notes.example/else')).not.toContain('Called wrong');
  const now = { ...guideCard(TASK), steps: [step({ state: 'done', thumb: 'down' })] };
  expect(await asked(now, 'https://notes.example/tags'), 'in the same guide, too').toContain(told);
});

test('it is forgotten when the thumb is taken back or turned up, and when it is deleted', async () => {
  const store = memoryStore();
  await rememberThumb(store, { task: TASK }, step({ thumb: 'down' }), 1);
  await rememberThumb(store, { task: TASK }, step({ thumb: 'down' }), 2);
  const kept = await loadDislikes(store);
  expect(kept).toMatchObject([{ page: 'https://notes.example/tags', task: TASK, at: 2 }]);
  expect(JSON.stringify(kept)).not.toContain('s3cr3t');
  await rememberThumb(store, { task: TASK }, step({ thumb: 'up' }), 3);
  expect(await loadDislikes(store)).toEqual([]);
  await rememberThumb(store, { task: TASK }, step({ thumb: 'down' }), 4);
  await forgetDislike(store, (await loadDislikes(store))[0]!.id);
  expect(await loadDislikes(store)).toEqual([]);
});

test('only the newest are kept, and pages that are one document are told apart by their own paths', async () => {
  const store = memoryStore();
  for (let i = 0; i < 230; i += 1)
    await rememberThumb(
      store,
      { task: TASK },
      step({ thumb: 'down', target: guideTarget('link', `L${i}`) }),
      i,
    );
  const kept = await loadDislikes(store);
  expect(kept).toHaveLength(200);
  expect(kept[0]?.text).toBe('L229');
  const route = { thumb: 'down', url: 'https://notes.example/#/tags' } as const;
  await rememberThumb(store, { task: TASK }, step(route), 999);
  expect((await loadDislikes(store))[0]?.page).toBe('https://notes.example/#/tags');
});

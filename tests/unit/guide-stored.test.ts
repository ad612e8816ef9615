import { expect, test } from 'vitest';
import type { GuideCard } from '../../src/contracts/guide.ts';
import type { GuideContext } from '../../src/modes/guide/page-work.ts';
import { performStep } from '../../src/modes/guide/perform-step.ts';
import { present } from '../../src/modes/guide/present.ts';
import { addStep } from '../../src/modes/guide/session.ts';
import { guideCard, guideLine, guideReply, guideStep, guideTarget } from '../fakes/guide.ts';
import { fakePage, fakeTurn } from '../fakes/turn.ts';

const SAVE = guideTarget('button', 'Save', { n: 7 });

/** A guide whose worker may end at any moment: what is stored when the page is asked to do something. */
function guide(card: GuideCard) {
  const { page } = fakePage([]);
  const { context, shown } = fakeTurn<GuideCard>({ question: 'Save it', page, card });
  let stored = card;
  const storedAt: Record<string, GuideCard> = {};
  context.stored = async () => {
    stored = shown.at(-1) ?? card;
  };
  page.callAt = (async (_: number, method: string) => {
    storedAt[method] = stored;
    return method === 'guideAct' ? { effect: false, refused: null, opens: null } : null;
  }) as typeof page.callAt;
  return { context: context as GuideContext, storedAt };
}

test('a step is stored before it is shown: a worker that ends then does not ask for it again', async () => {
  const { context, storedAt } = guide(guideCard('Save it'));
  const reply = guideReply({ instruction: 'Press Save', index: 7, text: 'Save' });
  const line = guideLine(7, 'button', 'Save');
  const index = await context.page.snapshot('guide');
  await present(
    context,
    { reply, line, origin: 'model', tokens: 1 } as unknown as Parameters<typeof present>[1],
    { ...index, lines: [line] },
    { id: 'a', full: 'a', keys: [] } as unknown as Parameters<typeof present>[3],
  );
  expect(storedAt.guideShow?.steps).toMatchObject([{ instruction: 'Press Save', state: 'current' }]);
});

test('a step is stored as done before it is done: a worker that ends then does not do it twice', async () => {
  const card = addStep(guideCard('Save it'), guideStep({ id: 's1', target: SAVE }));
  const { context, storedAt } = guide(card);
  await performStep(context, 's1');
  expect(storedAt.guideAct?.steps).toMatchObject([{ state: 'done', by: 'sightline' }]);
});

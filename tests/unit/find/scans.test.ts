import { describe, expect, it } from 'vitest';
import type { FindCard } from '../../../src/contracts/answer.ts';
import { findMode } from '../../../src/modes/find/mode.ts';
import { linesOf } from '../../fakes/page-lines.ts';
import { fakeModel, fakePage, fakeTurn } from '../../fakes/turn.ts';

function ask(scans: number[], question = 'Who signed it?', seeing = true) {
  const { model, requests } = fakeModel('The mayor [1: "Signed by the mayor"].');
  const lines = scans.length === 3 ? [] : linesOf('Signed by the mayor of the town.');
  const { page } = fakePage(lines, { pdf: { pages: 3, scans, inView: 1 } });
  const turn = fakeTurn<FindCard>({ question, page, model });
  const context = {
    ...turn.context,
    visionModel: seeing ? { ...model, name: 'gemini-3-flash' } : null,
    pictures: {} as never,
  };
  return { shown: turn.shown, requests, run: () => findMode.run(context) };
}

describe('a PDF with pages that are pictures', () => {
  it('is offered to be looked at where nothing else can be read, with its price, before anything is sent', async () => {
    const { run, shown, requests } = ask([1, 2, 3]);
    expect(await run()).toBe('done');
    expect(shown.at(-1)?.look).toEqual({ state: 'offered', why: 'scan', tokens: 3 * 1120, pages: [1, 2, 3] });
    expect(requests).toEqual([]);
  });

  it('is refused where no model sees', async () => {
    await expect(ask([1, 2, 3], undefined, false).run()).rejects.toMatchObject({ code: 'pdf-scan' });
  });

  it('is answered from its words, with the offer where a picture is in view or asked for', async () => {
    const inView = ask([1]);
    await inView.run();
    expect(inView.shown.at(-1)).toMatchObject({ look: { pages: [1] }, citations: [{ status: 'exact' }] });
    const elsewhere = ask([3]);
    await elsewhere.run();
    expect(elsewhere.shown.at(-1)?.look).toBeUndefined();
    const named = ask([3], 'Who signed page 3?');
    await named.run();
    expect(named.shown.at(-1)?.look).toMatchObject({ pages: [3] });
  });
});

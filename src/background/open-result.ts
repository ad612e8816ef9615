import type { Conversations } from './conversations.ts';
import type { Handover } from './handover.ts';
import type { Jobs } from './jobs.ts';
import { openPage } from './turn-page.ts';

/**
 * Opens a result that stands under an answer from a search engine's page, in sight. Only called when the person has pressed the button that names it.
 * @param at which of the card's results
 * @returns the question to be asked there; `undefined`: nothing was opened
 */
export async function openResult(
  conversations: Conversations,
  jobs: Jobs,
  { lay }: Pick<Handover, 'lay'>,
  id: string,
  { turnId, at }: { turnId: string; at: number },
): Promise<string | undefined> {
  const turn = conversations.turn(id, turnId);
  const result = turn?.card?.mode === 'find' ? turn.card.results?.[at] : undefined;
  const from = conversations.get(id)?.tabId;
  if (!turn || !result || from === undefined) return undefined;
  let opened = false;
  await jobs.part(id, async (signal) => {
    const page = await openPage(result.url, from, signal);
    if (!page) return;
    await lay(id, page.tabId);
    opened = true;
  });
  return opened ? turn.question : undefined;
}

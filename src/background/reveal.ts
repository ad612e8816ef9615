import type { CitationHint } from '../contracts/answer.ts';
import type { Turn } from '../contracts/conversation.ts';
import { modes } from '../modes/index.ts';
import type { CitationHooks, PageDocument } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import type { Jobs } from './jobs.ts';
import type { SendHint, turnContexts } from './turn-context.ts';
import { isOpen } from './turn-parts.ts';

/**
 * A citation was chosen. Words that are lit come into view at once, also while another answer streams; to light them again is an entry of
 * the conversation's line, and gives way to whatever is open on the page.
 */
export function createReveal(
  conversations: Conversations,
  jobs: Jobs,
  { documentIn }: Pick<ReturnType<typeof turnContexts>, 'documentIn'>,
  hint: SendHint,
) {
  /** Marks of another turn may give way only when nothing is being made of it, and nothing on the page waits for the person. */
  function isTaken(id: string, turnId: string): boolean {
    const newest = conversations.newest(id);
    return newest !== undefined && newest.id !== turnId && isOpen(newest);
  }

  async function lightAgain(
    id: string,
    turn: Turn,
    citation: number,
    hooks: CitationHooks,
    document: PageDocument,
  ): Promise<CitationHint['what']> {
    if (isTaken(id, turn.id)) return 'held';
    return (await hooks.lightAgain(document, turn, citation)) ? 'shown' : 'gone';
  }

  return async function reveal(id: string, turnId: string, citation: number): Promise<void> {
    const conversation = conversations.get(id);
    const turn = conversations.turn(id, turnId);
    const hooks = turn && modes[turn.mode].citations;
    if (!conversation || !turn || !hooks) return;
    const { tabId } = conversation;
    const document = documentIn(tabId, await loadSettings());
    const tell = (what: CitationHint['what']) =>
      hint(tabId, turnId, { what, citation } satisfies CitationHint);
    if (await jobs.beside(id, () => hooks.show(document, turn, citation))) return tell('shown');
    if (isTaken(id, turnId)) return tell('held');
    tell(await jobs.entry(id, () => lightAgain(id, turn, citation, hooks, document)));
  };
}

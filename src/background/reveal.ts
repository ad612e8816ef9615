import type { CitationHint } from '../contracts/answer.ts';
import type { Turn } from '../contracts/conversation.ts';
import { isPageOf } from '../core/history/address.ts';
import { modes } from '../modes/index.ts';
import type { CitationHooks } from '../modes/mode.ts';
import { loadSettings } from '../platform/storage.ts';
import { showTab, tabInfo } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import type { Handover } from './handover.ts';
import type { Jobs } from './jobs.ts';
import type { Remarks } from './remarks.ts';
import type { SendHint, turnContexts } from './turn-context.ts';
import { openPage } from './turn-page.ts';
import { isOpen } from './turn-parts.ts';

type What = CitationHint['what'];

/** Words that the scripts of a page just opened have yet to write are looked for so long, so often. */
const APPEARING_MS = 5_000;
const LOOK_EVERY_MS = 400;

/**
 * A citation was chosen. Words that are lit come into view at once, also while another answer streams; to light them again, or to open the
 * page that they are on, waits in the conversation's line and gives way to whatever is open on the page.
 */
export function createReveal(
  conversations: Conversations,
  jobs: Jobs,
  { documentIn }: Pick<ReturnType<typeof turnContexts>, 'documentIn'>,
  hint: SendHint,
  { lay }: Pick<Handover, 'lay'>,
  { seen }: Pick<Remarks, 'seen'>,
) {
  /** Marks of another turn may give way only when nothing is being made of it, and nothing on the page waits for the person. */
  function isTaken(id: string, turnId: string): boolean {
    const newest = conversations.newest(id);
    return newest !== undefined && newest.id !== turnId && isOpen(newest);
  }

  async function lightIn(
    tabId: number,
    turn: Turn,
    citation: number,
    hooks: CitationHooks,
  ): Promise<boolean> {
    return hooks.lightAgain(documentIn(tabId, await loadSettings()), turn, citation);
  }

  /** Lights the words in the tab that shows their page; one is opened where there is none. */
  async function lightThere(
    id: string,
    turn: Turn,
    citation: number,
    hooks: CitationHooks,
    signal: AbortSignal,
  ): Promise<What> {
    const on = hooks.pageOf?.(turn, citation);
    const asked = turn.pages?.[on?.source ?? -1]?.tabId;
    const from = conversations.get(id)?.tabId ?? -1;
    const page = await openPage(on?.url ?? turn.url, from, signal, asked);
    if (!page) return 'unopened';
    // The answer stays in view beside its evidence, and where it was asked.
    await lay(id, page.tabId);
    if (await hooks.show(documentIn(page.tabId, await loadSettings()), turn, citation)) return 'shown';
    for (const start = Date.now(); ; ) {
      if (await lightIn(page.tabId, turn, citation, hooks)) return 'shown';
      if (!page.isNew || Date.now() - start > APPEARING_MS) return 'gone';
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      signal.throwIfAborted();
    }
  }

  return async function reveal(id: string, turnId: string, citation: number): Promise<void> {
    const conversation = conversations.get(id);
    const turn = conversations.turn(id, turnId);
    const hooks = turn && modes[turn.mode].citations;
    if (!conversation || !turn || !hooks) return;
    const tell = async (what: What) => {
      hint(id, turnId, { what, citation } satisfies CitationHint);
      if (what === 'shown' || what === 'gone') await seen(id, turnId, citation, what === 'shown');
    };
    const document = documentIn(conversation.tabId, await loadSettings());
    const on = hooks.pageOf?.(turn, citation);
    /** Of several pages, the one with the words may lie behind another. */
    const inFront = async () => on && showTab(await tabInfo(conversation.tabId));
    if (await jobs.beside(id, () => hooks.show(document, turn, citation))) {
      await inFront();
      return tell('shown');
    }
    if (isTaken(id, turnId)) return tell('held');
    await jobs.part(id, async (signal) => {
      if (isTaken(id, turnId)) return tell('held');
      const { tabId } = conversation;
      const { url } = on ?? turn;
      if (isPageOf(url, (await tabInfo(tabId)).url)) {
        await inFront();
        return tell((await lightIn(tabId, turn, citation, hooks)) ? 'shown' : 'gone');
      }
      await tell('opening');
      return tell(await lightThere(id, turn, citation, hooks, signal));
    });
  };
}

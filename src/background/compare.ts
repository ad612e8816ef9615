import type { ModeId, Turn } from '../contracts/conversation.ts';
import { routeLocally } from '../modes/route.ts';
import { loadSettings } from '../platform/storage.ts';
import type { Conversations } from './conversations.ts';
import type { About, RunNew } from './new-turn.ts';
import { askedPages } from './offer-pages.ts';
import { chooseMode } from './routing.ts';
import { isOpen } from './turn-parts.ts';

/** Puts one question to several models. Each answer is a turn in the conversation's one line, told nothing of the others. */
export function createCompare(conversations: Conversations, runNew: RunNew) {
  /** Asks the models that the person has chosen for it: for an answer, for a list of what to hide, or for the first step. */
  async function begin(id: string, text: string, { mode: asked, picture, about, pages }: About) {
    const { compare, id: provider } = (await loadSettings()).provider;
    const { models, covered } = compare ?? { models: [], covered: false };
    const several = (pages?.length ?? 0) > 0;
    const mode = comparedMode(text, asked, picture !== undefined, several);
    const { question, route } = chooseMode(text, mode);
    const routed = { question, mode, route, sure: true } as const;
    if (models.length < 2 || provider === 'instant') {
      await runNew(id, crypto.randomUUID(), routed, { problem: { code: 'compare-few-models' } });
      return;
    }
    const [model = '', ...rest] = covered ? shuffled(models) : models;
    const tabId = conversations.get(id)?.tabId ?? -1;
    const turnId = crypto.randomUUID();
    await runNew(id, turnId, routed, {
      picture,
      about: mode === 'chat' ? undefined : about,
      pages: pages?.length ? await askedPages(tabId, pages) : undefined,
      opinion: { model, rest, ...(covered ? { covered } : {}) },
    });
    await goOn(id, turnId);
  }

  /** Asks the models that are left, one after the other, until the comparison is stopped or something newer is asked. One that failed is passed over. */
  async function goOn(id: string, turnId: string): Promise<void> {
    const turn = conversations.newest(id);
    if (turn?.id !== turnId || isOpen(turn) || turn.status === 'stopped') return;
    const next = nextOpinion(turn);
    if (!next) return;
    const { question, mode, route, picture, about, pages } = turn;
    const given = { picture, about, pages, opinion: next };
    const nextId = crypto.randomUUID();
    await runNew(id, nextId, { question, mode, route, sure: true }, given);
    await goOn(id, nextId);
  }

  return { begin, goOn };
}

/** What `/compare` does with a request: the person's own choice, else as it is worded. */
function comparedMode(text: string, asked: ModeId | undefined, picture: boolean, several: boolean): ModeId {
  if (asked === 'chat') return asked;
  if (picture) return 'image';
  const { handler, sure } = routeLocally(text);
  const meant = asked ?? (sure ? handler : 'find');
  return !several && (meant === 'hide' || meant === 'guide') ? meant : 'find';
}

/** Whose turn is next in a comparison; `undefined`: it is complete, or none. */
function nextOpinion({ opinion }: Turn): Turn['opinion'] {
  const [model, ...rest] = opinion?.rest ?? [];
  return opinion && model !== undefined ? { ...opinion, model, rest } : undefined;
}

/** In random order (Fisher and Yates), so that no place is always the same model's. */
function shuffled(models: readonly string[]): string[] {
  const order = [...models];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

import type { Card, Turn, Usage } from '../contracts/conversation.ts';
import { SightlineError } from '../contracts/errors.ts';
import type { PagePicture } from '../contracts/image.ts';
import type { Box } from '../contracts/page-index.ts';
import type { OfferedPage } from '../contracts/pages.ts';
import type { Settings } from '../contracts/settings.ts';
import { historyOf } from '../core/citations/history.ts';
import type { Model } from '../model/model.ts';
import { linkedPages } from '../modes/find/follow/linked-pages.ts';
import { pictureAt } from '../modes/image/choose.ts';
import type { EncodedPicture } from '../modes/image/port.ts';
import { picturesOn, regionShot } from '../modes/image/take.ts';
import { modes } from '../modes/index.ts';
import type { PageDocument, TurnContext } from '../modes/mode.ts';
import { t } from '../platform/i18n.ts';
import { loadSettings, localStore } from '../platform/storage.ts';
import { documentsOf } from '../platform/tabs.ts';
import type { Conversations } from './conversations.ts';
import { createJointDocument } from './joint-document.ts';
import type { Kept } from './kept-conversations.ts';
import { modelFor } from './models.ts';
import { picturePort } from './pictures.ts';
import { recorder } from './recorder.ts';
import { bringLinked, createFetchedDocument, createSite } from './site.ts';
import { noteSpending, withinLimits } from './spending.ts';
import { createTabDocument } from './tab-document.ts';
import { createTabPort } from './tab-port.ts';
import { settingsFor } from './turn-settings.ts';

export type SendHint = (conversationId: string, turnId: string, hint: unknown) => void;
/** Takes a conversation to another tab. */
export type Move = (conversationId: string, to: number) => Promise<void>;

/** Makes what a mode works with: the conversation behind it, the page and the model in front of it. */
export function turnContexts(conversations: Conversations, hint: SendHint, move: Move) {
  const openIn = (tabId: number, settings: Settings, signal?: AbortSignal) =>
    createTabDocument(tabId, settings, (marked) => conversations.setMarked(tabId, marked), signal);
  /** What is open in a tab. */
  const documentIn = (tabId: number, settings: Settings): PageDocument => openIn(tabId, settings).document;

  async function contextOf(
    { id }: Kept,
    turn: Turn,
    allSettings: Settings,
    signal: AbortSignal,
  ): Promise<TurnContext> {
    const settings = settingsFor(allSettings, turn);
    const tabId = () => conversations.get(id)?.tabId ?? -1;
    const turnsOf = () => conversations.get(id)?.turns ?? [];
    const limited = (model: Model | null) => model && withinLimits(model, settings.budget, () => turnsOf());
    const model = limited(await modelFor(settings));
    const cheapModel = limited(await modelFor(settings, 'cheap'));
    const visionModel = limited(await modelFor(settings, 'vision'));
    const incognito = conversations.get(id)?.incognito;
    const current = () => conversations.turn(id, turn.id) ?? turn;
    const change = (part: Partial<Turn>, now = false) => conversations.updateTurn(id, turn.id, part, now);
    const site = createSite(tabId(), turn.id, () => topDocumentOf(tabId()), {
      get: () => current().pages,
      set: (pages) => change({ pages }, true),
    });
    return {
      get turn() {
        return current();
      },
      question: turn.question,
      history: historyOf(turnsOf(), turn.opinion?.of ?? turn.id),
      get tabId() {
        return tabId();
      },
      get document() {
        const { pages, mode } = current();
        const open =
          pages && modes[mode].readsSeveral
            ? createJointDocument(
                () => current().pages ?? [],
                ({ tabId: each, url, linked }) =>
                  each === undefined
                    ? createFetchedDocument(
                        turn.id,
                        url,
                        linked ? () => bringLinked(site, url, signal) : undefined,
                      )
                    : openIn(each, settings, signal).document,
                (read) => change({ pages: read }),
                signal,
              )
            : openIn(tabId(), settings, signal).document;
        return readAbout(open, turn.about);
      },
      get page() {
        return readAbout(openIn(tabId(), settings, signal).page, turn.about);
      },
      tab: createTabPort(
        tabId,
        () => conversations.get(id)?.cameFrom,
        (to) => move(id, to),
      ),
      store: localStore,
      site,
      model,
      cheapModel,
      visionModel,
      pictures: picturePort,
      ...(incognito ? { incognito } : { recorder }),
      settings,
      signal,
      hooks: {
        signal,
        onRetry: ({ untilMs, attempt }) =>
          change({ progress: { code: 'waiting-to-retry', untilMs, attempt } }, true),
        onUsage: (usage) => {
          noteSpending(usage.usd);
          change({ usage: addUsage(current().usage, usage) });
        },
      },
      card: () => current().card,
      show: (card: Card) => change({ card }),
      stored: conversations.flush,
      progress: (progress) =>
        change(progress ? { progress, status: 'running', problem: undefined } : { progress }),
      say: t,
      hint: (value) => hint(id, turn.id, value),
    };
  }

  /** What the page tells of a picture, by its address. */
  async function pictureIn(tabId: number, src: string): Promise<PagePicture | undefined> {
    const { page } = openIn(tabId, await loadSettings());
    await page.snapshot('find');
    return pictureAt(await picturesOn(page), { src });
  }

  /** A picture of a part of what a document shows; `box`: in its viewport. `undefined`: it is not there any more, or out of sight. */
  async function regionIn(tabId: number, documentId: string, box: Box): Promise<EncodedPicture | undefined> {
    const { page } = openIn(tabId, await loadSettings());
    const { frames } = await page.snapshot('find');
    const frameKey = Object.keys(frames).find((key) => frames[key]?.documentId === documentId);
    return frameKey === undefined
      ? undefined
      : picturePort.encode(await regionShot(page, frameKey, box), (size) => size);
  }

  /** The pages that what a tab shows links to; none where it cannot be read, which is said when it is asked about. */
  async function linkedFrom(tabId: number): Promise<OfferedPage[]> {
    const { document, page } = openIn(tabId, await loadSettings());
    try {
      if ((await document.kind()) !== 'html') return [];
      const { url, lang } = await page.snapshot('find');
      const site = createSite(tabId, '', () => topDocumentOf(tabId), {
        get: () => undefined,
        set: () => undefined,
      });
      return linkedPages(await site.links(), url, lang);
    } catch (error) {
      if (error instanceof SightlineError) return [];
      throw error;
    }
  }

  return { contextOf, documentIn, linkedFrom, pictureIn, regionIn };
}

/** A document whose index says which words the question is about. */
function readAbout<D extends PageDocument>(document: D, aboutWords: string | undefined): D {
  if (!aboutWords) return document;
  return {
    ...document,
    snapshot: async (purpose) => ({ ...(await document.snapshot(purpose)), aboutWords }),
  };
}

/** The document that a tab shows. */
async function topDocumentOf(tabId: number): Promise<string> {
  const [top] = await documentsOf(tabId);
  if (!top) throw new SightlineError('page-changed');
  return top.documentId;
}

/** Sums what the requests of one turn took; an unknown price makes the sum unknown. */
function addUsage(before: Usage | undefined, usage: Usage): Usage {
  if (!before) return usage;
  return {
    model: usage.model,
    requests: before.requests + usage.requests,
    promptTokens: before.promptTokens + usage.promptTokens,
    cachedTokens: before.cachedTokens + usage.cachedTokens,
    completionTokens: before.completionTokens + usage.completionTokens,
    usd: before.usd === null || usage.usd === null ? null : before.usd + usage.usd,
    firstWordMs: before.firstWordMs ?? usage.firstWordMs,
    totalMs: before.totalMs + usage.totalMs,
  };
}

import { z } from 'zod';
import { MAX_COMMENT } from './answer.ts';
import { modeIdSchema } from './conversation.ts';
import { pictureRefSchema } from './image.ts';
import { addedPageSchema } from './pages.ts';
import { planChangeSchema } from './plan.ts';

/**
 * What the panel asks of the worker, over one `chrome.runtime` port named `PANEL_PORT`. Each message is parsed on arrival and
 * accepted only from the extension's own pages. The worker answers with `WorkerToPanel` messages.
 */
export const PANEL_PORT = 'panel';

/** Characters of the longest question, and of the words that it is about: more is a document, which no prompt has room for. */
export const MAX_QUESTION = 20_000;

export const panelMessageSchema = z.discriminatedUnion('type', [
  /** First message: serve this tab; `tabId` absent: the active tab of `windowId`, followed from then on. */
  z.object({
    type: z.literal('watch'),
    tabId: z.number().int().optional(),
    windowId: z.number().int().optional(),
  }),
  /** `mode` set: the user chose it by a chip. */
  z.object({
    type: z.literal('ask'),
    text: z.string(),
    mode: modeIdSchema.optional(),
    /** The picture that the question is about; `url`: its bytes as a `data:` address, where the person gave it. */
    picture: pictureRefSchema.optional(),
    url: z.string().startsWith('data:image/').optional(),
    /** The words that the question is about. */
    about: z.string().max(MAX_QUESTION).optional(),
    /** Pages to ask about beside the one in view. */
    pages: z.array(addedPageSchema).optional(),
  }),
  /** Which tabs and linked pages a question could be about; answered by `pages`. */
  z.object({ type: z.literal('offer-pages') }),
  /** Which ready questions this page can answer; it is read for that. Answered by `questions`. */
  z.object({ type: z.literal('offer-questions') }),
  z.object({ type: z.literal('stop') }),
  /** Changes what is asked for in turn (`Conversation.plan`). */
  z.object({ type: z.literal('plan'), change: planChangeSchema }),
  /** Removes every mark and the overlay host from the page. */
  z.object({ type: z.literal('clear') }),
  /** Clears the page and forgets the conversation of this tab. */
  z.object({ type: z.literal('new-conversation') }),
  /** Show the other conversation that lies in this tab (`Conversation.covers`). */
  z.object({ type: z.literal('other-conversation') }),
  /** Ask the turn's question again (also "Try again" after a problem); `mode` set: in another mode. */
  z.object({ type: z.literal('again'), turnId: z.string(), mode: modeIdSchema.optional() }),
  /** Ask the turn's question of another model; its answer stays. */
  /** Take the empty tab to the site that the turn's question names, else to the search engine of the settings, and ask there. */
  z.object({ type: z.literal('leave-empty-tab'), turnId: z.string() }),
  /** Open a result that stands under an answer (`FindCard.results`, by its place), and ask the turn's question there. */
  z.object({ type: z.literal('open-result'), turnId: z.string(), at: z.number().int() }),
  /** Go on with what one of several compared models proposes: as a turn of its own, looked for anew on the page. */
  z.object({ type: z.literal('take-proposal'), turnId: z.string() }),
  z.object({ type: z.literal('second-opinion'), turnId: z.string(), model: z.string().min(1) }),
  /** Answer the turn's question from the part of the page that was not read yet. */
  z.object({ type: z.literal('read-on'), turnId: z.string() }),
  /** Scroll to a citation and pulse it. */
  z.object({ type: z.literal('reveal'), turnId: z.string(), citation: z.number().int() }),
  /** Pin citations or comment on them; all those of one quote. An empty comment takes it off. */
  z.object({
    type: z.literal('remark'),
    citations: z.array(z.object({ turnId: z.string(), citation: z.number().int() })),
    remark: z.object({ pinned: z.boolean().optional(), comment: z.string().max(MAX_COMMENT).optional() }),
  }),
  /** The evidence trail is open: hold its quotes of the page in this tab against the page as it is now, unseen. */
  z.object({ type: z.literal('hold-evidence') }),
  /** Show this turn of the history, with its conversation, in this tab. */
  z.object({ type: z.literal('recall'), turnId: z.string() }),
  /** The site-access prompt was answered, or the page may have changed: look again. */
  z.object({ type: z.literal('refresh') }),
  /** Show what saved hide rules hide on this page until its next visit (`show`), or let them act again. */
  z.object({ type: z.literal('kept'), show: z.boolean() }),
  /** Anything a mode's card wants of its mode; parsed by the mode itself (`modes/<mode>/commands`). */
  z.object({ type: z.literal('command'), turnId: z.string(), command: z.unknown() }),
]);
export type PanelMessage = z.infer<typeof panelMessageSchema>;

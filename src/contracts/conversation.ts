import { z } from 'zod';
import type { FindCard } from './answer.ts';
import type { ChatCard } from './chat.ts';
import type { Problem } from './errors.ts';
import type { GuideCard } from './guide.ts';
import type { HideCard } from './hide.ts';
import type { HistoryTrouble } from './history-error.ts';
import type { ImageCard, PictureRef } from './image.ts';
import type { ModeId } from './mode-id.ts';
import type { AskedPage } from './pages.ts';
import type { Plan } from './plan.ts';

export { type ModeId, modeIdSchema } from './mode-id.ts';

/** The router's decision (structured answer `route`). */
export const routeSchema = z.object({
  handler: z.enum(['find', 'guide', 'hide', 'image_find', 'pdf_find']),
  /** 0 to 1. */
  confidence: z.number(),
  reason: z.string(),
});
export type Route = z.infer<typeof routeSchema>;
/** Who made the decision. */
export type RoutedBy = 'slash' | 'chip' | 'local' | 'model';

/** What one turn took. `usd` is `null` when nobody knows the price. */
export const usageSchema = z.object({
  model: z.string(),
  requests: z.number().int(),
  promptTokens: z.number().int(),
  cachedTokens: z.number().int(),
  completionTokens: z.number().int(),
  usd: z.number().nullable(),
  firstWordMs: z.number().nullable(),
  totalMs: z.number(),
});
export type Usage = z.infer<typeof usageSchema>;

/** What a mode shows for its turn. */
export type Card = FindCard | GuideCard | HideCard | ImageCard | ChatCard;

/** What a running turn is doing; texts `progress_<code>` in `_locales`. */
export type Progress =
  /** A PDF is read page by page; told every few seconds. */
  | { code: 'reading-pdf'; page: number; pages: number }
  /** A list is read while it grows. */
  | { code: 'reading-list'; items: number }
  | { code: 'sorting'; done: number; total: number }
  /** Further pages of the site are read; of at most so many. */
  | { code: 'reading-site'; page: number; pages: number }
  | { code: 'reading' | 'asking' | 'answering' | 'painting' | 'settling' }
  /** `untilMs`: epoch milliseconds at which the next try starts. */
  | { code: 'waiting-to-retry'; untilMs: number; attempt: number };

/**
 * One question and what became of it. `waiting` means that it is the person's turn (a guide step, a hide checklist).
 * The whole object is plain data: it is stored in `chrome.storage.session` and sent to the panel as it is.
 */
export interface Turn {
  id: string;
  question: string;
  /** Epoch milliseconds. */
  askedAt: number;
  mode: ModeId;
  /** The picture that the question came with. */
  picture?: PictureRef;
  /** The words, of the page or of elsewhere, that the person asked about, or that an earlier part of a plan has found. */
  about?: string;
  /** The tabs that it is about where they are several: the one where it was asked first. */
  pages?: AskedPage[];
  route: Route & { by: RoutedBy };
  status: 'running' | 'waiting' | 'done' | 'stopped' | 'failed';
  progress?: Progress;
  problem?: Problem;
  card?: Card;
  usage?: Usage;
  /** The router is in doubt and there is no model to ask: the person chooses one of these. Nothing was read for it or sent yet. */
  choices?: ModeId[];
  /** Page URL at the time of asking; evidence of an older page cannot be revealed. */
  url: string;
  /** It was too large to be kept whole: the ends of its longest texts, or all of its answer, were lost when the worker started anew. */
  cut?: boolean;
  /** How often the turn was started anew after the worker had died. */
  restarts: number;
  /** "Stop" is offered while the turn waits for the person, too (`Mode.stoppableWhileWaiting`). */
  stoppable?: boolean;
  /** What is written meanwhile goes to this turn, unless it plainly asks for something else (`Mode.said`). */
  listens?: boolean;
  /** How many messages of that kind it has taken. */
  heard?: number;
  /**
   * The question of the turn `of`, asked of this other model. With `rest`, one of a comparison, whose first turn is its own `of`: the models
   * that are still to be asked; `covered`: who answered is told after the choice. `taken`: it goes on with what that model proposed there.
   */
  opinion?: { of: string; model: string; rest?: string[]; covered?: boolean; taken?: boolean };
}

/**
 * What was asked and answered, one question after the other. A tab shows one conversation; one that came along from another tab (a guide
 * whose step opened this one) covers the tab's own, which is kept and comes back.
 */
export interface Conversation {
  id: string;
  /** The tab whose page the next question is about. */
  tabId: number;
  url: string;
  title: string;
  turns: Turn[];
  /** What was asked for in turn, by one question. */
  plan?: Plan | undefined;
  /** The tab that it was moved from; it goes back there when this one is closed. */
  cameFrom?: number;
  /** Highlights, badges, a beacon or the overlay host are on the tab's page: "Clear" is there. */
  marked: boolean;
  /** Another conversation lies in the tab, below this one. */
  covers?: boolean;
  /** So many of the oldest turns were dropped because the browser's session storage was full. */
  dropped?: number;
  /** What saved hide rules do on the page: `blocks` are hidden now; `resting`: the person had them shown until the next visit. */
  kept?: { blocks: number; resting: boolean } | undefined;
  /** Something that stands in the way before any question: restricted page, missing site access ... */
  obstacle?: Problem;
  /** The tab is an incognito one: nothing of it goes to the history. */
  incognito?: boolean | undefined;
  /** Answers that could not be written to the history, and why; they are tried again. */
  unkept?: HistoryTrouble | undefined;
  /** Engine that will answer the next question, for the panel's header. */
  engine: { id: string; model: string; vision?: VisionModel };
  /** What to put into the composer: a question that could not be asked, or words or a picture of the page to ask about. */
  draft?: { text: string; id: string; picture?: PictureRef; about?: string };
}

/** The model that would be asked about a picture. `sees` is absent where nobody knows whether it can. */
export interface VisionModel {
  model: string;
  sees?: boolean;
  /** Most tokens that one picture may cost. */
  mostTokens: number;
}

/** A conversation without its turns, which are stored and sent one by one. */
export type ConversationHead = Omit<Conversation, 'turns'> & { turnIds: string[] };

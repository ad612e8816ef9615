import type { Card, ModeId, Progress, Turn } from '../contracts/conversation.ts';
import type { ProblemCode } from '../contracts/errors.ts';
import type { FetchedPage, PageLinks } from '../contracts/follow.ts';
import type { HideStatus } from '../contracts/hide.ts';
import type { KeptAnswer } from '../contracts/history.ts';
import type { FoundLists } from '../contracts/lists.ts';
import type { Box, IndexPurpose, PageIndex } from '../contracts/page-index.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import type { Place } from '../contracts/place.ts';
import type { Settings } from '../contracts/settings.ts';
import type { PageCallName, PageCallParams, PageCallResult } from '../contracts/worker-to-page.ts';
import type { Model, RequestHooks } from '../model/model.ts';
import type { RecorderPort } from './guide/recorder-port.ts';
import type { PicturePort } from './image/port.ts';

/** What lights one citation: its number and colour `k`, whose it is, and where. */
export interface Mark {
  k: number;
  turnId: string;
  /** `Citation.id`. */
  citation: number;
  place: Place;
  dark: boolean;
}

export type DocumentKind = 'html' | 'pdf';

/**
 * The document in front of the person as a mode sees it, of whatever kind: read it, light places in it, bring them into view. The HTML page
 * (all frames of one tab) is `background/html-document.ts`, a PDF in Sightline's reader `pdf-document.ts`, and what a tab shows now is one of
 * them (`tab-document.ts`); tests use a fake. All calls throw the page section's `SightlineError`s.
 */
export interface PageDocument {
  /** What the tab shows now. */
  kind(): Promise<DocumentKind>;
  /** Reads it anew: all lines in one reading order, with numbers that stay with their elements. */
  snapshot(purpose: IndexPurpose): Promise<PageIndex>;
  /**
   * Lights a place, wherever it lies. `lit` is false where that cannot be done (a frame that is gone, words without a range), and absent where the
   * page is open in no tab yet.
   */
  mark(mark: Mark): Promise<{ lit?: boolean }>;
  /** Brings mark `k` of this turn into view. `found` is false when it is not lit. */
  reveal(k: number, turnId: string): Promise<{ found: boolean }>;
  /** Takes all marks off; what was hidden comes back unless `keepHidden`. */
  clear(options?: { keepHidden?: boolean }): Promise<void>;
  /**
   * A screenshot of a part of what the tab shows, in CSS px of its viewport. Throws `picture-out-of-sight` when the tab is not in front. At most
   * two a second are taken; others wait. What is `covered` is painted over.
   */
  capture?(region: Box, viewportWidth: number, covered: readonly Box[]): Promise<Blob>;
  /** Of a PDF: a picture of one page, its longer side so many pixels. Throws `picture-out-of-sight` for what is no PDF in the reader. */
  pageShot?(page: number, longEdge: number): Promise<Blob>;
}

/** A document whose elements can be acted on and hidden, by calls into its page scripts. Other kinds have none of this. */
export interface ScriptedPage extends PageDocument {
  /** Also throws `not-a-web-page`. */
  snapshot(purpose: IndexPurpose): Promise<PageIndex>;
  /** Calls the frame that holds line `n` (as of the newest snapshot). Throws `stale-element` when nobody holds it. */
  callAt<M extends PageCallName>(n: number, method: M, params: PageCallParams<M>): Promise<PageCallResult<M>>;
  /** Calls every frame that has our page script; frames that vanished meanwhile are left out. */
  callAll<M extends PageCallName>(
    method: M,
    params: PageCallParams<M>,
  ): Promise<{ frameKey: string; result: PageCallResult<M> }[]>;
}

/** The tab itself, for a mode that leads somewhere. Only `http(s)` addresses are opened. */
export interface TabPort {
  /** Goes to an address in this tab. */
  go(url: string): Promise<void>;
  /** One entry back in the tab's history. */
  back(): Promise<void>;
  /** Opens an address in a new tab in front; the conversation moves there. */
  open(url: string): Promise<void>;
  /** Opens a PDF in Sightline's reader, in a new tab in front; the conversation moves there. */
  openPdf(url: string): Promise<void>;
  /** Closes this tab; the conversation goes back to the one that it came from. `false`: it came from none, and nothing is closed. */
  close(): Promise<boolean>;
  /** Turns to the tab of this window whose title or address fits best; the conversation moves there. `false`: there is none. */
  turnTo(titleOrUrl: string): Promise<boolean>;
}

/** A fetched page as it was read: its words, where it leads, and its lists. */
export interface LaidOutPage {
  index: PageIndex;
  links: PageLinks;
  lists: FoundLists;
}

/** Further pages of the site that the tab shows, read without opening them. Nothing of them is run or shown. */
export interface SitePort {
  /** Forgets what the turn has read of further pages: it begins anew. */
  begin(): void;
  /** Where the page in the tab leads. */
  links(): Promise<PageLinks>;
  /** Fetches an address of the page's own origin, from that page: another origin is refused by the browser. Throws the page section's errors. */
  fetchPage(url: string, cookies: boolean): Promise<FetchedPage>;
  /** Reads the text of a fetched page as if it were open. */
  layOut(url: string, html: string): Promise<LaidOutPage>;
  /** Reads a fetched PDF, given as a `data:` address. */
  readPdf(url: string, file: string): Promise<{ index: PageIndex } | { problem: ProblemCode }>;
  /** Makes a page that was read one of the turn's pages, so that `TurnContext.document` holds it. Returns which of them it is. */
  take(index: PageIndex): number;
  /** Nothing more is to be laid out for now. */
  done(): Promise<void>;
}

/** What a mode keeps beyond its turns, in `chrome.storage.local`. */
export interface KeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  set(key: string, value: unknown): Promise<void>;
  /** Replaces a value by what is made of it, in one step: another page of the extension that does the same waits. */
  update(key: string, change: (stored: unknown) => unknown): Promise<void>;
}

/** What a mode works with during one turn. */
export interface TurnContext<C extends Card = Card> {
  readonly turn: Readonly<Turn>;
  /** The question without its slash command. */
  readonly question: string;
  /** Earlier turns of this tab, oldest first, as plain text (citations reduced to their phrases). */
  readonly history: { question: string; answer: string; mode?: ModeId; given?: string }[];
  /** The tab it is about now: a mode that leads somewhere may take the conversation to another. */
  readonly tabId: number;
  /** What is open in that tab. */
  readonly document: PageDocument;
  /** The same where its elements can be acted on; `snapshot` throws `not-a-web-page` where they cannot. */
  readonly page: ScriptedPage;
  readonly tab: TabPort;
  readonly store: KeyValueStore;
  /** The pages around the one in front. */
  readonly site?: SitePort;
  /** `null`: the instant engine answers. */
  readonly model: Model | null;
  /** For questions about pictures; absent or `null`: none that is known to be blind or to see, or the instant engine. */
  readonly visionModel?: Model | null;
  /** The bytes of pictures. */
  readonly pictures?: PicturePort;
  /** Keeps guides on request; absent where nothing may be kept. */
  readonly recorder?: RecorderPort;
  /** The tab is an incognito one: nothing of it outlives its conversation. */
  readonly incognito?: boolean;
  /** For work of little weight and many tokens (batches of a feed); absent or `null`: `model`. */
  readonly cheapModel?: Model | null;
  readonly settings: Settings;
  readonly signal: AbortSignal;
  /** `signal`, retry display and usage accounting for a model request of this turn. */
  readonly hooks: RequestHooks;
  /** The card as last shown; this is also the mode's stored state (it survives the worker). */
  card(): C | undefined;
  /** Shows and stores a card. Cheap: bursts are sent to the panel at most every 40 ms. */
  show(card: C): void;
  /** Waits until all that was shown is stored: before what must not be lost or done twice, should the worker end just then. */
  stored(): Promise<void>;
  /** What the turn is doing; anything but `undefined` makes it a running one again. */
  progress(progress: Progress | undefined): void;
  /** Texts of `_locales`; absent where nobody reads the card. */
  readonly say?: Say;
  /** Something transient for the card, not stored. */
  hint(hint: unknown): void;
}

/** The tab or one of its frames went to a new document, or the conversation came to another tab. */
export interface Navigation {
  type: 'navigated';
  /** `page`: the top document, and with it everything that was on the page. */
  where: 'page' | 'frame';
  /** The new document. */
  documentId: string;
  /** Key of the frame document that it took the place of (`IndexLine.frame`, `HideItem.frameKey`); '' when that one was never read. */
  replaces: string;
}

/** A text of `_locales`, in the person's language. */
export type Say = (key: string, params?: Readonly<Record<string, string | number>>) => string;

/** How a turn stands when a mode returns: `waiting` leaves it open for the person. */
export type TurnEnd = 'done' | 'waiting' | 'stopped';

/** A mode is data plus a few functions; `modes/index.ts` lists them. Nobody outside a mode asks for its name: what differs is said here. */
export interface Mode<C extends Card = Card> {
  readonly id: ModeId;
  /** "Stop" is offered while the turn waits for the person, too. */
  readonly stoppableWhileWaiting?: boolean;
  /** A stopped turn leaves nothing on the page; without this, what it has shown so far stays. */
  readonly leavesNothingWhenStopped?: boolean;
  /** `TurnContext.document` is all the tabs that the question was asked about (`Turn.pages`), not the one in front alone. */
  readonly readsSeveral?: boolean;
  /** An open turn goes on in a tab that its page opens. */
  readonly followsOpenedTabs?: boolean;
  /** Title or address of the tab that an open turn waits for the person to turn to: it goes on there. */
  turnsTo?(card: C): string | undefined;
  /**
   * Whether there is anything on a page (as read for this mode) that the mode could do for a request without a model. Absent: it can always be tried.
   */
  fits?(question: string, page: PageIndex): boolean;
  /** Runs a new turn. A thrown `SightlineError` becomes the turn's problem. */
  run(context: TurnContext<C>): Promise<TurnEnd>;
  /** Answers from the part of the page that was not read yet. */
  readOn?(context: TurnContext<C>): Promise<TurnEnd>;
  /** Something the person did in the card. `command` is the mode's own, parsed by the mode. */
  command?(context: TurnContext<C>, command: unknown): Promise<TurnEnd>;
  /**
   * Something that the person wrote while the turn was open and that is about it: it goes to the turn, and is answered there. Without this, whatever
   * is written is a new question.
   */
  said?(context: TurnContext<C>, words: string): Promise<TurnEnd>;
  /** Whether a command cannot wait for what the turn is doing now (skip a step that is still being asked for): that is stopped first. */
  interrupts?(command: unknown): boolean;
  /**
   * Whether a command or page event only points at something or scrolls: it then runs beside whatever the conversation is doing, and must
   * neither change the card nor leave marks.
   */
  onlyPoints?(what: unknown): boolean;
  /** A page script reported something while the mode's turn is the newest of its conversation. */
  pageEvent?(
    context: TurnContext<C>,
    event: PageEvent,
    from: { frameKey: string },
  ): Promise<TurnEnd | undefined>;
  /** A new document, while the turn is waiting or running. */
  navigated?(context: TurnContext<C>, to: Navigation): Promise<TurnEnd | undefined>;
  /** The card as it has to be when this is what is hidden on the page now; the same object where nothing changes. For any turn, open or not. */
  seen?(card: C, status: HideStatus): C;
  /** Whether this makes what the turn is doing now pointless: that is ended first, and the turn goes on with this. */
  supersedes?(cause: PageEvent | Navigation, card: C | undefined): boolean;
  /** "Try again" after a problem; without it the question is asked anew. */
  tryAgain?(context: TurnContext<C>): Promise<TurnEnd>;
  /** Citations that can be brought into view; absent: the mode has none. */
  readonly citations?: CitationHooks;
  /**
   * What the history keeps of a finished card: its words and its evidence; `undefined`: nothing worth keeping. `say` gives the texts of
   * `_locales`.
   */
  kept?(card: C, say: Say): KeptAnswer | undefined;
  /** The person stopped the turn; the page is cleared already. */
  stopped?(context: TurnContext<C>): Promise<void>;
  /** The worker died in the middle of the turn and was started again. */
  resume?(context: TurnContext<C>): Promise<TurnEnd>;
}

/** What a click on a citation asks of its mode. */
export interface CitationHooks {
  /** Of an answer over several pages: the one that a citation stands on, and which of `Turn.pages` that is. */
  pageOf?(turn: Turn, citation: number): { source: number; url: string } | undefined;
  /** Scrolls to the words if they are lit in this document. Marks nothing. */
  show(document: PageDocument, turn: Turn, citation: number): Promise<boolean>;
  /** Lights the turn's citations in the place of whatever is lit, if their words are in this document, and scrolls to this one. */
  lightAgain(document: PageDocument, turn: Turn, citation: number): Promise<boolean>;
}

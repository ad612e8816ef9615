import { type Problem, SightlineError, toProblem } from '../contracts/errors.ts';
import type { PagePicture, PictureRef } from '../contracts/image.ts';
import type { PageEvent } from '../contracts/page-to-worker.ts';
import { MAX_QUESTION } from '../contracts/panel-to-worker.ts';
import type { ReadyQuestion } from '../contracts/questions.ts';
import { nameOf } from '../core/boxes/picture-name.ts';
import type { Size } from '../core/boxes/picture-size.ts';
import { createHistoryStore } from '../history/store.ts';
import { offerMenus, onCommand, onOmnibox, openPanelFromToolbar } from '../platform/entry-points.ts';
import { t } from '../platform/i18n.ts';
import { whileAlive } from '../platform/lifetime.ts';
import { onInstalled, setOpensPdfs } from '../platform/pdf-handler.ts';
import { hasPageScript, onPageEvent, type PageSender } from '../platform/rpc.ts';
import {
  loadSettings,
  onSettingsChanged,
  restrictStorageToTrustedContexts,
  storedValue,
} from '../platform/storage.ts';
import {
  onDocumentReady,
  onTabActivated,
  onTabOpenedByPage,
  onTabRemoved,
  onTabUpdated,
} from '../platform/tab-events.ts';
import { tabInfo, tabsOfWindow } from '../platform/tabs.ts';
import { unsentKey } from '../platform/unsent-key.ts';
import { onFirstInstalled, openWelcomePage } from '../platform/welcome-page.ts';
import { createConversations } from './conversations.ts';
import { createHandover } from './handover.ts';
import { createHiddenNow } from './hidden-now.ts';
import { keepHideRules } from './hide-rules.ts';
import { forgetSheets } from './highlight-sheets.ts';
import { createEvidenceHolder } from './hold-evidence.ts';
import { createJobs } from './jobs.ts';
import { createHistoryKeeper } from './keep-history.ts';
import type { Kept } from './kept-conversations.ts';
import { leaveEmptyTab } from './leave-empty-tab.ts';
import { createListeners } from './listeners.ts';
import { visionOf } from './models.ts';
import { forgetNumbering, frameKeyAt } from './numbering.ts';
import { offeredPages, withoutOpen } from './offer-pages.ts';
import { openResult } from './open-result.ts';
import { obstacleOf } from './page-access.ts';
import { createPanels, type PanelRequest } from './panels.ts';
import { keepGiven } from './pictures.ts';
import { createPointing } from './pointing.ts';
import { readyQuestions } from './ready-questions.ts';
import { createRecall } from './recall.ts';
import { createRemarks } from './remarks.ts';
import { createReveal } from './reveal.ts';
import { startUp } from './start.ts';
import { createCitationSteps } from './step-citations.ts';
import { underStudy } from './study.ts';
import { createTabChanges } from './tab-changes.ts';
import { createTelling } from './telling.ts';
import { turnContexts } from './turn-context.ts';
import { createTurnParts, isOpen } from './turn-parts.ts';
import { createTurns } from './turns.ts';

type Asking = Extract<PageEvent, { type: 'point-asked' | 'region-asked' | 'page-part-asked' }>;
const isAsking = (event: PageEvent): event is Asking => event.type.endsWith('-asked');

/**
 * The worker's wiring. Chrome wants every listener registered in the first turn of the event loop, so each one is, and waits for the
 * stored conversations inside.
 */
const telling = createTelling((id, changes) => panels.tell(id, changes));
const history = createHistoryStore();
const keeper = createHistoryKeeper({
  conversations: () => conversations,
  store: history,
  loadSettings,
  whileAlive,
});
const conversations = createConversations((id, changes, now) => {
  telling(id, changes, now);
  keeper.changed(id, changes.turnIds);
  if (changes.turnIds.size > 0) inBackground(id, turns.plans.advance(id));
});
const jobs = createJobs();
const hint = (id: string, turnId: string, what: unknown) =>
  panels.sendTo(id, { type: 'hint', turnId, hint: what });
const contexts = turnContexts(conversations, hint, (id, to) => handover.move(id, to));
const turns = createTurns(conversations, jobs, createTurnParts(conversations, jobs, contexts), contexts);
const remarks = createRemarks(conversations, history);
const holdEvidence = createEvidenceHolder(conversations, remarks);
const reveal = createReveal(
  conversations,
  jobs,
  contexts,
  hint,
  { lay: (id, to) => handover.lay(id, to) },
  remarks,
);
const citations = createCitationSteps(conversations, async (id, turnId, citation) => {
  panels.sendTo(id, { type: 'show-citation', turnId, citation });
  await reveal(id, turnId, citation);
});
const panels = createPanels({
  onShow: (tabId) => {
    void show(tabId);
    void pointing.changed(tabId);
  },
  onLeave: (tabId) => void pointing.changed(tabId),
  onRequest: (tabId, request) => void receive(tabId, request),
  pictureOf: (tabId) => conversations.pictureOf(tabId),
});
const pointing = createPointing((tabId) => panels.isShown(tabId));
const handover = createHandover(conversations, jobs, turns, panels, inBackground);
const tabChanges = createTabChanges(conversations, jobs, turns, panels, handover);

const recall = createRecall(conversations, jobs, history, handover);
const hiddenNow = createHiddenNow(conversations, jobs);
const hideRules = keepHideRules((tabId) => void look(tabId));
const listeners = createListeners({
  turnIsOpen: () => conversations.all().some(({ turns: asked }) => asked.slice(-1).some(isOpen)),
  hostsWithRules: hideRules.hosts,
});

let startProblem: Problem | undefined;
const ready = startUp([restrictStorageToTrustedContexts, conversations.load, forgetClosedTabs], (problem) => {
  startProblem = problem;
});
void ready.then(() => {
  inBackground('', turns.resumeInterrupted());
  inBackground('', turns.plans.resume());
  inBackground('', listeners.start());
  inBackground('', keeper.start());
});

/** The one edge for what happens outside of turns: a failure is said in the conversation's panel. */
function inBackground(id: string, work: Promise<unknown>): void {
  work.catch((error) => {
    // Ended by the person, or by something newer.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.warn('not done', error);
    conversations.update(id, { obstacle: toProblem(error) }, true);
  });
}

/** What the panel's head shows: the tab's page, what stands in the way, who would answer. Marks nothing, so it need not wait for an answer. */
function bringUpToDate({ id }: Kept): Promise<void> {
  return jobs.beside(id, async () => {
    const tabId = conversations.get(id)?.tabId ?? -1;
    try {
      const settings = await loadSettings();
      const { id: engine, model = '' } = settings.provider;
      const vision = await visionOf(settings);
      conversations.update(id, { engine: { id: engine, model, ...(vision ? { vision } : {}) } });
      const tab = await tabInfo(tabId);
      const obstacle = (await obstacleOf(tab, settings)) ?? startProblem;
      // A page that went while nobody heard of it took its marks along.
      if (conversations.isMarked(tabId) && !(await hasPageScript(tabId)))
        conversations.setMarked(tabId, false);
      const incognito = tab.incognito || undefined;
      conversations.update(id, { url: tab.url, title: tab.title, obstacle, incognito }, true);
    } catch (error) {
      conversations.update(id, { obstacle: toProblem(error) }, true);
    }
  });
}

/** A panel turned to a tab. */
async function show(tabId: number): Promise<void> {
  await ready;
  const conversation = conversations.shownIn(tabId);
  if (handover.work(conversation, tabId)) await bringUpToDate(conversation);
  panels.catchUp(tabId);
  await look(tabId);
}

/** What is said of hidden blocks follows the page. */
async function look(tabId: number): Promise<void> {
  await ready;
  inBackground(conversations.seenIn(tabId)?.id ?? '', hiddenNow.look(tabId));
}

async function receive(tabId: number, request: PanelRequest): Promise<void> {
  await ready;
  const conversation = conversations.shownIn(tabId);
  handover.work(conversation, tabId);
  inBackground(conversation.id, serve(conversation, tabId, request));
}

/** A question is about the page where it is asked, whatever is open elsewhere. */
async function turnHere(conversation: Kept, tabId: number): Promise<void> {
  if (conversation.tabId !== tabId) await turns.stop(conversation.id);
  handover.work(conversation, tabId);
  await bringUpToDate(conversation);
}

async function serve(conversation: Kept, tabId: number, wanted: PanelRequest): Promise<void> {
  const { id } = conversation;
  const request = await underStudy(wanted);
  switch (request.type) {
    case 'ask':
      if (request.text.trim() === '')
        return conversations.update(id, { obstacle: { code: 'empty-question' } }, true);
      if (request.text.length > MAX_QUESTION)
        return conversations.update(id, { obstacle: { code: 'question-too-long' } }, true);
      // A selection that was offered for asking has been used; a panel opened later must not offer it again.
      conversations.update(id, { draft: undefined });
      await turnHere(conversation, tabId);
      if (request.picture?.from === 'given' && request.url) keepGiven(request.picture.id, request.url);
      return turns.ask(id, request.text, {
        mode: request.mode,
        picture: request.picture,
        about: request.about,
        pages: request.pages,
      });
    case 'offer-pages':
      return offerPages(tabId);
    case 'offer-questions':
      return offerQuestions(tabId);
    case 'plan':
      return turns.plans.change(id, request.change);
    case 'stop':
      turns.plans.hold(id);
      return turns.stop(id);
    case 'clear':
      turns.plans.hold(id);
      if (conversation.tabId === tabId) jobs.abort(id);
      await jobs.entry(id, async () => {
        if (conversation.tabId === tabId) turns.stopNewest(id);
        for (const each of new Set([tabId, ...conversations.pagesOf(id)])) await clearIfThere(each);
      });
      return restRules(tabId);
    case 'new-conversation':
      jobs.abort(id);
      await jobs.entry(id, async () => {
        const tabs = conversations.tabsOf(id);
        for (const each of new Set([...tabs, ...conversations.pagesOf(id)])) await clearIfThere(each);
        conversations.forget(id);
        for (const each of tabs) handover.uncovered(each);
      });
      await hideRules.resume(tabId);
      return show(tabId);
    case 'other-conversation':
      await handover.turnOver(tabId);
      return show(tabId);
    case 'again':
      await turnHere(conversation, tabId);
      return turns.again(id, request.turnId, request.mode);
    case 'second-opinion':
      await turnHere(conversation, tabId);
      return turns.secondOpinion(id, request.turnId, request.model);
    case 'leave-empty-tab':
      await turnHere(conversation, tabId);
      return leaveEmptyTab(tabId, conversations.turn(id, request.turnId)?.question, (words) =>
        turns.again(id, request.turnId, undefined, words),
      );
    case 'open-result': {
      await turnHere(conversation, tabId);
      const question = await openResult(conversations, jobs, handover, id, request);
      return question === undefined ? undefined : turns.ask(id, question, { mode: 'find' });
    }
    case 'take-proposal':
      await turnHere(conversation, tabId);
      return turns.takeProposal(id, request.turnId);
    case 'read-on':
      return turns.readOn(id, request.turnId);
    case 'reveal':
      citations.at(id, request.turnId, request.citation);
      return reveal(id, request.turnId, request.citation);
    case 'remark':
      return remarks.remark(id, request);
    case 'hold-evidence':
      return holdEvidence(id, tabId);
    case 'recall':
      if (!(await recall(tabId, request.turnId))) throw new SightlineError('history-gone');
      return show(tabId);
    case 'refresh':
      return bringUpToDate(conversation);
    case 'command':
      await turns.command(id, request.turnId, request.command);
      return look(tabId);
    case 'kept':
      return request.show ? restRules(tabId) : hideRules.resume(tabId);
  }
}

/** An empty list ends the panel's waiting where the page cannot be read; why, is said like any other failure. */
/** The tabs at once, and what the page links to when its links are read. */
async function offerPages(tabId: number): Promise<void> {
  const tabs = await offeredPages(tabId, await loadSettings());
  panels.send(tabId, { type: 'pages', pages: tabs });
  if (tabs[0]?.obstacle !== undefined) return;
  const linked = await withoutOpen(tabId, await contexts.linkedFrom(tabId));
  panels.send(tabId, { type: 'pages', pages: [...tabs, ...linked] });
}

async function offerQuestions(tabId: number): Promise<void> {
  const { url } = await tabInfo(tabId);
  const tell = (questions: ReadyQuestion[]) => panels.send(tabId, { type: 'questions', url, questions });
  try {
    tell(await readyQuestions(contexts.documentIn(tabId, await loadSettings())));
  } catch (error) {
    tell([]);
    throw error;
  }
}

/** A tab that was closed has nothing to clear. */
async function clearIfThere(tabId: number): Promise<void> {
  if (await isThere(tabId)) await turns.clearPage(tabId);
  else conversations.setMarked(tabId, false);
}

/** Shows what saved rules hide, until the next visit. */
function restRules(tabId: number): Promise<void> {
  hiddenNow.rest(tabId);
  return hideRules.rest(tabId);
}

onPageEvent(async (event, from) => {
  if (event.type === 'script-started') return void pointing.tell(from.tabId, from.documentId);
  await ready;
  if (event.type === 'page-changed') return panels.send(from.tabId, event);
  if (isAsking(event)) return inBackground(conversations.shownIn(from.tabId).id, offerPointedAt(event, from));
  if (event.type === 'citation-clicked') {
    const { turnId, citation } = event;
    const asked = conversations.all().find(({ turns: all }) => all.some((turn) => turn.id === turnId));
    if (asked) {
      citations.at(asked.id, turnId, citation);
      panels.sendTo(asked.id, { type: 'show-citation', turnId, citation });
    }
    return;
  }
  if (event.type === 'reader-opened') {
    conversations.setMarked(from.tabId, false);
    return panels.send(from.tabId, { type: 'page-changed' });
  }
  if (event.type === 'hide-changed') return look(from.tabId);
  const conversation = conversations.seenIn(from.tabId);
  if (event.type === 'reader-progress') {
    const turn = conversation?.turns.at(-1);
    if (conversation && turn?.status === 'running' && turn.progress?.code.startsWith('reading'))
      conversations.updateTurn(conversation.id, turn.id, {
        progress: { code: 'reading-pdf', page: event.page, pages: event.pages },
      });
    return;
  }
  if (event.type === 'hide-rule-suspended')
    inBackground(conversation?.id ?? '', hideRules.suspend(event.ruleId, event.share));
  if (conversation?.tabId === from.tabId)
    inBackground(conversation.id, turns.pageEvent(conversation.id, event, from.documentId));
});

onTabUpdated(async (tabId) => {
  await ready;
  const conversation = conversations.seenIn(tabId);
  if (conversation?.tabId === tabId && panels.isShown(tabId)) await bringUpToDate(conversation);
});

onDocumentReady(async ({ tabId, frameId, documentId }) => {
  await ready;
  const conversation = conversations.seenIn(tabId);
  const where = frameId === 0 ? 'page' : 'frame';
  // Marks went with the old document.
  if (where === 'page') {
    conversations.setMarked(tabId, false);
    hiddenNow.newPage(tabId);
  }
  panels.send(tabId, { type: 'page-changed' });
  if (conversation?.tabId !== tabId) return look(tabId);
  const replaces = await frameKeyAt(tabId, frameId);
  const navigation = { type: 'navigated', where, documentId, replaces } as const;
  inBackground(conversation.id, turns.navigated(conversation.id, navigation));
  await look(tabId);
});

onTabOpenedByPage(async ({ from, to }) => {
  await ready;
  const conversation = conversations.seenIn(from);
  if (conversation) inBackground(conversation.id, tabChanges.opened(from, to));
});

onTabActivated(async ({ tabId, windowId }) => {
  await ready;
  inBackground(
    '',
    tabChanges.turned(tabId, () => tabsOfWindow(windowId)),
  );
});

onTabRemoved(async (tabId) => {
  await ready;
  tabRemoved(tabId);
});

const isThere = (tabId: number): Promise<boolean> =>
  tabInfo(tabId).then(
    () => true,
    () => false,
  );

function tabRemoved(tabId: number): void {
  inBackground('', tabChanges.closed(tabId, isThere));
  inBackground('', forgetNumbering(tabId));
  inBackground('', storedValue('session', unsentKey(tabId)).remove());
  forgetSheets(tabId);
}

/** What was closed while nobody heard of it. */
async function forgetClosedTabs(): Promise<void> {
  const tabs = new Set(conversations.all().map(({ tabId }) => tabId));
  for (const tabId of tabs) if (!(await isThere(tabId))) tabRemoved(tabId);
}

// The browser is told anew after each installation and update: where nothing is stored in it, it hands all PDFs over.
onInstalled(async () => setOpensPdfs((await loadSettings()).pdf.openInReader));
onFirstInstalled(() => inBackground('', openWelcomePage()));
onSettingsChanged(async ({ pdf }) => {
  await setOpensPdfs(pdf.openInReader);
  await ready;
  for (const conversation of conversations.all())
    if (panels.isShown(conversation.tabId)) await bringUpToDate(conversation);
});

openPanelFromToolbar();
onCommand(async (command, tabId) => {
  await ready;
  const { id } = conversations.shownIn(tabId);
  if (command === 'stop') inBackground(id, turns.stop(id));
  else inBackground(id, citations.step(tabId, command === 'next-citation' ? 1 : -1));
});
onOmnibox((tabId, text) => void receive(tabId, { type: 'ask', text }));
/** Puts what was chosen on the page into the panel, for the person to ask about. */
async function offer(tabId: number, what: { about: string } | { picture: PictureRef }): Promise<void> {
  await ready;
  const { id } = conversations.shownIn(tabId);
  const chosen = 'about' in what ? { about: what.about.slice(0, MAX_QUESTION) } : what;
  conversations.update(id, { draft: { text: '', id: crypto.randomUUID(), ...chosen } }, true);
}
/** Puts what the person pointed at, with Alt held, into the panel. */
async function offerPointedAt(event: Asking, { tabId, documentId }: PageSender): Promise<void> {
  if (event.type === 'page-part-asked') {
    return offerGiven(tabId, event, t('picture_page_part', { page: event.page }));
  }
  const { id } = conversations.shownIn(tabId);
  if (event.type === 'region-asked') {
    const shot = await jobs.beside(id, () => contexts.regionIn(tabId, documentId, event.box));
    if (shot) await offerGiven(tabId, shot, t('picture_region'));
    return;
  }
  const { picture, text } = await pointing.pointedIn(tabId, documentId);
  if (picture) await offer(tabId, { picture: refTo(picture) });
  else if (text) await offer(tabId, { about: text });
}
function offerGiven(tabId: number, { url, size }: { url: string; size: Size }, name: string): Promise<void> {
  const id = crypto.randomUUID();
  keepGiven(id, url);
  return offer(tabId, { picture: { from: 'given', id, name, size } });
}
const refTo = ({ id, src, name, natural, width, height }: PagePicture): PictureRef => ({
  from: 'page',
  id,
  src,
  name: name || nameOf(src),
  size: natural ?? { width, height },
});
/** The picture with its name and size, as far as the page tells: for the price that is shown before it is sent. */
async function describePicture(tabId: number, src: string): Promise<PictureRef> {
  await ready;
  const ref = { from: 'page', src, name: nameOf(src) } as const;
  const { id } = conversations.shownIn(tabId);
  const found = await jobs
    .beside(id, () => contexts.pictureIn(tabId, src))
    .catch((error) => {
      // The question itself will meet the same problem, and say so.
      console.warn('picture not looked at', error);
      return undefined;
    });
  return found ? { ...ref, name: found.name || ref.name, size: found.natural ?? found } : ref;
}
offerMenus({
  selection: (tabId, about) => offer(tabId, { about }),
  picture: async (tabId, src) => offer(tabId, { picture: await describePicture(tabId, src) }),
});

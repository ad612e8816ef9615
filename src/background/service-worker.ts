import { toProblem } from '../contracts/errors.ts';
import { offerSelectionMenu, onStopCommand, openPanelFromToolbar } from '../platform/entry-points.ts';
import { hasPageScript, onPageEvent } from '../platform/rpc.ts';
import { loadSettings, onSettingsChanged, restrictStorageToTrustedContexts } from '../platform/storage.ts';
import { onDocumentReady, onTabOpenedByPage, onTabRemoved, onTabUpdated } from '../platform/tab-events.ts';
import { tabInfo } from '../platform/tabs.ts';
import { createConversations } from './conversations.ts';
import { keepHideRules } from './hide-rules.ts';
import { createJobs } from './jobs.ts';
import { createListeners } from './listeners.ts';
import { obstacleOf } from './page-access.ts';
import { createPanels, type PanelRequest } from './panels.ts';
import { createTurns, isOpen } from './turns.ts';

/**
 * The worker's wiring. Chrome wants every listener registered in the first turn of the event loop, so each one is, and waits for the
 * stored conversations inside.
 */
const conversations = createConversations((conversation) => panels.tell(conversation));
const jobs = createJobs();
const turns = createTurns(
  conversations,
  jobs,
  (tabId, turnId, hint) => panels.send(tabId, { type: 'hint', turnId, hint }),
  moveTo,
);
const panels = createPanels(
  (tabId) => void bringUpToDate(tabId),
  (tabId, request) => void serve(tabId, request),
);

const hideRules = keepHideRules((tabId) => conversations.update(tabId, { marked: true }));

const listeners = createListeners({
  turnIsOpen: () =>
    conversations.tabs().some((tabId) => conversations.get(tabId).turns.slice(-1).some(isOpen)),
  hostsWithRules: hideRules.hosts,
});

const ready = Promise.all([restrictStorageToTrustedContexts(), conversations.loaded]).then(async () => {
  await turns.resumeInterrupted();
  await listeners.start();
});
void forgetClosedTabs();

/** What the panel's head shows: the tab's page, what stands in the way, who would answer. */
async function bringUpToDate(tabId: number): Promise<void> {
  await ready;
  const settings = await loadSettings();
  const { id, model = '' } = settings.provider;
  try {
    const tab = await tabInfo(tabId);
    const obstacle = await obstacleOf(tab, settings);
    // A page that went while nobody heard of it took its marks along.
    if (conversations.get(tabId).marked && !(await hasPageScript(tabId)))
      conversations.update(tabId, { marked: false });
    conversations.update(tabId, { url: tab.url, title: tab.title, obstacle, engine: { id, model } }, true);
  } catch (error) {
    conversations.update(tabId, { obstacle: toProblem(error), engine: { id, model } }, true);
  }
}

async function serve(tabId: number, request: PanelRequest): Promise<void> {
  await ready;
  switch (request.type) {
    case 'ask':
      if (request.text.trim() === '') {
        conversations.update(tabId, { obstacle: { code: 'empty-question' } }, true);
        return;
      }
      // A selection that was offered for asking has been used; a panel opened later must not offer it again.
      conversations.update(tabId, { draft: undefined });
      await bringUpToDate(tabId);
      return turns.ask(tabId, request.text, request.mode);
    case 'stop':
      return turns.stop(tabId);
    case 'clear':
      await turns.endNewest(tabId);
      await hideRules.clear(tabId);
      return turns.clear(tabId);
    case 'new-conversation':
      await turns.endNewest(tabId);
      await turns.clear(tabId);
      await conversations.forget(tabId);
      return bringUpToDate(tabId);
    case 'again':
      await bringUpToDate(tabId);
      return turns.again(tabId, request.turnId, request.mode);
    case 'read-on':
      return turns.readOn(tabId, request.turnId);
    case 'reveal':
      return turns.reveal(tabId, request.turnId, request.citation);
    case 'refresh':
      return bringUpToDate(tabId);
    case 'command':
      return turns.command(tabId, request.turnId, request.command);
  }
}

onPageEvent(async (event, from) => {
  await ready;
  if (event.type === 'citation-clicked') {
    panels.send(from.tabId, { type: 'show-citation', turnId: event.turnId, citation: event.citation });
    return;
  }
  if (event.type === 'hide-rule-suspended') await hideRules.suspend(event.ruleId, event.share);
  await turns.pageEvent(from.tabId, event, from.documentId);
});

onTabUpdated(async (tabId) => {
  await ready;
  if (panels.isShown(tabId)) await bringUpToDate(tabId);
});

onDocumentReady(async ({ tabId, frameId }) => {
  await ready;
  // Marks went with the old document.
  if (frameId === 0 && conversations.get(tabId).marked) conversations.update(tabId, { marked: false });
  await turns.navigated(tabId, frameId === 0 ? 'page' : 'frame');
});

/** A conversation and its panels go on in another tab; the first one is left as it was found. */
async function moveTo(from: number, to: number): Promise<void> {
  // The conversation first: what the old page still reports then finds no turn that would mark it again.
  await conversations.handOver(from, to);
  panels.handOver(from, to);
  await turns.clear(from);
  // The new document may have been ready before the conversation was there.
  await turns.navigated(to, 'page');
}

onTabOpenedByPage(async ({ from, to }) => {
  await ready;
  const turn = conversations.newest(from);
  if (turn?.mode !== 'guide' || (turn.status !== 'waiting' && turn.status !== 'running')) return;
  await jobs.stop(from, 'superseded');
  const moved = moveTo(from, to);
  // A report of the click that opened the tab may have started something meanwhile.
  await jobs.stop(from, 'superseded');
  await moved;
  await turns.clear(from);
});

onTabRemoved(tabRemoved);

/** What was closed while nobody heard of it. */
async function forgetClosedTabs(): Promise<void> {
  await conversations.loaded;
  const closed = await Promise.all(
    conversations.tabs().map((tabId) =>
      tabInfo(tabId).then(
        () => [],
        () => [tabId],
      ),
    ),
  );
  for (const tabId of closed.flat()) await tabRemoved(tabId);
}

async function tabRemoved(tabId: number): Promise<void> {
  await ready;
  const { cameFrom, turns: asked } = conversations.get(tabId);
  await jobs.stop(tabId, 'superseded');
  const guiding = asked.at(-1)?.mode === 'guide' && asked.at(-1)?.status !== 'done';
  const back = guiding && cameFrom !== undefined ? await tabInfo(cameFrom).catch(() => undefined) : undefined;
  if (!back) return conversations.forget(tabId);
  await conversations.handOver(tabId, back.id);
  panels.handOver(tabId, back.id);
  await turns.navigated(back.id, 'page');
}

onSettingsChanged(async () => {
  await ready;
  for (const tabId of conversations.tabs()) if (panels.isShown(tabId)) await bringUpToDate(tabId);
});

openPanelFromToolbar();
onStopCommand(async (tabId) => {
  await ready;
  await turns.stop(tabId);
});
offerSelectionMenu(async (tabId, text) => {
  await ready;
  conversations.update(tabId, { draft: { text, id: crypto.randomUUID() } }, true);
});

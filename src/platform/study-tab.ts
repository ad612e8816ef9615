import type { Turn } from '../contracts/conversation.ts';
import type { StudyCount, StudyNews } from '../contracts/study.ts';
import { STUDY_CHANNEL, STUDY_PORT } from '../contracts/study-names.ts';
import { openPanelPort } from './panel-port.ts';
import { injectStudyScript } from './tabs.ts';

/** The study page's end of its line to the panels. */
export function studyLine(listener: (news: StudyNews) => void): { close(): void } {
  const channel = new BroadcastChannel(STUDY_CHANNEL);
  channel.onmessage = ({ data }) => listener(data as StudyNews);
  return channel;
}

/** Opens a task's page in a tab in front. Returns its id. */
export async function openTaskTab(url: string): Promise<number> {
  return (await chrome.tabs.create({ url, active: true })).id ?? -1;
}

/** Back to the study page, from wherever the participant is. */
export async function turnToStudy(): Promise<void> {
  const own = await chrome.tabs.getCurrent();
  if (own?.id !== undefined) await chrome.tabs.update(own.id, { active: true });
}

/** Closes a task's tab; one that the participant has closed already is nothing to do. */
export async function closeTaskTab(tabId: number): Promise<void> {
  if (await isOpen(tabId)) await chrome.tabs.remove(tabId);
}

const isOpen = (tabId: number): Promise<boolean> =>
  chrome.tabs.get(tabId).then(
    () => true,
    () => false,
  );

/**
 * Hears what is done in a task's tab until it is told to stop: in every document that comes, and, where Sightline may be asked there, what is
 * asked and answered.
 * @param mayCount whether a page may be looked at
 */
export function watchTaskTab(
  tabId: number,
  asks: boolean,
  hear: { count(count: StudyCount): void; turn(turn: Turn): void },
  mayCount: (url: string) => Promise<boolean>,
): () => void {
  const ports = new Map<string, chrome.runtime.Port>();

  function connect(documentId: string): void {
    if (ports.has(documentId)) return;
    const port = chrome.tabs.connect(tabId, { name: STUDY_PORT, documentId });
    ports.set(documentId, port);
    port.onMessage.addListener((count: StudyCount) => hear.count(count));
    port.onDisconnect.addListener(() => {
      // A document that is gone has no other end; that is no error of ours.
      void chrome.runtime.lastError;
      ports.delete(documentId);
    });
  }

  async function look(): Promise<void> {
    try {
      const { url = '' } = await chrome.tabs.get(tabId);
      if (!(await mayCount(url))) return;
      for (const { documentId } of await injectStudyScript(tabId)) connect(documentId);
    } catch (error) {
      console.warn('nothing is counted in this page', error);
    }
  }
  const updated = (id: number, { status }: { status?: string }) => {
    if (id === tabId && status !== undefined) void look();
  };
  chrome.tabs.onUpdated.addListener(updated);
  void look();
  const panel = asks
    ? openPanelPort(
        { type: 'watch', tabId },
        {
          onMessage: (message) => {
            if (message.type === 'turn') hear.turn(message.turn);
            if (message.type === 'conversation') message.turns.forEach(hear.turn);
          },
          onLost: () => undefined,
        },
      )
    : undefined;
  return () => {
    chrome.tabs.onUpdated.removeListener(updated);
    panel?.close();
    for (const port of ports.values()) port.disconnect();
  };
}

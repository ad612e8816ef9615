import { t } from '../platform/i18n.ts';
import { showOwnTab, showTabToRecord, watchSteps } from '../platform/steps-tab.ts';
import type { RecordingHeard, RunningRecording } from './host.ts';
import { createRecording } from './recording.ts';
import { takeTab, withSheets } from './take.ts';

/**
 * Records in a tab, or in a new one with this address, what the person does there.
 * @param mayRecord whether a page may be looked at
 */
export async function recordIn(
  tabId: number | undefined,
  url: string,
  hear: RecordingHeard,
  mayRecord: (url: string) => Promise<boolean>,
): Promise<RunningRecording> {
  const tab = await showTabToRecord(tabId, url);
  let isOpen = true;
  const recording = createRecording(() => takeTab(tab), withSheets, hear.steps);
  const end = watchSteps(
    tab,
    { sign: t('labels_recording_sign'), stop: t('labels_record_stop') },
    {
      news: (news) => {
        if (news.type === 'step') recording.seen(news.step);
        else if (news.type === 'entry') recording.entered(news.entry);
        else hear.ended();
      },
      wentTo: recording.wentTo,
      closed: () => {
        isOpen = false;
        hear.ended();
      },
    },
    mayRecord,
  );
  return {
    async stop() {
      end();
      const page = isOpen ? await lastPage(tab) : undefined;
      await showOwnTab();
      return { ...(await recording.finished()), end: page };
    },
  };
}

/** The page may be one that nobody may look at. */
async function lastPage(tabId: number): Promise<string | undefined> {
  try {
    return await takeTab(tabId);
  } catch (error) {
    console.warn('page at the end not taken', error);
    return undefined;
  }
}

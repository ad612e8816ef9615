import type { Snapshot } from '../contracts/labels.ts';
import { sheetMark, withoutFetches } from '../core/labels/sheet-mark.ts';
import { askForSnapshot } from '../platform/snapshot-port.ts';
import { injectSnapshotScript } from '../platform/tabs.ts';

/** A tab's page as one file. Style sheets of other origins are fetched from their addresses, without cookies. Rejects where nobody may look. */
export async function takeTab(id: number): Promise<string> {
  const [top] = await injectSnapshotScript(id);
  if (!top) throw new Error('no page in this tab');
  return withSheets(await askForSnapshot(id, top.documentId));
}

/** A snapshot with the style sheets that the page itself may not read. */
export async function withSheets({ html, unread }: Snapshot): Promise<string> {
  let whole = html;
  for (const address of new Set(unread)) {
    const css = await sheetAt(address);
    whole = whole.replaceAll(sheetMark(address), () => css);
  }
  return whole;
}

/** A sheet that cannot be had is none: the page then looks the way it would without it. */
async function sheetAt(address: string): Promise<string> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    return response.ok ? withoutFetches(await response.text()) : '';
  } catch (error) {
    console.warn('style sheet not taken', error);
    return '';
  }
}

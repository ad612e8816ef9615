import { HIDE_RULES_KEY } from '../contracts/hide.ts';
import { PANEL_PORT } from '../contracts/panel-to-worker.ts';
import { onExtensionPort } from '../platform/ports.ts';
import { onStoredChange, storedValue } from '../platform/storage.ts';
import { forgetHosts, hearTabs } from '../platform/tab-events.ts';

/** Hosts whose documents start the worker. Chrome remembers them beyond the worker's end, so the worker must too. */
const heardHosts = storedValue<readonly string[]>('local', 'heardHosts');

/** Who, beside an open panel, needs to hear what happens to tabs and documents. */
export interface Needs {
  /** Whether a turn goes on without a panel: a guide, a checklist, an answer being made. */
  turnIsOpen(): boolean;
  /** Where saved rules hide something: host names without `www.`. */
  hostsWithRules(): Promise<string[]>;
}

/**
 * Keeps the worker asleep on pages where nobody uses Sightline. Create it in the first turn of the event loop: everything is heard until
 * `start`, which is for when the stored conversations are there.
 */
export function createListeners({ turnIsOpen, hostsWithRules }: Needs): { start(): Promise<void> } {
  let hearing = 'everything';
  hearTabs('everything');
  let panels = 0;
  let hosts: readonly string[] | undefined;

  function review(): void {
    if (!hosts) return;
    const next = panels > 0 || turnIsOpen() ? 'everything' : hosts;
    if (String(next) === hearing) return;
    hearing = String(next);
    hearTabs(next);
  }

  onExtensionPort(PANEL_PORT, (port) => {
    panels += 1;
    review();
    port.onDisconnect(() => {
      panels -= 1;
      review();
    });
  });

  async function readHosts(): Promise<void> {
    const before = (await heardHosts.get()) ?? [];
    const now = (await hostsWithRules()).flatMap((host) => [host, `www.${host}`]).sort();
    if (String(before) !== String(now)) {
      await heardHosts.set(now);
      forgetHosts(before);
    }
    hosts = now;
    review();
  }

  onStoredChange(HIDE_RULES_KEY, () => void readHosts());
  return { start: readHosts };
}

/** The keys that open the panel, stop what runs and go from citation to citation, as the browser shows them; `''` where none is assigned. */
export interface Shortcuts {
  open: string;
  stop: string;
  next: string;
  previous: string;
}

/** Names of the manifest's commands. */
const COMMANDS = {
  open: '_execute_action',
  stop: 'stop',
  next: 'next-citation',
  previous: 'previous-citation',
} as const;

/** What really holds: the person may have changed it, and Chrome leaves out a suggestion that is taken. */
export async function assignedShortcuts(): Promise<Shortcuts> {
  const commands = await chrome.commands.getAll();
  const of = (name: string) => commands.find((command) => command.name === name)?.shortcut ?? '';
  return {
    open: of(COMMANDS.open),
    stop: of(COMMANDS.stop),
    next: of(COMMANDS.next),
    previous: of(COMMANDS.previous),
  };
}

/** The browser's own page for shortcuts: no extension may set them itself. */
export function openShortcutSettings(): void {
  void chrome.tabs.create({ url: 'chrome://extensions/shortcuts' });
}

import type { ModeId } from '../contracts/conversation.ts';
import { MODES } from './mode-looks.ts';
import { type Menu, useMenu } from './use-menu.ts';

/** What can stand behind the slash: a mode, or several models for one question. */
export type Command = ModeId | 'compare';

/** Slash commands whose beginning `draft` is; none once a space follows. */
function slashOptions(draft: string): Command[] {
  const typed = /^\/(\w*)$/.exec(draft)?.[1];
  if (typed === undefined) return [];
  const commands: Command[] = [...MODES.filter(({ slash }) => slash).map(({ id }) => id), 'compare'];
  return commands.filter((id) => id.startsWith(typed.toLowerCase()));
}

/** A list of slash commands over the composer. */
export const useSlashMenu = (draft: string, setDraft: (draft: string) => void): Menu<Command> =>
  useMenu(
    draft,
    slashOptions(draft),
    (mode) => mode,
    (mode) => setDraft(`/${mode} `),
  );

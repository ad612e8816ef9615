import type { ModeId } from '../contracts/conversation.ts';
import { MODES } from './mode-looks.ts';
import { type Menu, useMenu } from './use-menu.ts';

/** Slash commands whose beginning `draft` is; none once a space follows. */
export function slashOptions(draft: string): ModeId[] {
  const typed = /^\/(\w*)$/.exec(draft)?.[1];
  if (typed === undefined) return [];
  return MODES.filter(({ id, slash }) => slash && id.startsWith(typed.toLowerCase())).map(({ id }) => id);
}

/** A list of slash commands over the composer. */
export const useSlashMenu = (draft: string, setDraft: (draft: string) => void): Menu<ModeId> =>
  useMenu(
    draft,
    slashOptions(draft),
    (mode) => mode,
    (mode) => setDraft(`/${mode} `),
  );

import { type KeyboardEvent, useId, useState } from 'react';
import type { ModeId } from '../contracts/conversation.ts';
import { MODES } from './mode-looks.ts';

export interface SlashMenuState {
  open: boolean;
  id: string;
  options: readonly ModeId[];
  active: ModeId | undefined;
  activeOptionId: string | undefined;
  choose(mode: ModeId): void;
  /** Returns whether the key was the menu's. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** Slash commands whose beginning `draft` is; none once a space follows. */
export function slashOptions(draft: string): ModeId[] {
  const typed = /^\/(\w*)$/.exec(draft)?.[1];
  if (typed === undefined) return [];
  return MODES.filter(({ id, slash }) => slash && id.startsWith(typed.toLowerCase())).map(({ id }) => id);
}

/** A list of slash commands over the composer; focus stays in the text box. */
export function useSlashMenu(draft: string, setDraft: (draft: string) => void): SlashMenuState {
  const id = useId();
  const [position, setPosition] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const options = slashOptions(draft);
  const open = options.length > 0 && closedFor !== draft;
  const index = Math.min(position, options.length - 1);
  const active = open ? options[index] : undefined;
  const choose = (mode: ModeId) => setDraft(`/${mode} `);
  const act = (key: string): boolean => {
    switch (key) {
      case 'ArrowDown':
        setPosition((index + 1) % options.length);
        return true;
      case 'ArrowUp':
        setPosition((index + options.length - 1) % options.length);
        return true;
      case 'Enter':
      case 'Tab':
        if (active) choose(active);
        return true;
      case 'Escape':
        setClosedFor(draft);
        return true;
      default:
        return false;
    }
  };
  return {
    open,
    id,
    options,
    active,
    activeOptionId: active && `${id}-${active}`,
    choose,
    onKeyDown(event) {
      if (!open || event.shiftKey || !act(event.key)) return false;
      event.preventDefault();
      return true;
    },
  };
}

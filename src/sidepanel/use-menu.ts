import { type KeyboardEvent, useId, useState } from 'react';

/** A list of completions over the composer; focus stays in the text box. */
export interface Menu<T> {
  open: boolean;
  id: string;
  options: readonly T[];
  active: T | undefined;
  activeOptionId: string | undefined;
  optionId(option: T): string;
  choose(option: T): void;
  /** Returns whether the key was the menu's. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/**
 * @param draft what is in the composer: a menu that was closed stays so until it changes
 * @param keyOf tells options apart
 */
export function useMenu<T>(
  draft: string,
  options: readonly T[],
  keyOf: (option: T) => string | number,
  choose: (option: T) => void,
): Menu<T> {
  const id = useId();
  const [position, setPosition] = useState(0);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const open = options.length > 0 && closedFor !== draft;
  const index = Math.min(position, options.length - 1);
  const active = open ? options[index] : undefined;
  const optionId = (option: T) => `${id}-${keyOf(option)}`;
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
        if (active !== undefined) choose(active);
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
    activeOptionId: active === undefined ? undefined : optionId(active),
    optionId,
    choose,
    onKeyDown(event) {
      if (!open || event.shiftKey || !act(event.key)) return false;
      event.preventDefault();
      return true;
    },
  };
}

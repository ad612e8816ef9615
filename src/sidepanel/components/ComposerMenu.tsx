import type { ReactNode } from 'react';
import type { Menu } from '../use-menu.ts';

interface ComposerMenuProps<T> {
  menu: Menu<T>;
  label: string;
  children(option: T): ReactNode;
}

/** Completions of what was typed. Options are chosen with the keyboard from the text box, or by pointer. */
export function ComposerMenu<T>({ menu, label, children }: ComposerMenuProps<T>) {
  return (
    <div role="listbox" id={menu.id} className="slash-menu" aria-label={label} tabIndex={-1}>
      {menu.options.map((option) => (
        <div
          key={menu.optionId(option)}
          role="option"
          id={menu.optionId(option)}
          aria-selected={option === menu.active}
          tabIndex={-1}
          // On press, so that the text box keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            menu.choose(option);
          }}
        >
          {children(option)}
        </div>
      ))}
    </div>
  );
}

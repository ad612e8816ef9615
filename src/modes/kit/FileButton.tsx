import { type ComponentProps, useRef } from 'react';
import { ActionButton } from './ActionButton.tsx';

interface FileButtonProps extends Omit<ComponentProps<typeof ActionButton>, 'onClick'> {
  /** As the attribute of the same name: types and endings. */
  accept: string;
  onFile(file: File): void;
}

/** A button that lets the person choose a file. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton {...button} onClick={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        accept={accept}
        aria-label={button.label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

import { type DragEvent, useRef, useState } from 'react';
import { nameOf } from '../core/boxes/picture-name.ts';
import { droppedFrom, isTaken } from './dropped.ts';
import { useAttachFile } from './use-attach-file.ts';
import { usePanelActions } from './use-panel.ts';

/** Lets words and pictures be dropped anywhere on the panel, for the next question; what is dragged inside of it is the browser's to move. */
export function useDrops() {
  const { attach, askAbout } = usePanelActions();
  const attachFile = useAttachFile();
  const [dropping, setDropping] = useState(false);
  const own = useRef(false);
  const take = (data: DataTransfer): boolean => {
    const dropped = droppedFrom(data);
    if (!dropped) return false;
    if ('src' in dropped)
      attach({ ref: { from: 'page', src: dropped.src, name: dropped.alt || nameOf(dropped.src) } });
    else if ('file' in dropped) attachFile(dropped.file);
    else askAbout(dropped.words);
    return true;
  };
  const props = {
    onDragStart: () => {
      own.current = true;
    },
    onDragEnd: () => {
      own.current = false;
    },
    onDragOver(event: DragEvent) {
      if (own.current || !isTaken(event.dataTransfer)) return;
      event.preventDefault();
      setDropping(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDropping(false);
    },
    onDrop(event: DragEvent) {
      setDropping(false);
      if (!own.current && take(event.dataTransfer)) event.preventDefault();
    },
  };
  return { dropping, props };
}

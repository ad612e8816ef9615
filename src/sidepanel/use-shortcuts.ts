import { useEffect, useState } from 'react';
import { assignedShortcuts, type Shortcuts } from '../platform/shortcuts.ts';

/** The shortcuts that hold now, read again whenever the panel gets the focus back: they are changed elsewhere. `undefined`: not read yet. */
export function useShortcuts(): Shortcuts | undefined {
  const [shortcuts, setShortcuts] = useState<Shortcuts>();
  useEffect(() => {
    const read = () => void assignedShortcuts().then(setShortcuts);
    read();
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  return shortcuts;
}

import { useEffect, useState } from 'react';
import { downloadBuiltIn, SESSION_OPTIONS } from '../../model/built-in-session.ts';
import { useHost } from '../host.ts';

/** How the browser's own model stands on this device. */
export interface BuiltInState {
  /** Whether it can be chosen at all. */
  offered: boolean;
  ready: boolean;
  /** Percent, while it is being downloaded. */
  progress: number | undefined;
  failed: boolean;
  /** From a click: Chrome wants one. */
  download(): Promise<void>;
}

export function useBuiltIn(): BuiltInState {
  const { builtIn } = useHost();
  const [availability, setAvailability] = useState('unavailable');
  const [progress, setProgress] = useState<number>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    // A browser that cannot even say is one without the model.
    builtIn?.availability(SESSION_OPTIONS).then(setAvailability, () => setAvailability('unavailable'));
  }, [builtIn]);
  const download = async () => {
    if (!builtIn || progress !== undefined) return;
    setFailed(false);
    setProgress(0);
    try {
      await downloadBuiltIn(
        builtIn,
        (share) => setProgress(Math.round(share * 100)),
        new AbortController().signal,
      );
      setAvailability('available');
    } catch {
      // Shown in place; the button is there for another try.
      setFailed(true);
    } finally {
      setProgress(undefined);
    }
  };
  return {
    offered: availability !== 'unavailable',
    ready: availability === 'available',
    progress,
    failed,
    download,
  };
}

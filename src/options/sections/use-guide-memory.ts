import { useCallback, useEffect, useState } from 'react';
import { forgetWalk, loadWalks, WALKS_KEY, type Walk } from '../../modes/guide/cache.ts';
import {
  DISLIKED_KEY,
  forgetDislike,
  loadDislikes,
  type RememberedDislike,
} from '../../modes/guide/dislikes.ts';
import { type GuideRun, loadRuns, RUNS_KEY } from '../../modes/guide/recording.ts';
import type { KeyValueStore } from '../../modes/mode.ts';

export type GuideMemory = KeyValueStore;

/** Walks and runs as they are stored, read again after each change made here. */
export function useGuideMemory(store: GuideMemory) {
  const [walks, setWalks] = useState<Walk[]>([]);
  const [runs, setRuns] = useState<GuideRun[]>([]);
  const [disliked, setDisliked] = useState<RememberedDislike[]>([]);
  const read = useCallback(async () => {
    setWalks(await loadWalks(store));
    setRuns(await loadRuns(store));
    setDisliked(await loadDislikes(store));
  }, [store]);
  useEffect(() => void read(), [read]);
  const after = (change: Promise<void>) => change.then(read);
  return {
    walks,
    runs,
    disliked,
    forgetWalk: (id: string) => after(forgetWalk(store, id)),
    forgetWalks: () => after(store.set(WALKS_KEY, [])),
    forgetDislike: (id: string) => after(forgetDislike(store, id)),
    forgetDisliked: () => after(store.set(DISLIKED_KEY, [])),
    forgetRuns: () => after(store.set(RUNS_KEY, [])),
  };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { toProblem } from '../../contracts/errors.ts';
import { BUILT_IN_ID } from '../../model/built-in.ts';
import { normalizeBaseURL } from '../../model/connection.ts';
import type { ModelInfo } from '../../model/memory.ts';
import { listModels } from '../../model/model-list.ts';
import { providerOf } from '../../model/providers/index.ts';
import { useHost } from '../host.ts';
import type { Draft } from './provider-draft.ts';

/** The models of the server in the form. */
export interface ModelList {
  models: ModelInfo[];
  state: 'idle' | 'loading' | 'loaded' | 'failed';
  refresh: () => void;
}

const LIMIT_MS = 15_000;

/** Asks when a provider is chosen and when address or key were changed and left; never on each key press. */
export function useModelList(draft: Draft): ModelList {
  const { fetch } = useHost();
  const [list, setList] = useState<Omit<ModelList, 'refresh'>>({ models: [], state: 'idle' });
  const running = useRef<AbortController>(null);
  const asked = useRef('');
  const { id, baseURL, apiKey } = draft;
  const load = useCallback(async () => {
    const provider = providerOf(id);
    const lacksKey = provider.key === 'required' && !apiKey && provider.id !== 'openrouter';
    const question = JSON.stringify([id, baseURL, apiKey]);
    if (asked.current === question) return;
    asked.current = question;
    running.current?.abort();
    setList({ models: [], state: 'idle' });
    if (id === 'instant' || id === BUILT_IN_ID || !baseURL.trim() || lacksKey) return;
    const controller = new AbortController();
    running.current = controller;
    setList({ models: [], state: 'loading' });
    try {
      const signal = AbortSignal.any([controller.signal, AbortSignal.timeout(LIMIT_MS)]);
      const source = { provider, baseURL: normalizeBaseURL(baseURL), apiKey: apiKey.trim() };
      setList({ models: await listModels(source, fetch, signal), state: 'loaded' });
    } catch (error) {
      // The list is a convenience: a name can be typed, and the test says what is wrong.
      if (!controller.signal.aborted && toProblem(error)) setList({ models: [], state: 'failed' });
    }
  }, [id, baseURL, apiKey, fetch]);
  const latest = useRef(load);
  latest.current = load;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new provider asks at once, typing does not
  useEffect(() => {
    void latest.current();
    return () => running.current?.abort();
  }, [id]);
  return { ...list, refresh: () => void latest.current() };
}

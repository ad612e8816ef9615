import { useRef, useState } from 'react';
import type { ProviderSettings } from '../../contracts/settings.ts';
import { sessionRunner } from '../../model/built-in-session.ts';
import { type TestResult, testConnection } from '../../model/connection-test.ts';
import { useHost } from '../host.ts';

/** A test of what is in the form, saved or not. */
export interface ConnectionTest {
  running: boolean;
  result: TestResult | undefined;
  /** @returns the right address, when it is not the one in the form */
  run(provider: ProviderSettings): Promise<string | undefined>;
  /** What was tested is no longer what is in the form. */
  forget(): void;
}

const LIMIT_MS = 90_000;

export function useConnectionTest(): ConnectionTest {
  const { fetch, builtIn } = useHost();
  const [result, setResult] = useState<TestResult>();
  const [running, setRunning] = useState(false);
  const current = useRef<AbortController>(null);
  const forget = () => {
    current.current?.abort();
    setRunning(false);
    setResult(undefined);
  };
  const run: ConnectionTest['run'] = async (provider) => {
    forget();
    const controller = new AbortController();
    current.current = controller;
    setRunning(true);
    const limit = setTimeout(() => {
      setResult({ ok: false, problem: { code: 'timeout' } });
      setRunning(false);
      controller.abort();
    }, LIMIT_MS);
    try {
      const tested = await testConnection(
        provider,
        fetch,
        controller.signal,
        builtIn && sessionRunner(builtIn),
      );
      setResult(tested);
      setRunning(false);
      return tested.ok ? tested.baseURL : undefined;
    } catch (error) {
      // Aborted by the form itself, which has said so already.
      if (!controller.signal.aborted) throw error;
      return undefined;
    } finally {
      clearTimeout(limit);
    }
  };
  return { running, result, run, forget };
}

import { toProblem } from '../contracts/errors.ts';
import type { Settings } from '../contracts/settings.ts';
import { BUILT_IN_ID } from '../model/built-in.ts';
import { type LanguageModelApi, sessionRunner } from '../model/built-in-session.ts';
import { browserModel } from '../platform/built-in-api.ts';
import { serveBuiltIn } from '../platform/built-in-port.ts';
import { loadSettings, onSettingsChanged } from '../platform/storage.ts';

/** The panel is open whenever a question is asked: it runs the browser's own model for the worker, for as long as that is the chosen one. */
export function offerBuiltIn(): void {
  const api = browserModel<LanguageModelApi>();
  if (!api) return;
  let serving: AbortController | undefined;
  const follow = ({ provider }: Settings) => {
    const chosen = provider.id === BUILT_IN_ID;
    if (!chosen) serving?.abort();
    if (chosen && (!serving || serving.signal.aborted)) {
      serving = new AbortController();
      serveBuiltIn(sessionRunner(api), toProblem, serving.signal);
    }
  };
  void loadSettings().then(follow);
  onSettingsChanged(follow);
}

import { useEffect, useState } from 'react';
import { type LanguageModelApi, SESSION_OPTIONS } from '../model/built-in-session.ts';
import { browserModel } from '../platform/built-in-api.ts';

/** Whether this browser has a model of its own, ready or to be downloaded. */
export function useBuiltInOffered(): boolean {
  const [offered, setOffered] = useState(false);
  useEffect(() => {
    // A browser that cannot even say is one without the model.
    browserModel<LanguageModelApi>()
      ?.availability(SESSION_OPTIONS)
      .then(
        (availability) => setOffered(availability !== 'unavailable'),
        () => setOffered(false),
      );
  }, []);
  return offered;
}

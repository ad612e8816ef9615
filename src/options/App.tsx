import { useEffect, useState } from 'react';
import { t } from '../platform/i18n.ts';
import { SECTIONS } from './sections/index.ts';
import { useSettings } from './use-settings.ts';

/** The options page: sections from a list, one polite line that says when something was stored. */
export function App() {
  const state = useSettings();
  const saved = useSavedLine(state?.savedCount ?? 0);
  return (
    <main className="options">
      <header>
        <h1>{t('options_title')}</h1>
        <p role="status" className="saved">
          {saved}
        </p>
      </header>
      {state && SECTIONS.map((View) => <View key={View.name} state={state} />)}
    </main>
  );
}

const SHOWN_MS = 2500;

/** "Saved", for a moment after each time. */
function useSavedLine(savedCount: number): string {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (savedCount === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [savedCount]);
  return shown ? t('options_saved') : '';
}

import { useEffect, useState } from 'react';
import { t } from '../../platform/i18n.ts';

/** Seconds until the next try, seen but not spoken. `untilMs`: epoch milliseconds. */
export function RetryCountdown({ untilMs }: { untilMs: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((untilMs - now) / 1000));
  return (
    <span className="countdown" aria-hidden="true">
      {t('progress_seconds', { seconds })}
    </span>
  );
}

import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { HistoryEntry } from '../../contracts/history.ts';
import { sitesOf, WHENS } from '../../core/history/groups.ts';
import { t } from '../../platform/i18n.ts';
import type { Wish } from './use-listed.ts';

interface Props {
  entries: readonly HistoryEntry[];
  wish: Wish;
  onWish(wish: Wish): void;
}

const NONE: readonly HistoryEntry[] = [];

/** The search box, which has the focus at once, with site and time to cut the list to. */
export function HistoryFilters({ entries, wish, onWish }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  // The list itself comes first.
  const counted = useDeferredValue(entries, NONE);
  const sites = useMemo(() => sitesOf(counted), [counted]);
  return (
    <search className="history-filters">
      <span className="history-search">
        <Search size={15} aria-hidden="true" />
        <input
          ref={box}
          type="search"
          value={wish.query}
          aria-label={t('history_search')}
          placeholder={t('history_search')}
          onChange={({ target }) => onWish({ ...wish, query: target.value })}
        />
      </span>
      <select
        aria-label={t('history_site')}
        value={wish.site}
        onChange={({ target }) => onWish({ ...wish, site: target.value })}
      >
        <option value="">{t('history_every_site')}</option>
        {sites.map(({ host, count }) => (
          <option key={host} value={host}>
            {t('history_site_count', { host, number: count })}
          </option>
        ))}
      </select>
      <select
        aria-label={t('history_when')}
        value={wish.when}
        onChange={({ target }) =>
          onWish({ ...wish, when: WHENS.find((each) => each === target.value) ?? 'any' })
        }
      >
        {WHENS.map((when) => (
          <option key={when} value={when}>
            {t(`history_when_${when.replace('-', '_')}`)}
          </option>
        ))}
      </select>
    </search>
  );
}

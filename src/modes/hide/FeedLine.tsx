import type { HideCard } from '../../contracts/hide.ts';
import { t } from '../../platform/i18n.ts';

/** What became of content that the page added since, and what judging it has cost. */
export function FeedLine({ card: { feed, engine } }: { card: HideCard }) {
  if (!feed || feed.seen === 0) return null;
  return (
    <p className="hide-feed" role="status">
      {t('hide_feed', { count: feed.hidden })}
      {engine === 'model' ? (
        <>
          {' '}
          <span className="hide-budget">
            {t('hide_feed_budget', { tokens: feed.tokens, budget: feed.budget })}
          </span>
          <meter
            min={0}
            max={Math.max(1, feed.budget)}
            value={feed.tokens}
            aria-label={t('hide_feed_meter')}
          />
        </>
      ) : null}
    </p>
  );
}

import type { GuideCard } from '../../contracts/guide.ts';
import { t } from '../../platform/i18n.ts';

/** What the person wrote to the guide after a step. */
export function Said({ card: { said }, after }: { card: GuideCard; after: number }) {
  return (said ?? [])
    .filter((each) => each.after === after)
    .map(({ words }, i) => (
      // Words are only ever added, and the same may be said twice.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={i} className="question guide-said">
        <span className="visually-hidden">{t('guide_said')} </span>
        {words}
      </p>
    ));
}

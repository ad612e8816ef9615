import { isPageOf } from '../../core/history/address.ts';
import { t } from '../../platform/i18n.ts';
import { usePanel } from '../use-panel.ts';

/** Says that a turn is about a page that the tab has left, with the way back to it. `url`: page of the turn. */
export function OtherPage({ url }: { url: string }) {
  const here = usePanel((state) => state.conversation?.url);
  if (!here || isPageOf(url, here) || !URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  const name = `${host}${pathname}`;
  return (
    <p className="other-page">
      {t('panel_other_page')}{' '}
      {/^https?:$/.test(protocol) ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </p>
  );
}

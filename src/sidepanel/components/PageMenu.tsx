import type { OfferedPage } from '../../contracts/pages.ts';
import { t } from '../../platform/i18n.ts';
import { placeOf } from '../pages.ts';
import type { Menu } from '../use-menu.ts';
import { ComposerMenu } from './ComposerMenu.tsx';
import { PageSign } from './PageSign.tsx';

/** The tabs and linked pages that fit what was typed behind an `@`. */
export function PageMenu({ menu }: { menu: Menu<OfferedPage> }) {
  return (
    <ComposerMenu menu={menu} label={t('pages_menu')}>
      {(page) => (
        <>
          <PageSign host={page.host} />
          <b className="page-title">{page.title}</b>
          <span>{placeOf(page)}</span>
        </>
      )}
    </ComposerMenu>
  );
}

import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type OfferedPage, pageKey } from '../../contracts/pages.ts';
import { ActionButton } from '../../modes/kit/ActionButton.tsx';
import { t } from '../../platform/i18n.ts';
import { holds, isTab, pagesOf, placeOf } from '../pages.ts';
import { usePanel, usePanelActions } from '../use-panel.ts';
import { PAGE_LIST } from './AddPages.tsx';
import { PageSign } from './PageSign.tsx';

/** The group "Pages to ask about": the tabs of the window, and what the page links to, each to be added to the question or left out. */
export function PageList() {
  const offered = usePanel((state) => state.offered);
  const pages = usePanel((state) => state.pages);
  const { choosePages, openPages } = usePanelActions();
  const group = useRef<HTMLFieldSetElement>(null);
  const known = offered.length > 0;
  // Once there is something to choose from, the keyboard is there.
  useEffect(() => {
    if (known) group.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [known]);
  const all = { offered, pages, choosing: true };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    openPages(false);
  };
  const links = offered.filter((page) => !isTab(page));
  const choice = (page: OfferedPage) => (
    <PageChoice
      key={pageKey(page)}
      page={page}
      checked={page.here === true || holds(pages, page)}
      onChange={(on) => choosePages([page], on)}
    />
  );
  return (
    <fieldset
      ref={group}
      id={PAGE_LIST}
      className="page-list"
      aria-label={t('pages_group')}
      onKeyDown={onKeyDown}
    >
      <div className="page-list-head">
        <button
          type="button"
          className="button button-plain"
          onClick={() => choosePages(pagesOf(all, 'window'), true)}
        >
          {t('pages_window')}
        </button>
        <button
          type="button"
          className="button button-plain"
          onClick={() => choosePages(pagesOf(all, 'site'), true)}
        >
          {t('pages_site')}
        </button>
        <ActionButton icon={X} iconOnly label={t('pages_close')} onClick={() => openPages(false)} />
      </div>
      <ul>{offered.filter(isTab).map(choice)}</ul>
      {links.length > 0 ? (
        <>
          <h4>{t('pages_links')}</h4>
          <ul>{links.map(choice)}</ul>
        </>
      ) : null}
    </fieldset>
  );
}

interface PageChoiceProps {
  page: OfferedPage;
  checked: boolean;
  onChange(on: boolean): void;
}

function PageChoice({ page, checked, onChange }: PageChoiceProps) {
  const { title, host, here, obstacle } = page;
  const why = here ? t('pages_here') : obstacle === 'never-site' ? t('pages_never') : t('pages_closed_to_us');
  const remark = here || obstacle ? why : placeOf(page);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={title}
          aria-description={remark}
          checked={checked && !obstacle}
          disabled={here === true || obstacle !== undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <PageSign host={host} />
        <span className="page-title">{title}</span>
        <small>{remark}</small>
      </label>
    </li>
  );
}

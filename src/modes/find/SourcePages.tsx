import type { ProblemCode } from '../../contracts/errors.ts';
import type { SourcePage } from '../../contracts/pages.ts';
import { listed, t } from '../../platform/i18n.ts';
import { nameOf } from './page-name.ts';

/** Of an answer over several pages: how much of each it rests on, and in one sentence which were left out, and why. */
export function SourcePages({ pages }: { pages: readonly SourcePage[] | undefined }) {
  if (!pages) return null;
  const left = pages.filter(({ problem }) => problem !== undefined);
  return (
    <section className="source-pages" aria-label={t('pages_read')}>
      <ul>
        {pages.map((page, at) =>
          page.problem ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: citations count the pages of an answer, which never change their order.
            <li key={at}>
              <span className="source-name">{nameOf(page)}</span> <small>{howMuch(page)}</small>
            </li>
          ),
        )}
      </ul>
      {left.length > 0 ? <p>{t('pages_left_out', { pages: listed(left.map(leftOut)) })}</p> : null}
    </section>
  );
}

const howMuch = ({ readLines = 0, totalLines = 0 }: SourcePage): string =>
  readLines >= totalLines
    ? t('pages_read_all')
    : t('pages_read_part', { read: readLines, total: totalLines });

const WHY: Partial<Record<ProblemCode, string>> = {
  'tab-closed': 'closed',
  'no-tab': 'closed',
  'never-site': 'never',
  'page-login': 'login',
  'page-silent': 'silent',
  'page-empty': 'empty',
  'pdf-scan': 'scan',
  'pdf-locked': 'locked',
  'pdf-broken': 'damaged',
  'pdf-not-one': 'damaged',
  'pdf-too-big': 'large',
  'rate-limited': 'busy',
};

const leftOut = (page: SourcePage): string =>
  t('pages_left_one', { title: nameOf(page), why: t(`pages_why_${WHY[page.problem!] ?? 'other'}`) });

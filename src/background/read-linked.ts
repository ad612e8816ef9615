import { type ProblemCode, SightlineError } from '../contracts/errors.ts';
import type { FollowOutcome } from '../contracts/follow.ts';
import type { PageIndex } from '../contracts/page-index.ts';
import { createPoliteReader } from '../modes/find/follow/polite-reader.ts';
import type { SitePort } from '../modes/mode.ts';

/** How long a page that the person has added by its link may take. */
const READING_MS = 15_000;

/** Why such a page gives nothing, as it is said of a tab; of any other outcome, that it could not be read. */
const PROBLEMS_OF: Partial<Record<FollowOutcome, ProblemCode>> = {
  unreachable: 'page-silent',
  busy: 'rate-limited',
  login: 'page-login',
  empty: 'page-empty',
  scan: 'pdf-scan',
  locked: 'pdf-locked',
  damaged: 'pdf-broken',
  too_big: 'pdf-too-big',
};

const CLOSED: ProblemCode = 'restricted-page';

/** Reads one page of the site that a tab shows, as `followLinks` does: as the site wants it, without cookies. Throws what stands in its way. */
export async function readLinked(
  site: Pick<SitePort, 'fetchPage' | 'layOut' | 'readPdf'>,
  url: string,
  signal: AbortSignal,
): Promise<PageIndex> {
  const { origin } = new URL(url);
  const manners = { cookies: false, until: Date.now() + READING_MS, signal };
  const reader = await createPoliteReader(site, origin, manners);
  if (!reader) throw new SightlineError('page-silent');
  if (!reader.robots.allows(url)) throw new SightlineError(CLOSED);
  const { page, outcome } = await reader.read(url);
  if (!page) throw new SightlineError(PROBLEMS_OF[outcome] ?? CLOSED);
  return page.index;
}

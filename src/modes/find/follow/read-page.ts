import type { ProblemCode } from '../../../contracts/errors.ts';
import type { FetchedPage, FollowOutcome } from '../../../contracts/follow.ts';
import { isLoginWall } from '../../../core/index/login-wall.ts';
import type { LaidOutPage, SitePort } from '../../mode.ts';

export interface ReadPage {
  outcome: FollowOutcome;
  /** Where redirects led. */
  url: string;
  page?: LaidOutPage;
  /** Seconds to wait, of a site that asks for it. */
  retryAfter?: number;
}

const HTML = /^(?:text\/html|application\/xhtml\+xml)$/;

/** Fetches and reads one page or PDF, and says what came of it. */
export async function readOne(
  site: Pick<SitePort, 'fetchPage' | 'layOut' | 'readPdf'>,
  url: string,
  cookies: boolean,
): Promise<ReadPage> {
  const fetched = await site.fetchPage(url, cookies);
  const outcome = outcomeOf(fetched, url);
  if (fetched.state !== 'answered') return { outcome, url };
  if (outcome !== 'read') {
    const { retryAfter } = fetched;
    return { outcome, url: fetched.url, ...(retryAfter === undefined ? {} : { retryAfter }) };
  }
  if (fetched.pdf !== undefined) return readPdf(site, fetched.url, fetched.pdf);
  const page = await site.layOut(fetched.url, fetched.text);
  if (isLoginWall(page.index)) return { outcome: 'login', url: fetched.url };
  if (page.index.lines.every(({ text }) => text === '')) return { outcome: 'empty', url: fetched.url };
  return { outcome, url: fetched.url, page };
}

/** What is said of a PDF that cannot be read; of any other, that it is damaged. */
const UNREADABLE: Partial<Record<ProblemCode, FollowOutcome>> = {
  'pdf-locked': 'locked',
  'pdf-too-slow': 'too_big',
};

async function readPdf(site: Pick<SitePort, 'readPdf'>, url: string, file: string): Promise<ReadPage> {
  const read = await site.readPdf(url, file);
  if ('problem' in read) return { outcome: UNREADABLE[read.problem] ?? 'damaged', url };
  const { index } = read;
  if (index.pdf && index.pdf.scans.length >= index.pdf.pages) return { outcome: 'scan', url };
  const links = { url, links: [], nofollow: true };
  return { outcome: 'read', url, page: { index, links, lists: { lists: [], members: [] } } };
}

function outcomeOf(fetched: FetchedPage, url: string): FollowOutcome {
  if (fetched.state === 'too-big') return 'too_big';
  if (fetched.state === 'failed') return 'unreachable';
  const { status, type, pdf } = fetched;
  if (new URL(fetched.url).origin !== new URL(url).origin) return 'unreachable';
  if (status === 429 || status === 503) return 'busy';
  if (status === 404 || status === 410) return 'gone';
  if (status === 401 || status === 403 || status === 451) return 'refused';
  if (status >= 400) return 'unreachable';
  return HTML.test(type) || pdf !== undefined ? 'read' : 'not_a_page';
}

import { type Robots, readRobots } from '../../../core/follow/robots.ts';
import { orAborted } from '../../../core/or-aborted.ts';
import type { SitePort } from '../../mode.ts';
import { type ReadPage, readOne } from './read-page.ts';

/** A site that asks to wait longer, in seconds, is left in peace. */
const LONGEST_WAIT = 10;
/** Where it asks to wait without saying how long. */
const SHORT_WAIT = 2;

/** Reads pages of one site as it asks to be read: one at a time, as far apart as it wants. */
export interface PoliteReader {
  /** Which addresses the site allows. */
  readonly robots: Robots;
  /** Waits for as long as the site wants between two pages. `false`: the time is over, or would be before then. */
  ready(): Promise<boolean>;
  /** Fetches and reads a page; once more where the site asks to wait a little. */
  read(url: string): Promise<ReadPage>;
}

interface Manners {
  /** With the person's cookies. */
  cookies: boolean;
  /** When all is to be over, as `Date.now()` counts. */
  until: number;
  signal: AbortSignal;
}

type Fetching = Pick<SitePort, 'fetchPage' | 'layOut' | 'readPdf'>;

/** `undefined`: the site cannot be asked what it allows, so that nothing is allowed (RFC 9309, 2.3.1.4). */
export async function createPoliteReader(
  site: Fetching,
  origin: string,
  { cookies, until, signal }: Manners,
): Promise<PoliteReader | undefined> {
  const robots = await orAborted(robotsOf(site, origin), signal);
  if (!robots) return undefined;
  const fitsIn = (seconds: number): boolean => Date.now() + seconds * 1000 <= until;
  const once = async (url: string): Promise<ReadPage> => {
    const read = await orAborted(readOne(site, url, cookies), signal);
    // A redirect leads past what was asked about.
    return read.page && !robots.allows(read.url) ? { outcome: 'refused', url: read.url } : read;
  };
  let begun = false;
  return {
    robots,
    async ready() {
      signal.throwIfAborted();
      if (Date.now() >= until) return false;
      if (!begun || robots.delay === 0) return true;
      if (!fitsIn(robots.delay)) return false;
      await pause(robots.delay, signal);
      return true;
    },
    async read(url) {
      begun = true;
      const first = await once(url);
      const wait = first.retryAfter ?? SHORT_WAIT;
      if (first.outcome !== 'busy' || wait > LONGEST_WAIT || !fitsIn(wait)) return first;
      await pause(wait, signal);
      return once(url);
    },
  };
}

async function robotsOf(site: Fetching, origin: string): Promise<Robots | undefined> {
  const answer = await site.fetchPage(`${origin}/robots.txt`, false);
  if (answer.state !== 'answered' || answer.status >= 500 || answer.status === 429) return undefined;
  return readRobots(origin, answer.status < 300 && /^(?:|text\/plain)$/.test(answer.type) ? answer.text : '');
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}

import robotsParser from 'robots-parser';

/** The name by which a site's robots.txt may speak of us; without one, what it says to all holds. */
const NAME = 'Sightline';

/** What a site asks of machines. */
export interface Robots {
  allows(url: string): boolean;
  /** Seconds between two pages. */
  delay: number;
}

/** @param text of robots.txt, '' where there is none: then all is allowed */
export function readRobots(origin: string, text: string): Robots {
  const robots = robotsParser(`${origin}/robots.txt`, text);
  return {
    allows: (url) => robots.isAllowed(url, NAME) !== false,
    delay: Math.max(0, Number(robots.getCrawlDelay(NAME) ?? 0) || 0),
  };
}

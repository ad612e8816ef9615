import type { GuideStep } from '../../contracts/guide.ts';

/** Actions whose value ends up with whoever owns the page. */
const FILLS: ReadonlySet<GuideStep['action']> = new Set(['type', 'select', 'check', 'upload']);

/**
 * The host that would get what this step enters, if the guide began on another origin: what one page said is not typed into another's form
 * without a question. For an address to go to, its host, so that nobody has to read it out of the address.
 * @param first the guide's first step, made on the page where the person asked
 */
export function otherOrigin(step: Omit<GuideStep, 'number'>, first: Pick<GuideStep, 'url'>): string | null {
  if (step.action === 'navigate') return hostOf(step);
  if (!FILLS.has(step.action) || !URL.canParse(step.url) || !URL.canParse(first.url)) return null;
  const { origin, host, protocol } = new URL(step.url);
  return origin === new URL(first.url).origin ? null : host || protocol;
}

const hostOf = ({ value, url }: Pick<GuideStep, 'value' | 'url'>): string | null =>
  value !== null && URL.canParse(value, url)
    ? new URL(value, url).host || new URL(value, url).protocol
    : null;

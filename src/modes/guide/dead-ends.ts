import type { GuideCard, GuideDeadEnd, GuideStepReply } from '../../contracts/guide.ts';
import type { IndexLine, PageIndex } from '../../contracts/page-index.ts';
import { tellablePath } from '../../core/tellable-url.ts';
import { normalizeLabel } from './labels.ts';
import type { Suggestion } from './next-step.ts';

/** Addresses that turned out to lead nowhere; older ones are forgotten. */
const MAX_DEAD_ENDS = 12;

/** The card after the page that it stands at led nowhere: the address is taken down, with the control that led there. */
export function withDeadEnd(card: GuideCard, url: string): GuideCard {
  if (isDeadEnd(card, url)) return card;
  const led = card.steps.findLast(({ state }) => state === 'done' || state === 'elsewhere');
  const from =
    led?.target && led.url !== url ? { url: led.url, role: led.target.role, text: led.target.text } : null;
  const deadEnds = [...(card.deadEnds ?? []), { url, from }].slice(-MAX_DEAD_ENDS);
  return { ...card, deadEnds };
}

export const isDeadEnd = ({ deadEnds }: GuideCard, url: string): boolean =>
  (deadEnds ?? []).some((each) => each.url === url);

/** Whether this control of this page led to a dead end before, or this address is one. */
export function leadsToDeadEnd(
  { deadEnds }: GuideCard,
  { action, value }: Pick<GuideStepReply, 'action' | 'value'>,
  line: IndexLine | null,
  url: string,
): boolean {
  return (deadEnds ?? []).some((each) => {
    if (action === 'navigate')
      return URL.canParse(value ?? '', url) && new URL(value ?? '', url).href === each.url;
    const { from } = each;
    return action === 'click' && from !== null && line !== null && from.url === url && isSame(from, line);
  });
}

const isSame = (from: NonNullable<GuideDeadEnd['from']>, line: IndexLine): boolean =>
  from.role === line.role && normalizeLabel(from.text) === normalizeLabel(line.text);

/** The way back from a page that leads nowhere. It is known without asking anybody. */
export const backFrom = (): Extract<Suggestion, { kind: 'step' }> => ({
  kind: 'step',
  reply: { instruction: 'Go back', index: null, text: '', action: 'back', value: null, hint: '' },
  line: null,
  origin: 'instant',
  tokens: 0,
});

/** As the model is told of them; '' for none. */
export const tellDeadEnds = ({ deadEnds }: GuideCard): string =>
  (deadEnds ?? []).length === 0
    ? ''
    : `Dead ends, not to be tried again: ${(deadEnds ?? [])
        .map(
          ({ url, from }) =>
            `${from?.text ? `"${from.text.slice(0, 60)}" ` : ''}(${tellablePath(pathOf(url)).slice(0, 60)})`,
        )
        .join(', ')}`;

const pathOf = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Whether there is a page to go back to, and the guide has come from it. */
export const canGoBack = ({ urls, steps }: GuideCard, { url }: PageIndex): boolean =>
  urls.length > 1 && steps.some(({ state, url: from }) => state === 'done' && from !== url);

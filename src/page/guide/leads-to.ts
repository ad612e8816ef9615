import type { GuideAction } from '../../contracts/guide.ts';
import { ancestorsOf, attr, baseOf, hasAttr, queryAll, rootOf, tagOf, viewOf } from '../dom/dom.ts';

/** Actions that enter something, which a form then sends. */
const FILLS: ReadonlySet<GuideAction> = new Set(['type', 'select', 'check', 'upload']);

/**
 * Where doing this step would lead, or send what is entered, if that is not the origin of the page itself: a host, or the scheme of another
 * program's address (`mailto:`). `null`: it stays here, as far as structure tells; what a script of the page does is the page's own doing.
 */
export function leadsTo(element: Element, action: GuideAction): string | null {
  if (!FILLS.has(action) && action !== 'click' && action !== 'press') return null;
  return foreignFrame(element) ?? firstForeign(element, addresses(element, action));
}

/** All addresses that the page's structure names for this step. */
function addresses(element: Element, action: GuideAction): (string | null)[] {
  const form = formOf(element);
  const fills = FILLS.has(action) || action === 'press';
  const sent = form && fills ? [form, ...queryAll(form, '[formaction]')].flatMap(actionsOf) : [];
  return FILLS.has(action) ? sent : [...sent, ...pressed(element, form)];
}

const actionsOf = (element: Element): (string | null)[] => [
  attr(element, 'action'),
  attr(element, 'formaction'),
];

/** Where a press leads: a link's address, and who is told of it; a button's own address before its form's. */
function pressed(element: Element, form: Element | undefined): (string | null)[] {
  const link = around(element, 'a', 'area');
  // SVG links may have their address in `xlink:href`.
  if (link)
    return [attr(link, 'href'), attr(link, 'xlink:href'), ...(attr(link, 'ping') ?? '').trim().split(/\s+/)];
  const button = around(element, 'button', 'input');
  return button && form ? [attr(button, 'formaction') ?? attr(form, 'action')] : [];
}

function firstForeign(element: Element, found: readonly (string | null)[]): string | null {
  const base = baseOf(element);
  for (const address of found) {
    if (!address || !URL.canParse(address, base)) continue;
    const { protocol, host, origin } = new URL(address, base);
    if (protocol === 'javascript:' || protocol === 'about:' || origin === here(element)) continue;
    return host || protocol;
  }
  return null;
}

const here = (element: Element): string => viewOf(element)?.origin ?? '';

/** The host of a frame from another origin than the page that the person looks at. */
function foreignFrame(element: Element): string | null {
  const view = viewOf(element);
  const page = view?.location.ancestorOrigins?.[view.location.ancestorOrigins.length - 1];
  if (!view || page === undefined || page === view.origin) return null;
  return view.location.host || view.location.protocol;
}

const CONTROLS = ['button', 'input', 'select', 'textarea', 'object', 'output', 'fieldset'];

/** The nearest element of these tags, the element itself first. */
const around = (element: Element, ...tags: string[]): Element | undefined =>
  [element, ...ancestorsOf(element)].find((each) => tags.includes(tagOf(each)));

/** The form that an element belongs to, also by its `form` attribute. */
function formOf(element: Element): Element | undefined {
  const control = around(element, ...CONTROLS);
  if (!control || !hasAttr(control, 'form')) return around(element, 'form');
  return queryAll(rootOf(control), 'form').find((form) => attr(form, 'id') === attr(control, 'form'));
}

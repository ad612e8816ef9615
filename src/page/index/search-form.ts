import type { SearchForm } from '../../contracts/follow.ts';
import { privateValue } from '../../core/private-values.ts';
import { attr, attribute, hasAttr, isRendered, matches, queryAll, tagOf, textOf } from '../dom/dom.ts';
import { privateKindOf } from '../private/private.ts';

const FIELDS = 'input[name], select[name], textarea[name]';
const PRESSED = /^(?:submit|button|image|reset)$/;
const TYPED = /^(?:|text|search)$/;
/** Names that forms give what is searched for. */
const SEARCHED = /^(?:q|s|k|wd|kw|query|search\w*|keys?|keywords?|terms?|text|find)$/i;

/** What a form tells of the person, and choices by which a search is kept or agreed to: none of them goes along unseen. */
const PERSONAL =
  /(?:^|[-_.[])(?:sess\w*|s?id|token|user\w*|account\w*|customer\w*|member\w*|e?mail|phone|tel|name|save\w*|subscri\w*|newsletter\w*|notif\w*|alerts?|remember\w*|consent\w*|agree\w*|terms|accept\w*)(?:$|[-_.\]])/i;

/**
 * The form by which a site is searched: sent by its address alone, to the site itself, with one field to type into. What else there is to choose in it
 * goes along as the page has set it, and only where it can neither be private nor do more than narrow the search.
 * `undefined`: there is none that is certain to be one.
 * @param base what relative addresses are relative to
 */
export function searchFormOf(document: Document, base: string): SearchForm | undefined {
  return queryAll(document, 'form')
    .map((form) => readForm(form, base))
    .find((form) => form !== undefined);
}

function readForm(form: Element, base: string): SearchForm | undefined {
  const method = attribute(form, 'method').toLowerCase();
  const action = attribute(form, 'action') || base;
  if (!/^(?:|get)$/.test(method) || !URL.canParse(action, base)) return undefined;
  const url = new URL(action, base);
  if (url.origin !== new URL(base).origin) return undefined;
  const fields = queryAll(form, FIELDS).filter((field) => !PRESSED.test(typeOf(field)));
  const [typed, ...others] = fields.filter((field) => typeOf(field) !== 'hidden' && !isChoice(field));
  if (!typed || others.length > 0 || !isSearchField(typed, form) || !isRendered(typed)) return undefined;
  const chosen = fields.filter((field) => field !== typed && !hasAttr(field, 'disabled'));
  const hidden = chosen.flatMap((field) =>
    defaultsOf(field).map((value): [string, string] => [attribute(field, 'name'), value]),
  );
  if (chosen.some(wantsAnAnswer) || hidden.some(isPersonal) || chosen.some(privateKindOf)) return undefined;
  url.hash = '';
  url.search = '';
  return { action: url.href, field: attribute(typed, 'name'), hidden };
}

const CHOICES = /^(?:checkbox|radio)$/;
const isChoice = (field: Element): boolean => tagOf(field) === 'select' || CHOICES.test(typeOf(field));

/** What a field sends when nobody has touched it. What the person has chosen there meanwhile is theirs to send. */
function defaultsOf(field: Element): string[] {
  if (tagOf(field) !== 'select') {
    if (!isChoice(field)) return [attribute(field, 'value')];
    return hasAttr(field, 'checked') ? [attr(field, 'value') ?? 'on'] : [];
  }
  const options = queryAll(field, 'option').filter((option) => !hasAttr(option, 'disabled'));
  const marked = options.filter((option) => hasAttr(option, 'selected'));
  const taken = hasAttr(field, 'multiple') ? marked : [marked.at(-1) ?? options[0]].filter((each) => !!each);
  return taken.map((option) => attr(option, 'value') ?? (textOf(option) ?? '').trim());
}

/** The form is not sent before somebody has chosen there. */
const wantsAnAnswer = (field: Element): boolean =>
  hasAttr(field, 'required') && (defaultsOf(field)[0] ?? '') === '';

const isPersonal = ([name, value]: [string, string]): boolean =>
  PERSONAL.test(name) || privateValue(value) !== undefined;

function isSearchField(field: Element, form: Element): boolean {
  if (tagOf(field) !== 'input' || !TYPED.test(typeOf(field))) return false;
  return (
    typeOf(field) === 'search' ||
    SEARCHED.test(attribute(field, 'name')) ||
    matches(form, '[role=search], [role=search] *, search *')
  );
}

const typeOf = (field: Element): string => attribute(field, 'type').toLowerCase();

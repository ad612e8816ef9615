import type { SearchForm } from '../../contracts/follow.ts';
import { attribute, isRendered, matches, queryAll, tagOf } from '../dom/dom.ts';

const FIELDS = 'input[name], select[name], textarea[name]';
const PRESSED = /^(?:submit|button|image|reset)$/;
const TYPED = /^(?:|text|search)$/;
/** Names that forms give what is searched for. */
const SEARCHED = /^(?:q|s|k|wd|kw|query|search\w*|keys?|keywords?|terms?|text|find)$/i;

/**
 * The form by which a site is searched: sent by its address alone, to the site itself, with one field to type into and nothing to choose.
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
  const [typed, ...others] = fields.filter((field) => typeOf(field) !== 'hidden');
  if (!typed || others.length > 0 || !isSearchField(typed, form) || !isRendered(typed)) return undefined;
  const hidden = fields
    .filter((field) => field !== typed)
    .map((field) => [attribute(field, 'name'), attribute(field, 'value')] as [string, string]);
  url.hash = '';
  url.search = '';
  return { action: url.href, field: attribute(typed, 'name'), hidden };
}

function isSearchField(field: Element, form: Element): boolean {
  if (tagOf(field) !== 'input' || !TYPED.test(typeOf(field))) return false;
  return (
    typeOf(field) === 'search' ||
    SEARCHED.test(attribute(field, 'name')) ||
    matches(form, '[role=search], [role=search] *, search *')
  );
}

const typeOf = (field: Element): string => attribute(field, 'type').toLowerCase();

import type { ControlFacts } from '../../contracts/control-facts.ts';
import { wordsOfIdentifier } from '../../core/lexicon/fold.ts';
import {
  ancestorsOf,
  attr,
  childNodesOf,
  elementAbove,
  hasAttr,
  isElement,
  queryAll,
  tagOf,
} from '../dom/dom.ts';
import { controlsOf, formOf, labelsOf, methodOf, sendsForm } from '../dom/forms.ts';
import { privateInputOf } from '../private/private.ts';
import { isQuiet } from './quiet.ts';
import { sealOf } from './seal.ts';
import { looksLikeWarning } from './warning-look.ts';

/** Levels above a control that are read for names. */
const LEVELS = 14;
const MAX_WORDS = 120;
const MAX_AROUND = 60;
const BUTTON =
  'button, input[type=submit], input[type=button], [role=button], a[class*=btn i], a[class*=button i]';
/** What a control has that opens, folds or toggles something. */
const OPENING = ['aria-haspopup', 'aria-expanded', 'aria-pressed', 'popovertarget'];
const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading], legend';

const words = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS);

/**
 * Collects what the worker needs to judge a press on this control.
 * @param inner a control inside it that would get the press: then that one's form and link count, and the names of both
 */
export function controlFactsOf(element: Element, inner: Element | null = null): ControlFacts {
  if (inner) {
    const names = [...namesOf(element), ...namesOf(inner)];
    return { ...controlFactsOf(inner), seal: sealOf(element), names, tag: tagOf(element), inner: true };
  }
  const dialog = element.closest('dialog, [role=dialog], [role=alertdialog], [aria-modal=true]');
  return {
    seal: sealOf(element),
    names: namesOf(element),
    tag: tagOf(element),
    lang: languageOf(element),
    role: attr(element, 'role') ?? '',
    form: formFacts(element),
    link: linkFacts(element),
    dialog: dialog && {
      alert: attr(dialog, 'role') === 'alertdialog',
      words: words(
        attr(dialog, 'aria-label') ?? queryAll(dialog, HEADING)[0]?.textContent ?? dialog.textContent,
      ),
      others: queryAll(dialog, BUTTON)
        .filter((each) => each !== element && !each.contains(element) && each.checkVisibility())
        .slice(0, 8)
        .map((each) => namesOf(each).join(' ')),
    },
    around: namesAround(element),
    opens: tagOf(element) === 'summary' || OPENING.some((name) => hasAttr(element, name)),
    rivals: rivalsOf(element),
    warns: looksLikeWarning(element, siblingButtons(element)),
  };
}

function languageOf(element: Element): string {
  const said = [element, ...ancestorsOf(element)].find((each) => attr(each, 'lang'));
  return (said && attr(said, 'lang')) ?? '';
}

/** What a control is called, by all that names it. A field's own text is what the person entered: its labels stand for it. */
function namesOf(element: Element): string[] {
  const isField = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  const isInput = element instanceof HTMLInputElement;
  const pressed = isInput && ['submit', 'button', 'image', 'reset'].includes(element.type);
  const referred = (attr(element, 'aria-labelledby') ?? '')
    .split(/\s+/)
    .map((id) => (id ? document.getElementById(id)?.textContent : ''));
  const icons = queryAll(element, 'svg, use, i, img, [class*=icon i], title').slice(0, 6);
  const found = [
    isField || isInput ? '' : element.textContent,
    pressed ? attr(element, 'value') : '',
    ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => attr(element, name)),
    ...referred,
    ...labelsOf(element).map((label) => label.textContent),
    ...icons.flatMap((icon) => [
      attr(icon, 'alt'),
      attr(icon, 'title'),
      tagOf(icon) === 'title' ? icon.textContent : '',
      wordsOfIdentifier(attr(icon, 'data-icon') ?? ''),
      wordsOfIdentifier(attr(icon, 'class') ?? ''),
      wordsOfIdentifier((attr(icon, 'href') ?? attr(icon, 'xlink:href') ?? '').replace(/^.*#/, '')),
    ]),
  ];
  return [...new Set(found.map(words))].filter(Boolean);
}

function formFacts(element: Element): ControlFacts['form'] {
  const form = formOf(element);
  if (!form) return null;
  const fields = controlsOf(form);
  return {
    sent: sendsForm(element),
    method: methodOf(form, element),
    search: isSearch(form, fields),
    asks: [...new Set(fields.flatMap(askedBy))],
  };
}

/** What a form says of itself when it only looks something up. */
const SEARCH_FIELD = /^(q|s|query|search|keyword|keywords|term|text|filter)$/i;

function isSearch(form: HTMLFormElement, fields: readonly Element[]): boolean {
  if (
    [form, ...ancestorsOf(form)].some((each) => tagOf(each) === 'search' || attr(each, 'role') === 'search')
  )
    return true;
  const typed = fields.filter((field) => field instanceof HTMLInputElement && isText(field.type));
  return (
    typed.length === 1 &&
    typed.every((field) => attr(field, 'type') === 'search' || SEARCH_FIELD.test(attr(field, 'name') ?? ''))
  );
}

const isText = (type: string): boolean =>
  ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'date'].includes(type);

type Asked = NonNullable<ControlFacts['form']>['asks'][number];
const CONTACT = /\b(email|tel|name|street-address|address-line\d|postal-code)\b/;

function askedBy(field: Element): Asked[] {
  const secret = privateInputOf(field);
  if (secret) return [secret];
  if (field instanceof HTMLTextAreaElement) return ['text'];
  if (!(field instanceof HTMLInputElement)) return [];
  if (['email', 'tel'].includes(field.type) || CONTACT.test(attr(field, 'autocomplete') ?? ''))
    return ['contact'];
  return isText(field.type) ? ['text'] : [];
}

const ACTING = [
  'data-method',
  'data-confirm',
  'data-turbo-method',
  'data-turbo-confirm',
  'data-remote',
  'hx-post',
  'hx-put',
  'hx-patch',
  'hx-delete',
  'hx-confirm',
];

function linkFacts(element: Element): ControlFacts['link'] {
  const around = element.closest('a[href], area[href]');
  const acts = ACTING.some((name) => hasAttr(element, name) || (around !== null && hasAttr(around, name)));
  const href = around ? (attr(around, 'href') ?? '') : (attr(element, 'data-href') ?? '');
  return href || acts ? { href: href.slice(0, 300), acts } : null;
}

/** Headings, labels, ids and classes of what a control stands in, nearest first. */
function namesAround(element: Element): string[] {
  const found: string[] = [];
  let above = elementAbove(element);
  for (let level = 0; above && level < LEVELS && tagOf(above) !== 'body'; level += 1) {
    const heading = childNodesOf(above).find((child) => isElement(child) && child.matches(HEADING));
    found.push(
      words(heading?.textContent),
      words(attr(above, 'aria-label')),
      words(wordsOfIdentifier(attr(above, 'id') ?? '')),
      words(wordsOfIdentifier(attr(above, 'class') ?? '')),
      words(wordsOfIdentifier(attr(above, 'data-testid') ?? '')),
    );
    above = elementAbove(above);
  }
  const page = [words(document.querySelector('h1')?.textContent), words(String(document.title))];
  return [...new Set([...found.slice(0, MAX_AROUND), ...page])].filter(Boolean);
}

/** What a person presses, also where it is drawn as text. */
const PRESSED = `${BUTTON}, a[href], [role=link], [tabindex]:not([tabindex="-1"])`;
const MAX_RIVALS = 8;

/** What else can be pressed in the same group: the smallest one around it that has anything else. */
function rivalsOf(element: Element): NonNullable<ControlFacts['rivals']> {
  for (const around of ancestorsOf(element).slice(0, 4)) {
    const found = queryAll(around, PRESSED).filter(
      (each) =>
        each !== element && !each.contains(element) && !element.contains(each) && each.checkVisibility(),
    );
    if (found.length > 0)
      return found
        .slice(0, MAX_RIVALS)
        .map((each) => ({ name: namesOf(each)[0] ?? '', quiet: isQuiet(each, element) }));
  }
  return [];
}

/** Buttons that stand beside it, one or two levels up: what its look is compared with. */
function siblingButtons(element: Element): Element[] {
  let around = element.parentElement;
  for (let level = 0; around && level < 3; level += 1, around = around.parentElement) {
    const found = queryAll(around, BUTTON).filter((each) => each !== element && !element.contains(each));
    if (found.length > 0) return found.slice(0, 6);
  }
  return [];
}

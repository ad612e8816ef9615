import type { Snapshot } from '../../contracts/labels.ts';
import { sheetMark, withoutFetches } from '../../core/labels/sheet-mark.ts';
import { createPrivacy } from '../private/privacy.ts';

/** What does something, fetches something, or says what the page looks like somewhere else. */
const OUT =
  'script, noscript, base, link, meta[http-equiv], source, track, object, embed, applet, sightline-overlay';
/** Attributes by which an element would fetch. */
const FETCHING = [
  'src',
  'srcset',
  'poster',
  'data',
  'background',
  'action',
  'formaction',
  'ping',
  'manifest',
];
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-src 'self'";

/**
 * The page as it is now, as one file that can be looked at years later without asking anybody: no scripts, styles inside, pictures and frames of
 * others as empty boxes of their size. Nothing that was typed is in it, nor what the page prints of what was typed into private fields. The page itself stays as it is.
 * @param shadowRootOf the root of an element, closed ones as well where the caller may
 */
export function takeSnapshot(
  page: Document,
  shadowRootOf: (element: Element) => ShadowRoot | null,
  take = 'whole' as 'whole' | 'frame',
): Snapshot {
  const unread: string[] = [];
  const privacy = createPrivacy(page, shadowRootOf);
  const copy = copyOf(page.documentElement) as Element;
  const head = copy.querySelector('head') ?? copy.insertAdjacentElement('afterbegin', make('head'));
  for (const sheet of page.adoptedStyleSheets) head?.append(styleOf(sheet));
  head?.prepend(
    make('meta', { charset: 'utf-8' }),
    make('meta', { 'http-equiv': 'content-security-policy', content: POLICY }),
  );
  const doctype = page.doctype || take === 'frame' ? '<!doctype html>' : '';
  return { html: `${doctype}${copy.outerHTML}`, unread };

  function make(tag: string, attributes: Record<string, string> = {}): HTMLElement {
    // Of a document without scripts and styles of its own: nothing is fetched for what is made here.
    const element = inert.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  }

  function copyOf(node: Node): Node | undefined {
    if (node.nodeType === Node.TEXT_NODE) return inert.createTextNode(told(node.nodeValue ?? ''));
    if (!isElement(node)) return undefined;
    const sheet = sheetOf(node);
    if (sheet) return styleOf(sheet, node);
    if (node.matches(OUT)) return undefined;
    const element = inert.importNode(node, false);
    clean(element, node);
    const shadow = shadowRootOf(node);
    if (shadow) {
      const template = make('template', { shadowrootmode: 'open' }) as HTMLTemplateElement;
      for (const each of shadow.adoptedStyleSheets) template.content.append(styleOf(each));
      copyChildren(shadow, template.content);
      element.append(template);
    }
    if (node.localName !== 'textarea') copyChildren(node, element);
    return element;
  }

  function told(text: string): string {
    return privacy.repeats(text) ? '' : text;
  }

  function copyChildren(from: Node, to: Node): void {
    for (const child of from.childNodes) {
      const copied = copyOf(child);
      if (copied) to.appendChild(copied);
    }
  }

  function styleOf(sheet: CSSStyleSheet, owner?: Element): Element {
    const media = sheet.media.mediaText || owner?.getAttribute('media') || '';
    const style = make('style', media ? { media } : {});
    style.textContent = sheet.disabled ? '' : wordsOf(sheet);
    return style;
  }

  function wordsOf(sheet: CSSStyleSheet): string {
    try {
      return withoutFetches([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'));
    } catch (error) {
      // Of another origin: only an extension's page can read it, by its address.
      if (!(error instanceof DOMException) || !sheet.href) throw error;
      unread.push(sheet.href);
      return sheetMark(sheet.href);
    }
  }

  function clean(element: Element, original: Element): void {
    for (const { name, value } of [...element.attributes]) {
      const runs = name.startsWith('on') || /^\s*javascript:/i.test(value);
      if (runs || FETCHING.includes(name) || name.startsWith('data-sightline-') || told(value) !== value)
        element.removeAttribute(name);
    }
    const style = element.getAttribute('style');
    if (style) element.setAttribute('style', withoutFetches(style));
    if (element instanceof HTMLInputElement && !['button', 'submit', 'reset'].includes(element.type))
      element.removeAttribute('value');
    const link = original.getAttribute('href');
    if (link && URL.canParse(link, original.baseURI) && !link.startsWith('#') && element.hasAttribute('href'))
      element.setAttribute('href', new URL(link, original.baseURI).href);
    if (REPLACED.test(original.localName)) keepSize(element, original);
  }

  function keepSize(element: Element, original: Element): void {
    const { width, height } = original.getBoundingClientRect();
    element.setAttribute('width', String(Math.round(width)));
    element.setAttribute('height', String(Math.round(height)));
    if (original.localName === 'img') element.setAttribute('src', boxOf(width, height));
    if (original.localName !== 'iframe') return;
    // `null` for a frame of another origin.
    const inside = (original as HTMLIFrameElement).contentDocument;
    const taken = inside && takeSnapshot(inside, shadowRootOf, 'frame');
    unread.push(...(taken?.unread ?? []));
    element.setAttribute('srcdoc', taken?.html ?? '');
    element.removeAttribute('sandbox');
  }
}

const inert = document.implementation.createHTMLDocument();

// A document in a frame has classes of its own, so `instanceof` says nothing.
const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const REPLACED = /^(img|iframe|video|audio|canvas)$/;

const boxOf = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}"><rect width="100%" height="100%" fill="#8884"/></svg>`)}`;

function sheetOf(node: Element): CSSStyleSheet | null {
  return node.matches('style, link') ? (node as HTMLStyleElement | HTMLLinkElement).sheet : null;
}

import { attr, hasAttr, query, rectOf, tagOf } from '../dom/dom.ts';
import type { Look } from '../dom/visibility.ts';
import type { Boxed, Place } from './events.ts';
import { collapseSpace } from './text-map.ts';

/** Where galleries put whole posts into `alt`, this many characters say which picture it is; nobody sees more of them. */
const LONGEST_ALT = 200;

/** The text of an image, '' for one without, `null` for what is no image. */
export function imageText(element: Element, tag: string, role: string | null): string | null {
  const text = wholeImageText(element, tag, role);
  return text && text.length > LONGEST_ALT ? `${text.slice(0, LONGEST_ALT).trimEnd()}…` : text;
}

function wholeImageText(element: Element, tag: string, role: string | null): string | null {
  if (tag !== 'img' && tag !== 'svg' && role !== 'img') return null;
  const labelled = collapseSpace(attr(element, 'aria-label') ?? '');
  if (tag === 'img') return labelled || collapseSpace(attr(element, 'alt') ?? '');
  if (tag === 'svg') return labelled || svgTitle(element);
  return labelled;
}

function svgTitle(svg: Element): string {
  for (let child = svg.firstElementChild; child; child = child.nextElementSibling) {
    if (tagOf(child) === 'title') return collapseSpace(child.textContent ?? '');
  }
  return '';
}

/** How sites mark a picture of a formula. */
const FORMULA_CLASS = /(?:^|[\s_-])(?:mwe-math|tex|latex|math|katex|mathjax|equation)(?:$|[\s_-])/i;
/** What a picture of a formula says in TeX. */
const TEX = /^\s*(?:\{\\displaystyle|\\[([]|\$.+\$\s*$)/;

/**
 * The source of a formula that is drawn without words, to stand in its sentence: a picture's TeX, what MathJax gives screen readers. `null` for
 * what is none, and for formulas whose signs are text of the page.
 */
export function formulaText(element: Element, tag: string): string | null {
  if (tag === 'img') {
    const alt = attr(element, 'alt') ?? '';
    if (alt === '') return null;
    const isFormula = TEX.test(alt) || FORMULA_CLASS.test(attr(element, 'class') ?? '');
    return isFormula ? bareTex(alt) : null;
  }
  if (tag !== 'mjx-container') return null;
  const label = collapseSpace(attr(element, 'aria-label') ?? '');
  const math = query(element, 'math');
  return label || bareTex((math && attr(math, 'alttext')) || math?.textContent || '') || null;
}

const bareTex = (source: string): string =>
  collapseSpace(
    source
      .replace(/^\s*\{\\displaystyle\s*(.*)\}\s*$/s, '$1')
      .replace(/^\s*(?:\\[([]|\$)(.*?)(?:\\[)\]]|\$)\s*$/s, '$1'),
  );

/** The line of an `<iframe>`: its title, with the host that it shows as a note. */
export function frameBox(element: Element, tag: string, place: Place, look: Look): Boxed | null {
  if (!look.shown) return null;
  const rect = rectOf(element);
  if (rect.width < 2 || rect.height < 2) return null;
  const text = collapseSpace(attr(element, 'aria-label') || attr(element, 'title') || '');
  const names = ['id', 'class', 'name'].map((name) => attr(element, name) ?? '').join(' ');
  const host = hostNote(element);
  const hints = `${names.toLowerCase()} host=${host}`.trim();
  return { kind: 'frame', element, tag, role: tag, text, notes: [host], place, hints };
}

function hostNote(frame: Element): string {
  if (hasAttr(frame, 'srcdoc')) return 'inline document';
  const source = attr(frame, 'src') ?? '';
  if (source === '' || source.startsWith('about:')) return 'about:blank';
  return URL.canParse(source, frame.baseURI)
    ? new URL(source, frame.baseURI).host || source.slice(0, 60)
    : source.slice(0, 60);
}

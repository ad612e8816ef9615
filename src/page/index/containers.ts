import { alike, isLayer, SECTION_ROLES, SECTION_TAGS } from '../dom/blocks.ts';
import {
  attribute,
  childCount,
  childrenOf,
  classesOf,
  elementAbove,
  isPageRoot,
  query,
  queryAll,
  rectOf,
  tagOf,
} from '../dom/dom.ts';
import type { ContainerTest } from './walk.ts';

/** What a container line says. `hints` feed the instant engine only. */
interface ContainerInfo {
  /** Plain words, most telling first: label, item number, position, hosts, size. */
  notes: string[];
  hints: string;
  /** Worth a line even with a single line of text in it, or none: a layer, a box without text, a bar of icons, a block named for a purpose. */
  keepSmall: boolean;
  /** Nothing tells what it is for: worth a line only where it parts the page in a way that no other block does. */
  plain: boolean;
}

const SECTIONS: ReadonlySet<string> = new Set([...SECTION_TAGS, 'article', 'ul', 'ol']);
const ROLES = new Set([...SECTION_ROLES, 'article', 'listitem', 'comment', 'status', 'note']);
const ITEMS = new Set(['li', 'tr', 'article']);
/** Never a container: parts of text, and what Sightline or the page uses invisibly. */
const NEVER = new Set([
  'span',
  'p',
  'a',
  'b',
  'i',
  'em',
  'strong',
  'small',
  'label',
  'button',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'td',
  'th',
  'svg',
  'img',
  'input',
  'select',
  'textarea',
  'option',
  'br',
  'hr',
  'script',
  'style',
  'iframe',
  'tbody',
  'thead',
  'main',
  'picture',
  'video',
  'sightline-overlay',
  'time',
  'code',
  'pre',
]);
/**
 * Words that authors put into ids and classes for the purposes that people ask to hide. They make a block worth a line of its own; what is then
 * hidden is decided by content.
 */
const PURPOSE =
  /(^|[-_ ])(ads?|adv|advert\w*|adsense|adslot|adunit|dfp|gpt|banner|sponsor\w*|promo\w*|outbrain|taboola|cookie\w*|consent\w*|gdpr|cmp|onetrust|newsletter\w*|subscri\w*|signup|sign-up|mailchimp|paywall|login|signin|comment\w*|kommentar\w*|disqus|respond|related\w*|recommend\w*|recirc\w*|trending|popular|most-?read|mostviewed|more-?(from|stories|articles|news)|also|next-?articles?|teaser\w*|sidebar\w*|side-?bar|widget\w*|share\w*|sharing|social\w*|addthis\w*|sharedaddy|follow\w*|chat\w*|messenger|intercom|livechat|video\w*|player|app-?banner|smartbanner|popup\w*|modal\w*|overlay\w*|lightbox|author\w*|bio|tags?|tagcloud|breadcrumbs?|footer|header|menu|nav\w*|donat\w*|cta|toolbar|rail|aside|partner\w*|anzeige\w*|werbung\w*|publicidad\w*|pub)([-_ ]|\d|$)/i;

const MEDIA = new Set(['video', 'canvas', 'audio', 'object', 'embed']);
const MIN_BOX = { width: 60, height: 30, area: 3000 };

/** The container lines of a `hide` index. */
export const containerTest: ContainerTest = (element, tag, role, look) => {
  if (!look.shown) return null;
  const info = describeContainer(element, look.style);
  return info ? { role: role ?? tag, ...info } : null;
};

/** @returns what to say about a block of the page that could be hidden as one, or `undefined` for an element that is none */
function describeContainer(element: Element, style: CSSStyleDeclaration): ContainerInfo | undefined {
  const tag = tagOf(element);
  if (NEVER.has(tag) || isPageRoot(element)) return undefined;
  const names = namesOf(element);
  const layered = style.position === 'fixed' || style.position === 'sticky' || isLayer(element);
  const item = itemNumber(element);
  const purpose = PURPOSE.test(names);
  const section =
    SECTIONS.has(tag) || ROLES.has(attribute(element, 'role')) || attribute(element, 'aria-label') !== '';
  const box = rectOf(element);
  const textless = !hasText(element);
  const icons = textless ? iconsIn(element) : 0;
  const sized = textless && isSized(element, box, names);
  const plain = !layered && !item && !purpose && !section && !sized && icons < 2;
  if (plain && (textless || childCount(element) < 2)) return undefined;
  if (style.display.startsWith('inline') && !layered && !textless && !purpose) return undefined;
  const hosts = foreignHosts(element);
  const flags = [
    layered && ':layer',
    style.position === 'fixed' && ':fixed',
    item && ':item',
    textless && ':textless',
    hasPlayer(element) && ':player',
  ];
  return {
    notes: [
      attribute(element, 'aria-label').trim(),
      item ? `item ${item.at} of ${item.of}` : '',
      layered ? (style.position === 'sticky' ? 'sticky' : 'over the page') : '',
      icons >= 2 ? `${icons} icons` : '',
      sized ? 'box without text' : '',
      textless && names ? `named ${names.slice(0, 60)}` : '',
      hosts.length > 0 ? `links to ${hosts.slice(0, 3).join(', ')}` : '',
      sideOf(box),
      box.width > 0 && box.height > 0 ? `${Math.round(box.width)}x${Math.round(box.height)}` : '',
    ].filter(Boolean),
    hints: [names, ...flags.filter(Boolean), ...hosts.map((host) => `host=${host}`)].join(' '),
    keepSmall: layered || textless || (purpose && !item),
    plain,
  };
}

/** Id and classes as authored, lower case, with camel case taken apart. */
export const namesOf = (element: Element): string =>
  [attribute(element, 'id'), ...classesOf(element)]
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .trim()
    .slice(0, 160);

/** Position among siblings of its kind; list items, rows and articles always count, other elements from three alike on. */
function itemNumber(element: Element): { at: number; of: number } | undefined {
  const parent = elementAbove(element);
  if (!parent) return undefined;
  const like = kindsUnder(parent).find((kind) => kind.has(element));
  const needed = ITEMS.has(tagOf(element)) || attribute(element, 'role') === 'listitem' ? 2 : 3;
  return like && like.size >= needed ? { at: like.get(element)!, of: like.size } : undefined;
}

/** More kinds than this under one parent are no list. */
const MAX_KINDS = 12;
/** Every child of a long list asks, so the answer is kept for as long as the list has as many children. */
const kindsOf = new WeakMap<Element, { children: number; kinds: Map<Element, number>[] }>();

/** The children of an element, sorted into kinds by likeness to the first of each, with their places from 1. */
function kindsUnder(parent: Element): Map<Element, number>[] {
  const children = childCount(parent);
  const known = kindsOf.get(parent);
  if (known?.children === children && known.kinds.every((kind) => isChildOf(parent, kind)))
    return known.kinds;
  const kinds = sortIntoKinds(parent);
  kindsOf.set(parent, { children, kinds });
  return kinds;
}

/** The same, as the children are at this moment. */
export function sortIntoKinds(parent: Element): Map<Element, number>[] {
  const kinds: Map<Element, number>[] = [];
  for (const sibling of childrenOf(parent)) {
    const kind = kinds.find((members) => alike(sibling, members.keys().next().value!));
    if (kind) kind.set(sibling, kind.size + 1);
    else if (kinds.length < MAX_KINDS) kinds.push(new Map([[sibling, 1]]));
  }
  return kinds;
}

const isChildOf = (parent: Element, kind: Map<Element, number>): boolean =>
  elementAbove(kind.keys().next().value!) === parent;

const hasPlayer = (element: Element): boolean =>
  MEDIA.has(tagOf(element)) ||
  query(
    element,
    'video, audio, iframe[src*="youtube"], iframe[src*="vimeo"], iframe[src*="player"], object, embed',
  ) !== null;

/** Whether there are words inside, shadow trees aside. */
function hasText(element: Element): boolean {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!/\S/.test(walker.currentNode.nodeValue ?? '')) continue;
    const parent = walker.currentNode.parentElement;
    if (parent && !['script', 'style', 'noscript', 'template'].includes(tagOf(parent))) return true;
  }
  return false;
}

function iconsIn(element: Element): number {
  const controls = queryAll(element, 'a[href], button, [role=button]');
  return controls.length <= 24 ? controls.length : 0;
}

/** A box that takes room without saying anything: a slot that waits for an advertisement, a player, a map. */
function isSized(element: Element, box: DOMRect, names: string): boolean {
  if (box.width < MIN_BOX.width || box.height < MIN_BOX.height || box.width * box.height < MIN_BOX.area)
    return false;
  // Pictures with a text and frames have lines of their own.
  if (query(element, 'img[alt]:not([alt=""]), iframe')) return false;
  const media = query(element, 'video, canvas, object, embed, svg, ins, img');
  return media !== null || MEDIA.has(tagOf(element)) || names !== '' || childrenOf(element).length > 0;
}

/** Hosts that its links lead to, other than the page's own, most frequent first. */
function foreignHosts(element: Element): string[] {
  const links = queryAll(element, 'a[href]');
  if (links.length > 60) return [];
  const counts = new Map<string, number>();
  for (const link of links) {
    const href = attribute(link, 'href');
    const host = /^(?:https?:)?\/\/([^/:?#]+)/i
      .exec(href)?.[1]
      ?.toLowerCase()
      .replace(/^www\./, '');
    if (host && !location.hostname.endsWith(host)) counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([host]) => host)
    .slice(0, 6);
}

function sideOf(box: DOMRect): string {
  if (box.width === 0 || box.width > innerWidth * 0.6) return '';
  if (box.left > innerWidth * 0.6) return 'right';
  return box.right < innerWidth * 0.4 ? 'left' : '';
}

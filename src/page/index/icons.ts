import { attr, queryAll, tagOf } from '../dom/dom.ts';

/** A class name of an icon set: what follows is the icon's name (`fa-trash`, `bi-gear`, `icon-close`). */
const ICON_CLASS =
  /^(?:fa[bsrl]?|fa-(?:solid|regular|brands)|bi|mdi|ti|ri|bx|la|pi|ph|glyphicon|octicon|codicon|dashicons|material-icons|icon|ico|i|svg|lucide|tabler-icon|anticon|el-icon|ion|uil|oi|wp-icon)[-_]{1,2}(.+)$/i;
const ICON_SUFFIX = /^(.+?)[-_]?icon$/i;
/** Words that tell what a control does, wherever in a class name they stand. */
const TELLING = new Set(
  (
    'account add alert arrow attach back bag basket bell bookmark burger calendar call camera cancel caret cart chat check chevron clear clip ' +
    'close cog collapse comment compose contact copy crop cut dark delete dismiss down download drag edit email emoji exit expand export eye ' +
    'facebook favorite favourite fav feed filter first flag folder follow forward fullscreen gear github globe google grid hamburger heart help ' +
    'hide home image import info instagram key language last left light like link linkedin list lock login logout mail map maximize menu message ' +
    'mic minimize minus more mute nav next notification open options pause pen pencil phone pin pinterest play plus prev previous print profile ' +
    'reddit redo refresh reload remove reply report reset resize right rotate rss save search send settings share shop show sidebar sign skip ' +
    'slack sort speaker star stop submit support switch tag telegram theme tiktok toggle trash tweet twitter undo unlock up upload user video ' +
    'view volume warning whatsapp wishlist x xing youtube zoom'
  ).split(' '),
);
/** How an icon is drawn, not what it shows. */
const STYLES =
  /^(?:solid|regular|brands|light|thin|duotone|sharp|outlined?|rounded|filled|lg|sm|xs|xl|fw|spin|inverse)$/i;
const MAX_WORDS = 4;

/**
 * What the markup of a wordless control says of its icon: the name in an icon set, the file of a picture, a drawing's title. Class names count
 * only as far as they are words that tell something: a framework's own (`MuiButtonBase-root css-b14wyw`) do not.
 */
export function iconWords(element: Element): string {
  const found: string[] = [];
  for (const part of [element, ...queryAll(element, 'svg, use, img, i, span, title').slice(0, 8)]) {
    const tag = tagOf(part);
    if (tag === 'title') found.push(part.textContent ?? '');
    if (tag === 'use') found.push((attr(part, 'href') ?? attr(part, 'xlink:href') ?? '').replace(/^.*#/, ''));
    if (tag === 'img') found.push(fileName(attr(part, 'src') ?? ''));
    found.push(
      attr(part, 'data-icon') ?? '',
      attr(part, 'data-testid') ?? '',
      attr(part, 'data-lucide') ?? '',
    );
    found.push(...(attr(part, 'class') ?? '').split(/\s+/).map(tellingPart));
  }
  const words = found
    .join(' ')
    .trim()
    .split(/\s+/)
    .filter((word) => /[a-z]{2}|^x$/i.test(word) && word.length <= 40);
  return [...new Set(words)].slice(0, MAX_WORDS).join(' ');
}

const fileName = (address: string): string =>
  address
    .replace(/^data:.*/, '')
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '');

/** The part of a class name that says something, or ''. */
function tellingPart(name: string): string {
  const icon = ICON_CLASS.exec(name)?.[1] ?? ICON_SUFFIX.exec(name)?.[1] ?? '';
  const words = (icon || name)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const telling = words.filter((word) => TELLING.has(word));
  if (telling.length > 0) return telling.join('-');
  return !STYLES.test(icon) && ICON_CLASS.test(name) && /^[a-z-]{3,24}$/.test(icon) ? icon : '';
}

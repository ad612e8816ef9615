import { colourOf, highlightName } from '../../core/citations/palette.ts';

/** Rules are added for so many citations at a time: each element of a page has to be asked for each of them. */
const BATCH = 8;

/**
 * The colours of lit words. The text layer lies over the drawn page with transparent letters, and is multiplied with it (`reader.css`), so a
 * background is all that is wanted: the drawn letters show through.
 */
export function createLook(document: Document) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let upTo = 0;
  let dark = false;

  function add(to: number): void {
    for (; upTo < to; ) {
      upTo += 1;
      const { background, accent } = colourOf(upTo, dark);
      const name = highlightName(upTo);
      sheet.insertRule(
        `::highlight(${name}){background-color:${background};color:transparent;text-decoration:underline 2px ${accent}}`,
      );
      sheet.insertRule(
        `@media (forced-colors:active){::highlight(${name}){background-color:Mark;color:transparent}}`,
        sheet.cssRules.length,
      );
    }
  }

  // Before any page is drawn: a rule that comes later has the whole document styled anew, which the first answer would wait for.
  add(BATCH);

  return {
    ensure(k: number, isDark: boolean): void {
      if (isDark !== dark) {
        dark = isDark;
        sheet.replaceSync('');
        const before = upTo;
        upTo = 0;
        add(before);
      }
      if (k > upTo) add(Math.ceil(k / BATCH) * BATCH);
    },
  };
}
